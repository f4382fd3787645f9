/** Decides when the indexes of chains are packed: once, when a back-fill is done, by the process that leads. */

import { type ChainStatus, isCurrent } from "../domain/chain-status.ts";
import type { Logger } from "../domain/logger.ts";
import { isChainAlias } from "../domain/network.ts";
import type { IndexPacking, PackedChains } from "../store/upkeep/pack-indexes.ts";
import { leaseName } from "./chain-lead.ts";

/** Milliseconds before work that failed, or that another process was doing, is tried again. */
const INTERVAL = 3_600_000;

/** The first words of tables' names, by the writer of the table. */
const TABLES = {
  "p-chain": ["p"],
  "x-chain": ["x"],
  "c-chain": ["c"],
  evm: ["evm", "icm", "nft"],
} as const;

type Writer = keyof typeof TABLES;

const writerOf = ({ chain }: ChainStatus): Writer => (isChainAlias(chain) ? chain : "evm");

/**
 * Lists chains whose tables may be packed, with the chains that share the tables. This process must lead one
 * of them, and only broken ones may be back-filling.
 */
function settled(chains: readonly ChainStatus[]): readonly (readonly [Writer, readonly ChainStatus[]])[] {
  return [...new Set(chains.map(writerOf))].flatMap((writer) => {
    const own = chains.filter((chain) => writerOf(chain) === writer);
    const current = own.filter((one) => !one.broken && isCurrent(one));
    const isSettled = own.every((one) => one.broken || current.includes(one));
    return isSettled && own.some(({ role }) => role === "leader") ? [[writer, current] as const] : [];
  });
}

export interface IndexPackerOptions {
  readonly packing: Pick<IndexPacking, "run">;
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

export class IndexPacker {
  readonly #options: IndexPackerOptions;
  /** Chains with nothing left to pack, by the names of their leases. */
  readonly #packed = new Set<string>();
  /** When each writer's tables may be tried again. */
  readonly #due = new Map<Writer, number>();

  constructor(options: IndexPackerOptions) {
    this.#options = options;
  }

  /** Packs the indexes that are due. Never rejects: a failure is logged, and retried after an hour. */
  async step(): Promise<void> {
    const { chains, monotonic } = this.#options;
    for (const [writer, current] of settled(chains.status())) {
      const names = current.flatMap(({ network, chain }) => {
        const networkId = chains.networkIds.get(network);
        return networkId === undefined ? [] : [leaseName(networkId, chain)];
      });
      const isDue = monotonic() >= (this.#due.get(writer) ?? 0);
      if (!isDue || names.every((name) => this.#packed.has(name))) continue;
      if (await this.#pack({ chains: names, tables: TABLES[writer] }))
        for (const name of names) this.#packed.add(name);
      else this.#due.set(writer, monotonic() + INTERVAL);
    }
  }
  /** @returns whether nothing is left to do */
  async #pack(chains: PackedChains): Promise<boolean> {
    const { packing, logger, signal } = this.#options;
    try {
      return await packing.run(chains, signal, (index) => logger.info(index, "an index was packed"));
    } catch (error) {
      logger.warn({ error: String(error) }, "indexes could not be packed; trying again in an hour");
      return false;
    }
  }
}
