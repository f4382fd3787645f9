/** Decides when sums for past balances are made: every hour, by the process that leads the P-Chain, while that is current. */

import { type ChainStatus, isCurrent } from "../domain/chain-status.ts";
import type { Logger } from "../domain/logger.ts";
import type { BalanceSums } from "../store/postgres/balances/sums.ts";

/** Milliseconds between two looks at the addresses of a network. */
const INTERVAL = 3_600_000;

export interface SumMakerOptions {
  readonly sums: Pick<BalanceSums, "run">;
  readonly chains: () => readonly ChainStatus[];
  /** Ids of the networks, by name. */
  readonly networkIds: ReadonlyMap<string, number>;
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic: () => number;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

export class SumMaker {
  readonly #options: SumMakerOptions;
  /** When each network's addresses are looked at next. */
  readonly #due = new Map<string, number>();

  constructor(options: SumMakerOptions) {
    this.#options = options;
  }

  /** Makes the sums of networks whose time has come. Never rejects: a failure is logged, and repeated after the usual time. */
  async step(): Promise<void> {
    const { sums, chains, networkIds, monotonic, logger, signal } = this.#options;
    for (const status of chains()) {
      const { network, chain, role } = status;
      const id = networkIds.get(network);
      if (id === undefined || chain !== "p-chain" || role !== "leader" || !isCurrent(status)) continue;
      if (monotonic() < (this.#due.get(network) ?? 0)) continue;
      try {
        const made = await sums.run(id, signal);
        if (made > 0) logger.info({ network, made }, "sums for past balances were made");
      } catch (error) {
        if (!signal.aborted)
          logger.warn(
            { network, error: String(error) },
            "sums for past balances could not be made; trying again in an hour",
          );
      }
      this.#due.set(network, monotonic() + INTERVAL);
    }
  }
}
