/** All parts of an EVM chain's index, and the facts of blocks by part until they are written. */

import type { EvmFacts } from "../../domain/evm/facts.ts";
import { CopiedRows } from "../sql/copied-rows.ts";
import type { Tx } from "../sql/database.ts";
import { balances } from "./balance-changes.ts";
import { days } from "./day.ts";
import { icmSides } from "./icm-side.ts";
import { nfts } from "./nft.ts";
import { type EvmPart, type PassedBlocks, rowsPart, runWorks } from "./part.ts";
import { periods } from "./period.ts";
import { tokens } from "./token.ts";
import { totals } from "./tx-total.ts";

/** In the order of writing; removed in reverse order. */
const parts: readonly EvmPart[] = [
  rowsPart("evm_block", ({ blocks }) => blocks),
  rowsPart("evm_tx", ({ txs }) => txs),
  rowsPart("evm_internal", ({ internals }) => internals),
  rowsPart("evm_transfer", ({ transfers }) => transfers),
  rowsPart("evm_contract", ({ contracts }) => contracts),
  rowsPart("icm_change", ({ icm }) => icm.changes, true),
  tokens,
  nfts,
  icmSides,
  days,
  periods,
  balances,
  totals,
];

/** Facts that are written once the checkpoint passes their blocks. */
export type WaitingFacts = ReadonlyMap<EvmPart, readonly object[]>;

/** Facts of consecutive blocks, until they are written. */
export class CollectedFacts {
  readonly #chain: number;
  readonly #rows = new Map<EvmPart, CopiedRows>();
  readonly #waiting = new Map<EvmPart, object[]>();

  constructor(chain: number) {
    this.#chain = chain;
  }

  /** Adds blocks, which follow those before. */
  add(facts: EvmFacts): void {
    for (const part of parts) {
      const found = part.collect(facts);
      if (found.length === 0) continue;
      const [waiting, rows] = [this.#waiting.get(part), this.#rows.get(part)];
      // One by one: a range is collected in many pieces, and copying each time would cost the square of their
      // number.
      if (waiting) for (const fact of found) waiting.push(fact);
      else if (rows) rows.add(found);
      else if (part.write) this.#waiting.set(part, [...found]);
      else this.#rows.set(part, new CopiedRows(part.table, { column: "chain", id: this.#chain }, found));
    }
  }

  /** Lets the facts of rows go. */
  writeOut(): void {
    for (const rows of this.#rows.values()) rows.writeOut();
  }

  /** Rows that depend on no other blocks. */
  get rows(): ReadonlyMap<EvmPart, CopiedRows> {
    return this.#rows;
  }

  get waiting(): WaitingFacts {
    return this.#waiting;
  }
}

/** Says whether parts have rows of their chain alone. */
export const areOfOneChain = (some: Iterable<EvmPart>): boolean =>
  [...some].every(({ crossing }) => !crossing);

/** The text of waiting facts for another process, without the ones that it reads again. */
export const writeWaiting = (waiting: WaitingFacts): string =>
  JSON.stringify(
    Object.fromEntries([...waiting].flatMap(([part, facts]) => (part.adopt ? [] : [[part.table, facts]]))),
  );

export function readWaiting(text: string): WaitingFacts {
  const facts: Readonly<Record<string, readonly object[]>> = JSON.parse(text); // by `writeWaiting`
  return new Map(parts.map((part) => [part, facts[part.table] ?? []]));
}

/**
 * Writes the facts of blocks, after the facts of all earlier blocks.
 *
 * @param rows the blocks' own rows that are still to be written
 * @param runs waiting rows of runs of consecutive blocks
 * @param areWhole false where some runs are texts of another process
 */
export async function writePassed(
  tx: Tx,
  chain: number,
  rows: Iterable<CopiedRows>,
  runs: readonly WaitingFacts[],
  blocks: PassedBlocks,
  areWhole = true,
): Promise<void> {
  const works = parts.flatMap((part) => {
    if (part.adopt && !areWhole) return part.adopt(chain, blocks);
    const facts = runs.flatMap((run) => run.get(part) ?? []);
    return part.write?.(chain, facts, blocks) ?? [];
  });
  await runWorks(tx, works, [...rows]);
}

/** Removes the rows of blocks that the checkpoint has not passed. */
export async function removeRows(tx: Tx, chain: number, first: number, last: number): Promise<void> {
  for (const part of parts.toReversed()) if (!part.write) await part.rewind(tx, chain, first - 1, last);
}

/** Removes everything of the blocks above one, which the checkpoint had passed. */
export async function rewindParts(tx: Tx, chain: number, above: number, to: number): Promise<void> {
  for (const part of parts.toReversed()) await part.rewind(tx, chain, above, to);
}
