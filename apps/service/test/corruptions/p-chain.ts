/** Damage to the P-Chain's blocks, transactions and outputs. */
import { type Corruption, OTHER, of, one, STRANGER } from "./corruption.ts";

const p = of("p-chain");

const P_BLOCKS = "P-Chain blocks by height";
const P_TXS = "P-Chain transactions: type and block";
const WITH_TX = "height in (select height from p_tx where height > 0)";

const blocks: readonly Corruption[] = [
  p("a block has another id", "p_block", P_BLOCKS, `update p_block set block_id = ${OTHER} where height = 7`),
  p(
    "a block has another parent",
    "p_block",
    P_BLOCKS,
    `update p_block set parent_id = ${OTHER} where height = 7`,
  ),
  p("a block is a second later", "p_block", P_BLOCKS, "update p_block set time = time + 1 where height = 7"),
  p("a block is a byte larger", "p_block", P_BLOCKS, "update p_block set size = size + 1 where height = 7"),
  p(
    "a block has another proposer",
    "p_block",
    P_BLOCKS,
    `update p_block set proposer = ${STRANGER} where ${one("p_block", "proposer is not null")}`,
  ),
  p("a height is skipped", "p_block", P_BLOCKS, "delete from p_block where height = 7"),
  p(
    "blocks moved up by one",
    "p_block",
    P_BLOCKS,
    "with moved as (delete from p_block where height >= 20 returning *) update p_block b set block_id = m.block_id from moved m where b.height = m.height - 1",
  ),
  p(
    "the supply is off by one",
    "p_block",
    "current supply",
    "update p_block set supply = supply + 1 where height = (select max(height) from p_block)",
  ),
];

const transactions: readonly Corruption[] = [
  p(
    "a transaction is missing",
    "p_tx",
    P_TXS,
    `delete from p_tx where ${one("p_tx", WITH_TX, "height desc")}`,
  ),
  p(
    "a transaction is twice",
    "p_tx",
    P_BLOCKS,
    `insert into p_tx select network, idx + 50, height, time, tx_id, type, consumed, inputs, detail, staked from p_tx where ${one("p_tx", WITH_TX, "height")}`,
  ),
  p(
    "a transaction moved to the next height",
    "p_tx",
    P_TXS,
    `update p_tx set height = height + 1, idx = idx + 50 where ${one("p_tx", WITH_TX, "height")}`,
  ),
  p(
    "a transaction has another id",
    "p_tx",
    P_TXS,
    `update p_tx set tx_id = ${OTHER} where ${one("p_tx", WITH_TX, "height")}`,
  ),
  p(
    "a transaction has another type",
    "p_tx",
    P_TXS,
    `update p_tx set type = 'BaseTx' where ${one("p_tx", "height > 0 and type <> 'BaseTx'", "height")}`,
  ),
  p(
    "a transaction's inputs are lost",
    "p_tx",
    "P-Chain transactions: outputs spent",
    `update p_tx set inputs = '\\x', consumed = '{}' where ${one("p_tx", "height > 0 and length(inputs) > 0", "height")}`,
  ),
  p(
    "the burned amount is off by one",
    "p_checkpoint",
    "AVAX burned on the P-Chain",
    "update p_checkpoint set burned = burned + 1",
  ),
];

const UNSPENT =
  "utxo_id in (select utxo_id from p_unspent) and height > 0 and kind is null and consumed_on is null";
const outputs: readonly Corruption[] = [
  p(
    "an output's amount is off by one",
    "p_utxo",
    "UTXO set of the P-Chain",
    `update p_utxo set amount = amount + 1 where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output has another owner",
    "p_utxo",
    "P-Chain transactions: outputs made",
    `update p_utxo set addresses = array[${STRANGER}] where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output is locked",
    "p_utxo",
    "P-Chain transactions: outputs made",
    `update p_utxo set locktime = locktime + 1 where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output needs two signatures",
    "p_utxo",
    "P-Chain transactions: outputs made",
    `update p_utxo set threshold = threshold + 1 where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output is missing",
    "p_utxo",
    "P-Chain transactions: outputs made",
    `delete from p_utxo where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output is spent too early",
    "p_unspent",
    "UTXO set of the P-Chain",
    "delete from p_unspent where utxo_id = (select utxo_id from p_unspent where length(address) = 20 order by time desc limit 1)",
  ),
];

export const pChainCorruptions: readonly Corruption[] = [...blocks, ...transactions, ...outputs];
