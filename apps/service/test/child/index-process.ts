/** A process that indexes and serves requests, until it is closed, or killed at a given point. */

import { once } from "node:events";
import { writeSync } from "node:fs";
import { createService, type NetworkSource } from "../../src/index.ts";
import { type PointKind, watchPoints } from "./kill-points.ts";

/** The parent's first message. */
export interface IndexOptions {
  readonly location: { readonly databaseUrl?: string; readonly dataDir?: string };
  readonly network: NetworkSource;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly batchSize: number;
  /** Milliseconds of the lease by which it leads. Default 1000: who starts after a kill waits a fifth of it. */
  readonly leaseMs?: number;
  /**
   * Where the parent kills; with `hold` the process waits there for it, otherwise it runs on meanwhile. With `within`, only statements
   * that contain this text count, and the process freezes itself (SIGSTOP) there until the parent thaws it.
   */
  readonly until?:
    | { readonly kind: PointKind; readonly at: number; readonly hold: boolean; readonly within?: string }
    | undefined;
}

/** The parent's later messages: a request for a path of the interface (`/v1/…`) or of the operator, or a command to close. */
export type Command = { readonly id: number; readonly path: string } | "close";

/** A message of the process. */
export type ProcessMessage =
  | { readonly type: "open" | "indexed" }
  | { readonly type: "response"; readonly id: number; readonly status: number; readonly body: object };

// The parent's first message.
const [indexOptions]: IndexOptions[] = await once(process, "message");
if (!indexOptions) throw new Error("the first message is empty");
const { location, network, now, batchSize, leaseMs = 1_000, until } = indexOptions;
let seen = 0;
watchPoints((kind, text = "") => {
  if (kind !== until?.kind || !text.includes(until.within ?? "") || ++seen !== until.at) return;
  // Written at once: the parent may kill this process before the next instruction.
  writeSync(1, "point\n");
  if (until.within !== undefined) process.kill(process.pid, "SIGSTOP");
  if (until.hold) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});

const say = (message: ProcessMessage) => process.send?.(message);
const tell = (fields: object, message: string) => writeSync(2, `${message} ${JSON.stringify(fields)}\n`);
const service = await createService({
  ...location,
  networks: { fuji: network },
  clock: () => now,
  logger: { info: () => {}, warn: tell, error: tell },
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
  const body: object = await response.json();
  say({ type: "response", id: command.id, status: response.status, body });
});
say({ type: "open" });
service.start();
await service.indexed();
say({ type: "indexed" });
