/** Runs the periodic maintenance of a database. */

import type { PageTokens } from "../http/page-token.ts";
import type { ReplicaReads } from "../http/replica-reads.ts";
import { type Chore, maintain } from "../jobs/maintenance.ts";
import type { Stores } from "../store/node/open-stores.ts";
import { IndexPacker } from "./index-packer.ts";
import type { Runtime } from "./runtime.ts";
import type { ServedChains } from "./served-chains.ts";
import { SumMaker } from "./sum-maker.ts";
import type { Workers } from "./workers.ts";

export interface MaintenanceOptions {
  readonly runtime: Runtime;
  readonly stores: Pick<Stores, "vacuum" | "packing" | "sums">;
  readonly chains: ServedChains;
  readonly workers: Pick<Workers, "webhooks" | "requestLog">;
  readonly tokens: PageTokens;
  readonly replica: ReplicaReads | undefined;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Runs until the signal aborts. Never rejects. */
export async function maintainDatabase(options: MaintenanceOptions): Promise<void> {
  const { runtime, stores, chains, workers, tokens, replica } = options;
  const { webhooks, requestLog } = workers;
  const chore = (name: string, everyMs: number, run: Chore["run"]): Chore => ({ name, everyMs, run });
  const chores = [
    chore("renewing the key of page tokens", HOUR, () => tokens.renewKeys()),
    replica && chore("looking at the replica", 0, () => replica.probe()),
    webhooks && chore("forgetting old messages of webhooks", HOUR, () => webhooks.forget()),
    requestLog && chore("forgetting old requests", MINUTE, () => requestLog.forget()),
    chore("vacuuming", 0, () => stores.vacuum()),
  ].filter((one) => one !== undefined);
  const packer = stores.packing && new IndexPacker({ ...runtime, chains, packing: stores.packing });
  const sumMaker = new SumMaker({ ...runtime, chains, sums: stores.sums });
  await Promise.all([
    maintain({ ...runtime, chores }),
    // Apart from the others, as these may take hours.
    maintain({ ...runtime, chores: [chore("making sums for past balances", 0, () => sumMaker.step())] }),
    packer && maintain({ ...runtime, chores: [chore("packing indexes", 0, () => packer.step())] }),
  ]);
}
