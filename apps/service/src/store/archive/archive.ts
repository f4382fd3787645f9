/** The rows of the Primary Network that an export reads, in the order of their chains. */

import type { Db } from "../sql/database.ts";
import { readBlocks } from "./blocks.ts";
import { readOutputs } from "./outputs.ts";
import type { ArchivePart } from "./page.ts";
import { readSpends } from "./spends.ts";
import { readStakers, type StakerPart } from "./stakers.ts";
import { readPTransactions, readXTransactions } from "./transactions.ts";

/** A chain, by the first letter of its alias. */
export type ArchivedChain = "p" | "x" | "c";

export const primaryArchiveOn = (db: Db) => ({
  blocks: (chain: "p" | "x", part: ArchivePart) => readBlocks(db, chain, part),
  pTransactions: (part: ArchivePart) => readPTransactions(db, part),
  xTransactions: (part: ArchivePart) => readXTransactions(db, part),
  outputs: (chain: ArchivedChain, part: ArchivePart) => readOutputs(db, chain, part),
  spends: (chain: ArchivedChain, part: ArchivePart) => readSpends(db, chain, part),
  stakers: (part: StakerPart) => readStakers(db, part),
});

export type PrimaryArchive = ReturnType<typeof primaryArchiveOn>;
