/** Damage to the X-Chain. */
import { type Corruption, OTHER, of, one } from "./corruption.ts";

const x = of("x-chain");

export const xChainCorruptions: readonly Corruption[] = [
  x(
    "an X-Chain block has another id",
    "x_block",
    "X-Chain blocks",
    `update x_block set block_id = ${OTHER} where height = 2`,
  ),
  x("an X-Chain height is skipped", "x_block", "X-Chain blocks", "delete from x_block where height = 2"),
  x(
    "an X-Chain transaction is missing",
    "x_tx",
    "X-Chain transactions: block",
    `delete from x_tx where ${one("x_tx", "height > 0", "height")}`,
  ),
  x(
    "an X-Chain transaction moved",
    "x_tx",
    "X-Chain transactions: block",
    `update x_tx set height = height + 1, idx = idx + 50 where ${one("x_tx", "height > 0", "height")}`,
  ),
  x(
    "an X-Chain output's amount is off by one",
    "x_utxo",
    "X-Chain transactions: plain outputs",
    `update x_utxo set amount = amount + 1 where ${one("x_utxo", "height > 0 and amount > 0", "height")}`,
  ),
  x(
    "an X-Chain output is spent too early",
    "x_unspent",
    "UTXO set of the X-Chain",
    "delete from x_unspent where length(address) = 20",
  ),
];
