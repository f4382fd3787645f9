/** Decides when the indexes of chains are packed: once a back-fill is done, and then every hour, by the process that leads. */

import { type ChainStatus, isCurrent } from "../domain/chain-status.ts";
import type { Logger } from "../domain/logger.ts";
import { isChainAlias } from "../domain/network.ts";
import type { IndexPacking } from "../store/postgres/pack-indexes.ts";

/** Milliseconds between two looks at the same tables. */
const INTERVAL = 3_600_000;

/** The first words of tables' names, by what writes to them. */
const TABLES = {
  "p-chain": ["p"],
  "x-chain": ["x"],
  "c-chain": ["c"],
  evm: ["evm", "icm", "nft"],
} as const;

type Writer = keyof typeof TABLES;

const writerOf = ({ chain }: ChainStatus): Writer => (isChainAlias(chain) ? chain : "evm");

/** Those whose tables may be packed: this process leads one of the chains, and none but broken ones is being back-filled. */
function settled(chains: readonly ChainStatus[]): Writer[] {
  const writers = [...new Set(chains.map(writerOf))];
  return writers.filter((writer) => {
    const own = chains.filter((chain) => writerOf(chain) === writer);
    return own.some(({ role }) => role === "leader") && own.every((one) => one.broken || isCurrent(one));
  });
}

export interface IndexPackerOptions {
  readonly packing: Pick<IndexPacking, "run">;
  readonly chains: { status(): readonly ChainStatus[] };
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic: () => number;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

export class IndexPacker {
  readonly #options: IndexPackerOptions;
  /** When the tables of each are looked at next. */
  readonly #due = new Map<Writer, number>();

  constructor(options: IndexPackerOptions) {
    this.#options = options;
  }

  /** Packs what is due. Never rejects: a failure is logged, and repeated after the usual time. */
  async step(): Promise<void> {
    const { packing, chains, monotonic, logger, signal } = this.#options;
    const due = settled(chains.status()).filter((writer) => monotonic() >= (this.#due.get(writer) ?? 0));
    if (due.length === 0) return;
    const groups = due.flatMap((writer) => TABLES[writer]);
    try {
      await packing.run(groups, signal, {
        packed: (index) => logger.info(index, "an index was packed"),
        removed: (index) => logger.info({ index }, "an index that an interrupted rebuild left was removed"),
      });
    } catch (error) {
      if (!signal.aborted)
        logger.warn({ error: String(error) }, "indexes could not be packed; trying again in an hour");
    }
    for (const writer of due) this.#due.set(writer, monotonic() + INTERVAL);
  }
}
