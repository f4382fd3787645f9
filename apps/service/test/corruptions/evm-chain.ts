/** Damage to an EVM chain. */
import { type Corruption, OTHER, of, one, STRANGER } from "./corruption.ts";

const RECEIPTS = "EVM transactions and receipts";
const EVM_BLOCKS = "EVM blocks: id";

export function evmChainCorruptions(evmChainId: number | string): readonly Corruption[] {
  const e = of(`evm-${evmChainId}`);
  const THIRD = `chain = ${evmChainId} and number = 3`;
  /** The earliest row of the chain. */
  const first = (table: string, where = "true") => one(table, `chain = ${evmChainId} and ${where}`, "number");
  return [
    e(
      "an EVM block has another hash",
      "evm_block",
      EVM_BLOCKS,
      `update evm_block set hash = ${OTHER} where ${THIRD}`,
    ),
    e("an EVM block is missing", "evm_block", EVM_BLOCKS, `delete from evm_block where ${THIRD}`),
    e(
      "an EVM block's gas is off by one",
      "evm_block",
      EVM_BLOCKS,
      `update evm_block set gas_used = gas_used + 1 where ${THIRD}`,
    ),
    e(
      "an EVM block's fees are off by one",
      "evm_block",
      EVM_BLOCKS,
      `update evm_block set fees = fees + 1 where ${THIRD}`,
    ),
    e("an EVM transaction is missing", "evm_tx", RECEIPTS, `delete from evm_tx where ${first("evm_tx")}`),
    e(
      "an EVM transaction's value is off by one",
      "evm_tx",
      RECEIPTS,
      `update evm_tx set value = value + 1 where ${first("evm_tx")}`,
    ),
    e(
      "an EVM transaction failed",
      "evm_tx",
      RECEIPTS,
      `update evm_tx set succeeded = not succeeded where ${first("evm_tx")}`,
    ),
    e(
      "an EVM transaction has another sender",
      "evm_tx",
      RECEIPTS,
      `update evm_tx set sender = ${STRANGER} where ${first("evm_tx")}`,
    ),
    e(
      "a transfer is missing",
      "evm_transfer",
      "EVM token transfers",
      `delete from evm_transfer where ${first("evm_transfer")}`,
    ),
    e(
      "a transfer is twice",
      "evm_transfer",
      "EVM token transfers",
      `insert into evm_transfer select * from evm_transfer where ${first("evm_transfer")}`,
    ),
    e(
      "a transfer's value is off by one",
      "evm_transfer",
      "EVM token transfers",
      `update evm_transfer set value = value + 1 where ${first("evm_transfer", "kind = (select min(kind) from evm_transfer)")}`,
    ),
    e(
      "an internal transaction is missing",
      "evm_internal",
      "EVM internal transactions",
      `delete from evm_internal where ${first("evm_internal", "value > 0")}`,
    ),
    e(
      "a deployment is missing",
      "evm_contract",
      "EVM deployments",
      `delete from evm_contract where ${first("evm_contract")}`,
    ),
  ];
}
