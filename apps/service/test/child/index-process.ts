/** A process that indexes and answers, until it is told to close or killed at the point that it was told. */

import { once } from "node:events";
import { writeSync } from "node:fs";
import { createService, type NetworkSource } from "../../src/index.ts";
import { type PointKind, watchPoints } from "./kill-points.ts";

/** What the process is told first. */
export interface Birth {
  readonly location: { readonly databaseUrl?: string; readonly dataDir?: string };
  readonly network: NetworkSource;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly batchSize: number;
  /** Where the parent kills; with `hold` the process waits there for it, otherwise it runs on meanwhile. */
  readonly until?: { readonly kind: PointKind; readonly at: number; readonly hold: boolean } | undefined;
}

/** What the process is told later: a path below `/v1/` to answer, or to close. */
export type Order = { readonly id: number; readonly path: string } | "close";

/** What the process says. */
export type Word =
  | { readonly type: "open" | "indexed" }
  | { readonly type: "answer"; readonly id: number; readonly status: number; readonly body: object };

// The parent's first message.
const [birth]: Birth[] = await once(process, "message");
if (!birth) throw new Error("the first message is empty");
const { location, network, now, batchSize, until } = birth;
let seen = 0;
watchPoints((kind) => {
  if (kind !== until?.kind || ++seen !== until.at) return;
  // Written at once: the parent may kill this process before the next instruction.
  writeSync(1, "point\n");
  if (until.hold) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});

const say = (word: Word) => process.send?.(word);
const tell = (fields: object, message: string) => writeSync(2, `${message} ${JSON.stringify(fields)}\n`);
const service = await createService({
  ...location,
  networks: { fuji: network },
  clock: () => now,
  logger: { info: () => {}, warn: tell, error: tell },
  pollMs: 10,
  batchSize,
});
process.on("message", async (order: Order) => {
  if (order === "close") {
    await service.close();
    process.disconnect();
    return;
  }
  const response = await service.fetch(new Request(`http://service/v1/${order.path}`));
  const body: object = await response.json();
  say({ type: "answer", id: order.id, status: response.status, body });
});
say({ type: "open" });
service.start();
await service.indexed();
say({ type: "indexed" });
