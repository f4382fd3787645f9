/**
 * Makes the sums for past balances: every hour, in the process that leads a chain of the Primary Network,
 * while all of its chains are current. Sums leave out outputs that another chain has imported, so its imports
 * must be known.
 */

import { type ChainStatus, isCurrent } from "../domain/chain-status.ts";
import type { Logger } from "../domain/logger.ts";
import { isChainAlias } from "../domain/network.ts";
import type { BalanceSums } from "../store/balances/sums.ts";

/** Milliseconds between two looks at the addresses of a chain. */
const INTERVAL = 3_600_000;

export interface SumMakerOptions {
  readonly sums: Pick<BalanceSums, "run">;
  readonly chains: {
    status(): readonly ChainStatus[];
    /** Ids of the networks, by name. */
    readonly networkIds: ReadonlyMap<string, number>;
  };
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic: () => number;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

export class SumMaker {
  readonly #options: SumMakerOptions;
  /** When each chain's addresses are looked at next. */
  readonly #due = new Map<string, number>();

  constructor(options: SumMakerOptions) {
    this.#options = options;
  }

  /** Makes the sums of chains whose time has come. Never rejects: a failure is logged, and repeated after the usual time. */
  async step(): Promise<void> {
    const { sums, chains, monotonic, logger, signal } = this.#options;
    const all = chains.status().filter(({ chain }) => isChainAlias(chain));
    for (const { network, chain, role } of all) {
      const id = chains.networkIds.get(network);
      if (id === undefined || !isChainAlias(chain) || role !== "leader") continue;
      if (!all.every((one) => one.network !== network || isCurrent(one))) continue;
      const key = `${network}/${chain}`;
      if (monotonic() < (this.#due.get(key) ?? 0)) continue;
      try {
        const made = await sums.run(chain, id, signal);
        if (made > 0) logger.info({ network, chain, made }, "sums for past balances were made");
      } catch (error) {
        if (!signal.aborted)
          logger.warn(
            { network, chain, error: String(error) },
            "sums for past balances could not be made; trying again in an hour",
          );
      }
      this.#due.set(key, monotonic() + INTERVAL);
    }
  }
}
