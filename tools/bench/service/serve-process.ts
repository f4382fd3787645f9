/** A process that serves a filled database on 127.0.0.1, and reports the processor time that it has used. */
import { serve } from "./node-server.ts";
import { openServing } from "./serving.ts";

const [, , databaseUrl = "", now] = process.argv;
const service = await openServing(databaseUrl, now === undefined ? undefined : Number(now));
const url = await serve((request) => service.fetch(request));
process.send?.({ url });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
process.on("disconnect", () => process.exit(0));
