/** The host's ledger: asks for the token, then for the server's numbers every few seconds while somebody looks. */

const EVERY_MS = 5000;
const PATIENCE_MS = 8000;
/** So many tables are listed; the rest is counted. */
const MOST_ROWS = 200;
/** Above this many ms a bar is hatched. */
const SLOW_MS = 250;
const KEPT = "snorum.admin";
const GAMES = { "snip-snap-snorum": "Snip", snap: "Snap", "irish-snap": "Irish" };

const $ = (id) => document.getElementById(id);
const say = (id, text) => {
  if ($(id).textContent !== text) $(id).textContent = text;
};
const count = (n, one, many = `${one}s`) => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Kept for this tab only; where the browser keeps nothing, for as long as the page stands. */
let token = "";
try {
  token = sessionStorage.getItem(KEPT) ?? "";
} catch {}
function keep(next) {
  token = next;
  try {
    if (next === "") sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, next);
  } catch {}
}

/** Shows one of the four: waiting, off, the way in, the ledger. */
function show(id) {
  for (const one of ["wait", "off", "login", "book"]) $(one).hidden = one !== id;
}

function stamp(text, bad = false) {
  say("stamp", text);
  $("stamp").classList.toggle("is-bad", bad);
}

const ask = (path, method = "GET") =>
  fetch(`/admin/api/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/** Back to the way in, with a word why. */
function lock(why = "") {
  keep("");
  stamp("");
  say("said", "");
  show("login");
  say("wrong", why);
  $("token").setAttribute("aria-invalid", String(why !== ""));
  $("token").focus();
}

let timer = 0;
let asking = false;

async function look() {
  clearTimeout(timer);
  if (asking) return;
  asking = true;
  try {
    const answer = await ask("ledger");
    if (answer.ok) write(await answer.json());
    else if (answer.status === 404) off();
    else if (answer.status === 401) return lock("That is not the token.");
    else if (answer.status === 429) return lock("Too many wrong tokens. Wait a minute, then try again.");
    else gone(`The server answers with ${answer.status}.`);
  } catch {
    gone("The server does not answer. It is asked again every few seconds.");
  } finally {
    asking = false;
  }
  if (token !== "") timer = setTimeout(() => void look(), EVERY_MS);
}

function off() {
  keep("");
  stamp("off", true);
  show("off");
}

/** What was known stays, and says that it is old. */
function gone(why) {
  stamp("no answer", true);
  say("said", why);
  $("book").classList.add("is-old");
  if ($("book").hidden) {
    show("login");
    $("token").value = token;
  }
}

function write(ledger) {
  const { tables, seats, counted, limits, keeps, versions } = ledger;
  show("book");
  $("book").classList.remove("is-old");
  say("said", "");
  const troubles = counted.errors + counted.appendFailures;
  stamp(troubles === 0 ? "all well" : count(troubles, "error"), troubles > 0);

  say("n-tables", tables.length.toLocaleString("en"));
  say("n-tables-of", tables.length === 1 ? "table" : "tables");
  say("n-seats", (seats.persons + seats.bots + seats.away).toLocaleString("en"));
  say("n-seats-of", `seats, ${count(seats.bots, "bot")}${seats.away > 0 ? `, ${seats.away} away` : ""}`);
  say("n-joins", counted.joinsLastHour.toLocaleString("en"));
  say("n-heats", counted.verdicts === 0 ? "–" : `${((100 * counted.deadHeats) / counted.verdicts).toFixed(1)} %`);

  const day = new Date(ledger.at).toLocaleDateString("en", { weekday: "long" });
  say("tables-title", `${day}, ${tables.length === 0 ? "no tables" : count(tables.length, "table")}`);
  $("empty").hidden = tables.length > 0;
  $("scroll").hidden = tables.length === 0;
  $("more").hidden = tables.length <= MOST_ROWS;
  say("more", `And ${count(tables.length - MOST_ROWS, "older table")}.`);
  writeTables(tables.slice(0, MOST_ROWS), ledger.at);
  writeTrips(counted.trips, ledger.tripsMs);

  writePairs("since", [
    ["Lines open now", ledger.lines],
    ["People who came", counted.joins],
    ["Came back", counted.reconnects],
    ["Races judged", counted.verdicts],
    ["Dead heats", counted.deadHeats],
    ["Entries saved", counted.appends],
    ["Entries not saved", counted.appendFailures],
    ["Errors in the log", counted.errors],
    ["Event loop late by, worst 1 %", `${counted.loopDelayMs.toFixed(0)} ms`],
  ]);
  const refused = Object.entries(counted.refusals).toSorted((one, other) => other[1] - one[1]);
  $("refusals").hidden = refused.length === 0;
  writePairs("refused", refused);
  writePairs("limits", [
    ["Tables at once", limits.mostTables],
    ["Devices at once", limits.mostLines],
    ["Other origins", limits.origins.length === 0 ? "none" : limits.origins.join(", ")],
    ["Trusted proxy", limits.proxy ?? "none"],
    ["Log", limits.log],
  ]);
  writePairs("keeps", [
    ["Tables", count(keeps.tablesHours, "hour")],
    ["Replays", count(keeps.replaysDays, "day")],
    ["Addresses", "never"],
  ]);
  writePairs("versions", [
    ["Snorum", versions.snorum],
    ["Protocol", versions.protocol],
    ["Rules", versions.rules.replaceAll(/[a-z-]+/g, (game) => GAMES[game] ?? game)],
    ["Node", versions.node],
    ["Up for", spell(ledger.at - ledger.startedAt)],
    ["Memory", `${Math.round(counted.memoryBytes / 1e6)} MB`],
  ]);
}

/** A span of time in the unit that people would use. */
function spell(ms) {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? count(Math.round(minutes / 60), "hour") : count(Math.round(minutes / 1440), "day");
}

/** Rows that are there already stay, so that whoever is on one of their buttons stays on it. */
function writeTables(tables, at) {
  const rows = new Map([...$("tables").children].map((row) => [row.dataset.code, row]));
  for (const [code, row] of rows) if (tables.every((one) => one.code !== code)) row.remove();
  tables.forEach((one, place) => {
    const row = rows.get(one.code) ?? newRow(one.code);
    if ($("tables").children[place] !== row) $("tables").insertBefore(row, $("tables").children[place] ?? null);
    const [, game, seats, since, slowest] = row.children;
    game.textContent = `${GAMES[one.game] ?? one.game}${one.playing ? "" : ", lobby"}`;
    writeSeats(seats, one);
    since.textContent = spell(at - one.openedAt);
    slowest.textContent = one.slowestMs === null ? "–" : `${Math.round(one.slowestMs)} ms`;
    slowest.className = one.slowestMs > SLOW_MS ? "no" : "";
  });
}

function newRow(code) {
  const row = document.createElement("tr");
  row.dataset.code = code;
  // narrow screens lay a row out as a block, and would take it for nothing but that
  row.role = "row";
  const head = document.createElement("th");
  head.scope = "row";
  head.role = "rowheader";
  head.textContent = code;
  const cells = Array.from({ length: 5 }, () => document.createElement("td"));
  for (const cell of cells) cell.role = "cell";
  row.append(head, ...cells);
  row.lastElementChild.append(
    button("Log", `Log of ${code}`, () => download(code)),
    button("Close", `Close ${code}`, () => close(code)),
  );
  return row;
}

function button(text, label, press) {
  const one = document.createElement("button");
  one.type = "button";
  one.className = "text-btn";
  one.textContent = text;
  one.ariaLabel = label;
  one.addEventListener("click", press);
  return one;
}

function writeSeats(cell, { seats, watchers }) {
  const of = (who) => seats.filter((one) => one === who).length;
  const words = [
    count(of("person"), "person", "people"),
    of("away") > 0 ? `${of("away")} away` : "",
    of("bot") > 0 ? count(of("bot"), "bot") : "",
    watchers > 0 ? `${watchers} watching` : "",
  ];
  const text = words.filter((one) => one !== "").join(", ");
  const key = `${seats.join()} ${text}`;
  if (cell.dataset.key === key) return;
  cell.dataset.key = key;
  const heads = document.createElement("span");
  heads.className = "heads";
  heads.ariaHidden = "true";
  heads.append(
    ...seats.map((who) => {
      const head = document.createElement("i");
      head.className = `is-${who}`;
      return head;
    }),
  );
  cell.replaceChildren(heads, text);
}

function writeTrips(trips, bounds) {
  const most = Math.max(1, ...trips);
  const name = (at) => {
    const ms = bounds[at];
    return ms === undefined ? ">1 s" : ms === 1000 ? "1 s" : String(ms);
  };
  const all = trips.reduce((sum, one) => sum + one, 0);
  const usual = trips.indexOf(Math.max(...trips));
  $("hist").ariaLabel =
    all === 0 ? "No round trips yet" : `${count(all, "round trip")}; most of them up to ${name(usual)} ms`;
  $("hist").replaceChildren(
    ...trips.map((n, at) => {
      const column = document.createElement("span");
      const bar = document.createElement("i");
      bar.style.setProperty("--h", (n / most).toFixed(3));
      bar.classList.toggle("is-slow", (bounds[at] ?? Infinity) > SLOW_MS);
      bar.classList.toggle("is-none", n === 0);
      const label = document.createElement("em");
      label.textContent = name(at);
      column.append(bar, label);
      return column;
    }),
  );
}

function writePairs(id, pairs) {
  $(id).replaceChildren(
    ...pairs.flatMap(([name, value]) => {
      const dt = document.createElement("dt");
      const dd = document.createElement("dd");
      dt.textContent = name;
      dd.textContent = typeof value === "number" ? value.toLocaleString("en") : value;
      return [dt, dd];
    }),
  );
}

async function close(code) {
  say("sure-title", `Close table ${code}?`);
  $("sure").returnValue = "";
  $("sure").showModal();
  await new Promise((resolve) => $("sure").addEventListener("close", resolve, { once: true }));
  if ($("sure").returnValue !== "close") return;
  const said = await tried(`tables/${code}/close`, "POST");
  await look();
  say(
    "said",
    said.wrong === undefined ? `Table ${code} is closed.` : `Table ${code} was not closed: ${plain(said.wrong)}`,
  );
}

async function download(code) {
  const said = await tried(`tables/${code}/log`);
  if (said.wrong !== undefined) return say("said", `No log of ${code}: ${plain(said.wrong)}`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(said)], { type: "application/json" }));
  link.download = `snorum-${code}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function backUp() {
  $("backup").disabled = true;
  say("backup-said", "Copying …");
  const said = await tried("backup", "POST");
  say(
    "backup-said",
    said.wrong === undefined
      ? `Copied to ${said.file}, ${(said.bytes / 1e6).toFixed(1)} MB.`
      : `No copy was made: ${plain(said.wrong)}`,
  );
  $("backup").disabled = false;
}

/** The answer, or `wrong` with why there is none. */
async function tried(path, method) {
  try {
    const answer = await ask(path, method);
    if (answer.status === 401) {
      lock("That is not the token any more.");
      return { wrong: "the token is another one now" };
    }
    return await answer.json();
  } catch {
    return { wrong: "no-answer" };
  }
}

const PLAIN = {
  "no-such-table": "there is no such table any more.",
  "not-saved": "that could not be saved. Is the disk full?",
  "party-over": "it is over already.",
  "no-answer": "the server does not answer.",
};
const plain = (wrong) => PLAIN[wrong] ?? `${wrong}.`;

$("form").addEventListener("submit", (event) => {
  event.preventDefault();
  keep($("token").value.trim());
  $("token").value = "";
  void look();
});
$("backup").addEventListener("click", () => void backUp());
$("lock").addEventListener("click", () => {
  clearTimeout(timer);
  lock();
});
document.addEventListener("visibilitychange", () => {
  clearTimeout(timer);
  if (!document.hidden && token !== "") void look();
});

if ("off" in document.body.dataset) off();
else if (token === "") lock();
else {
  show("wait");
  void look();
}
