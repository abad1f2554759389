/** boardgame.io's own server, in memory, with a move that is always legal: nothing of a game in it. */
const { createRequire } = require("node:module");
const from = createRequire(require("node:path").join(__dirname, "..", "x.js"));
const { Server, Origins } = from("boardgame.io/server");
const { ActivePlayers } = from("boardgame.io/core");

const game = {
  name: "echo",
  disableUndo: true,
  setup: () => ({ last: 0, n: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: {
      move: ({ G }, id) => {
        G.last = id;
        G.n++;
      },
      ignoreStaleStateID: true,
    },
  },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT) }, () => console.log("ready"));
