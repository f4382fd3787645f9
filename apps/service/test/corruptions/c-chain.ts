/** Damage to the C-Chain's blocks and atomic transactions. */
import { type Corruption, OTHER, of, one } from "./corruption.ts";

const c = of("c-chain");

export const cChainCorruptions: readonly Corruption[] = [
  c(
    "a C-Chain block has another id",
    "c_block",
    "C-Chain blocks",
    `update c_block set block_id = ${OTHER} where height in (select height from c_tx)`,
  ),
  c(
    "a C-Chain height is skipped",
    "c_block",
    "C-Chain blocks",
    "delete from c_block where height in (select height from c_tx)",
  ),
  c(
    "an atomic transaction is missing",
    "c_tx",
    "C-Chain atomic transactions",
    `delete from c_tx where ${one("c_tx")}`,
  ),
];
