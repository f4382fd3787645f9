/** What a service does to its database now and then, apart from requests and blocks. */

import type { ChainStatus } from "../domain/chain-status.ts";
import type { Logger } from "../domain/logger.ts";
import type { PageTokens } from "../http/page-token.ts";
import type { ReplicaReads } from "../http/replica-reads.ts";
import type { RequestLog } from "../http/request-log.ts";
import { type Chore, maintain } from "../jobs/maintenance.ts";
import type { WebhookWorker } from "../push/webhook-worker.ts";
import type { Stores } from "../store/postgres/node/open-stores.ts";
import { IndexPacker } from "./index-packer.ts";
import { SumMaker } from "./sum-maker.ts";

export interface MaintenanceOptions {
  readonly stores: Pick<Stores, "vacuum" | "packing" | "sums">;
  readonly tokens: PageTokens;
  readonly replica: ReplicaReads | undefined;
  readonly webhooks: WebhookWorker | undefined;
  readonly requestLog: RequestLog | undefined;
  readonly chains: () => readonly ChainStatus[];
  /** Ids of the networks, by name. */
  readonly networkIds: ReadonlyMap<string, number>;
  readonly clock: () => number;
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic: () => number;
  readonly logger: Logger;
  readonly pollMs: number;
  readonly signal: AbortSignal;
}

/** Runs until the signal aborts. Never rejects. */
export async function maintainDatabase(options: MaintenanceOptions): Promise<void> {
  const { stores, tokens, replica, webhooks, requestLog, ...running } = options;
  const chores: Chore[] = [
    { name: "renewing the key of page tokens", everyMs: 3_600_000, run: () => tokens.renewKeys() },
    ...(replica ? [{ name: "looking at the replica", everyMs: 0, run: () => replica.probe() }] : []),
    ...(webhooks
      ? [{ name: "forgetting old messages of webhooks", everyMs: 3_600_000, run: () => webhooks.forget() }]
      : []),
    ...(requestLog
      ? [{ name: "forgetting old requests", everyMs: 60_000, run: () => requestLog.forget() }]
      : []),
    { name: "vacuuming", everyMs: 0, run: () => stores.vacuum() },
  ];
  const packer = stores.packing && new IndexPacker({ ...running, packing: stores.packing });
  const sumMaker = new SumMaker({ ...running, sums: stores.sums });
  await Promise.all([
    maintain({ ...running, chores }),
    // Apart from the others, as these may take hours.
    maintain({
      ...running,
      chores: [{ name: "making sums for past balances", everyMs: 0, run: () => sumMaker.step() }],
    }),
    packer &&
      maintain({
        ...running,
        chores: [{ name: "packing indexes", everyMs: 0, run: () => packer.step() }],
      }),
  ]);
}
