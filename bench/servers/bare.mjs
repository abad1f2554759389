/** The least that a server of tables can do: one message in, four out, nothing known and nothing kept. */
import { WebSocketServer } from "ws";

const rooms = new Map();
const wire = new WebSocketServer({ port: Number(process.env.PORT), host: "127.0.0.1", perMessageDeflate: false });
wire.on("connection", (socket, { url }) => {
  const room = rooms.get(url) ?? { lines: [], seq: 0 };
  rooms.set(url, room);
  room.lines.push(socket);
  socket.on("message", (data) => {
    const { id, seat } = JSON.parse(data);
    const out = JSON.stringify({ seq: ++room.seq, id, seat });
    for (const line of room.lines) line.send(out);
  });
  socket.send('{"joined":true}');
});
wire.on("listening", () => console.log("ready"));
