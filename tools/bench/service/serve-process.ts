/** A process that serves a filled database on 127.0.0.1. */
import { serve } from "./node-server.ts";
import { openServing } from "./serving.ts";

const service = await openServing(process.argv[2] ?? "");
process.send?.({ url: await serve((request) => service.fetch(request)) });
process.on("disconnect", () => process.exit(0));
