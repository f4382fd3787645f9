/** A process that serves a filled database on 127.0.0.1 as the command does, and reports the processor time that it has used. */
import { serve } from "@hono/node-server";
import { openServing } from "./serving.ts";

const [, , databaseUrl = "", now] = process.argv;
const service = await openServing(databaseUrl, now === undefined ? undefined : Number(now));
const fetch = (request: Request) => service.fetch(request);
serve({ fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  process.send?.({ url: `http://127.0.0.1:${port}` }),
);
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
process.on("disconnect", () => process.exit(0));
