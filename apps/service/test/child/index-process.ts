/** A process that indexes and serves requests, until it is closed, or killed at a given point. */

import { createService, type NetworkSource } from "../../src/index.ts";
import { type Point, watchFor } from "./kill-points.ts";
import { log, optionsOfParent, say } from "./parent.ts";

export interface IndexOptions {
  readonly location: { readonly databaseUrl?: string; readonly dataDir?: string };
  readonly network: NetworkSource;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly batchSize: number;
  /** Milliseconds of the lease by which it leads. Default 1000: who starts after a kill waits a fifth of it. */
  readonly leaseMs?: number;
  readonly until?: Point | undefined;
}

/** The parent's later messages: a request for a path of the interface (`/v1/…`) or of the operator, or a command to close. */
export type Command = { readonly id: number; readonly path: string } | "close";

export interface ProcessResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses field by field
  readonly body: any;
}

/** The process's message: the response to a request. */
export type Told = ProcessResponse & Pick<Exclude<Command, "close">, "id">;

const options = await optionsOfParent<IndexOptions>();
const { location, network, now, batchSize, leaseMs = 1_000, until } = options;
if (until) watchFor(until);
const service = await createService({
  ...location,
  networks: { fuji: network },
  clock: () => now,
  logger: log,
  pollMs: 10,
  batchSize,
  leaseMs,
});
process.on("message", async (command: Command) => {
  if (command === "close") {
    await service.close();
    process.disconnect();
    return;
  }
  const request = new Request(`http://localhost/${command.path}`);
  const response = await (command.path.startsWith("v1/")
    ? service.fetch(request)
    : service.adminFetch(request));
  const told: Told = { id: command.id, status: response.status, body: await response.json() };
  process.send?.(told);
});
say("open");
service.start();
await service.indexed();
say("indexed");
