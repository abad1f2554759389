/** What the server answers to whoever hosts: health, metrics, the ledger's page and what that asks for. */
import type { HttpBindings } from "@hono/node-server";
import { readCode } from "@snorum/protocol";
import { Hono } from "hono";
import type { Context } from "hono";
import { addressOf, shortened } from "../live/sockets.ts";
import type { Site } from "../site.ts";
import { Busy } from "./backups.ts";
import type { MakeBackup } from "./backups.ts";
import { doorOf } from "./door.ts";
import { exportTable } from "./export.ts";
import { healthOf } from "./health.ts";
import { ledgerOf } from "./ledger.ts";
import type { LedgerHouse } from "./ledger.ts";
import type { Note } from "./logs.ts";
import { ledgerPage } from "./page.ts";

/** What is needed to answer. */
export interface AdminHouse extends LedgerHouse {
  readonly site: Site;
  readonly backup: MakeBackup;
  readonly note: Note;
}

type Env = { Bindings: HttpBindings };

const SAID = { 401: "Wrong token", 404: "Not found", 429: "Too many wrong tokens" } as const;

/** The routes, to be answered before any page. */
export function adminRoutes(house: AdminHouse): Hono<Env> {
  const { settings, rooms, streams, metrics, note, now } = house;
  const app = new Hono<Env>();
  const door = doorOf(settings.adminToken, now);
  const healthy = healthOf(streams, now);
  const look = ledgerOf(house);
  const off = settings.adminToken === null;
  const files = ledgerPage(house.site, off);

  for (const path of ["/healthz", "/metrics", "/admin/*"])
    app.use(path, async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
    });

  app.get("/healthz", async (c) => ((await healthy()) ? c.text("ok") : c.text("The data folder takes no writes", 503)));

  for (const [address, { type, text, policy }] of files)
    app.get(address, (c) =>
      // the page itself says that it is off
      c.body(text, off && address === "/admin" ? 404 : 200, {
        "Content-Type": type,
        "Content-Security-Policy": policy,
      }),
    );
  app.get("/admin/", (c) => c.redirect("/admin", 308));

  const guarded = (c: Context<Env>, next: () => Promise<void>): Promise<void | Response> => {
    const address = addressOf(c.env.incoming, settings.proxy);
    const given = c.req.header("Authorization");
    const status = door(given, address);
    if (status === 200) return next();
    if (status !== 404 && given !== undefined) note("wrong-token", { from: shortened(address) });
    const ask = status === 401 ? { "WWW-Authenticate": "Bearer" } : undefined;
    return Promise.resolve(c.text(SAID[status], status, ask));
  };
  app.use("/metrics", guarded);
  app.use("/admin/api/*", guarded);

  app.get("/metrics", async (c) => c.body(await metrics.text(), 200, { "Content-Type": metrics.type }));
  app.get("/admin/api/ledger", async (c) => c.json(await look()));

  app.post("/admin/api/tables/:code/close", async (c) => {
    const code = readCode(c.req.param("code"));
    const room = code === null ? undefined : rooms.find(code);
    if (room === undefined) return c.json({ wrong: "no-such-table" }, 404);
    const ended = await room.end();
    if (!ended.ok) return c.json({ wrong: ended.refusal.code }, 503);
    note("closed-by-host", { table: code });
    return c.json({ closed: code });
  });

  app.get("/admin/api/tables/:code/log", async (c) => {
    const code = readCode(c.req.param("code"));
    const exported = code === null ? null : await exportTable(streams, code);
    if (exported === null) return c.json({ wrong: "no-such-table" }, 404);
    return c.json(exported, 200, { "Content-Disposition": `attachment; filename="snorum-${exported.code}.json"` });
  });

  app.post("/admin/api/backup", async (c) => {
    try {
      const made = await house.backup();
      note("backup", { ...made });
      return c.json(made);
    } catch (error) {
      if (error instanceof Busy) return c.json({ wrong: error.message }, 409);
      const wrong = error instanceof Error ? error.message : String(error);
      note("backup-failed", { error });
      return c.json({ wrong }, 503);
    }
  });

  app.all("/admin/api/*", (c) => c.json({ wrong: "no-such-address" }, 404));
  return app;
}
