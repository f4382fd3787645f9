/**
 * Inputs of transactions that spend plain outputs: what is listed of such an output stands with the transaction that spent it, so that
 * it is not looked up by its id. Plain is an output of AVAX, made and spent by this chain, of one owner, without lock, stake or reward.
 */

import { utxoId } from "@primary-network/codec";
import { toBytes, toHex } from "../../../domain/id-text.ts";
import type { UtxoFact } from "../../../domain/p/facts.ts";
import type { TransactionRow } from "../../transaction.ts";
import type { UtxoRow } from "../../utxo.ts";

/** Bytes of an input: index, transaction, amount, height, time, owner. */
const SIZES = { index: 4, txId: 32, amount: 8, height: 4, time: 4, owner: 20 } as const;
const INPUT = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
const DIGITS = 2 * INPUT;
const U32 = 2 ** 32;

/** Whether an output is plain, but for numbers that have no place. The same in SQL is below. */
export const isPlain = (utxo: UtxoFact): boolean =>
  utxo.assetId === null &&
  utxo.locktime === "0" &&
  utxo.stakeableLocktime === "0" &&
  utxo.threshold === 1 &&
  utxo.addresses.length === 1 &&
  utxo.kind === null &&
  utxo.rewardType === null &&
  utxo.createdOn === null &&
  utxo.consumedOn === null &&
  utxo.emittingTx === null;

/** The same of a row of `p_utxo`. */
export const plainSql = (alias: string): string =>
  `(${alias}.asset_id is null and ${alias}.locktime = 0 and ${alias}.stakeable_locktime = 0 and ${alias}.threshold = 1
    and cardinality(${alias}.addresses) = 1 and ${alias}.kind is null and ${alias}.reward_type is null
    and ${alias}.created_on is null and ${alias}.consumed_on is null and ${alias}.emitting_tx is null)`;

/** What is kept of an output. */
export type PlainOutput = Pick<
  UtxoFact,
  "utxoId" | "txId" | "outputIndex" | "amount" | "height" | "time" | "addresses"
>;

const digitsOf = (value: number | bigint, size: number): string => value.toString(16).padStart(2 * size, "0");

const fits = (value: number): boolean => value >= 0 && value < U32;

/** An input in hex without 0x; undefined where its numbers have no place, or its id does not follow from its position. */
export function packInput({
  utxoId: id,
  txId,
  outputIndex,
  amount,
  height,
  time,
  addresses,
}: PlainOutput): string | undefined {
  const [owner = ""] = addresses;
  if (!fits(outputIndex) || !fits(height) || !fits(time) || owner.length !== 2 + 2 * SIZES.owner)
    return undefined;
  if (toHex(utxoId(toBytes(txId), outputIndex)) !== id) return undefined;
  return [
    digitsOf(outputIndex, SIZES.index),
    txId.slice(2),
    digitsOf(BigInt(amount), SIZES.amount),
    digitsOf(height, SIZES.height),
    digitsOf(time, SIZES.time),
    owner.slice(2),
  ].join("");
}

/** One text, not one of two parts: sql/row-values.ts. */
const hex = (digits: string): string => ["0x", digits].join("");

/** The outputs that a transaction's packed inputs spent. */
export function unpackInputs(
  packed: string,
  {
    txId: consumingTx,
    height: consumedHeight,
    time: consumedTime,
  }: Pick<TransactionRow, "txId" | "height" | "time">,
): UtxoRow[] {
  const rows: UtxoRow[] = [];
  for (let start = 2; start < packed.length; start += DIGITS) {
    let at = start;
    const next = (size: number): string => {
      at += 2 * size;
      return packed.slice(at - 2 * size, at);
    };
    const outputIndex = Number.parseInt(next(SIZES.index), 16);
    const txId = hex(next(SIZES.txId));
    rows.push({
      utxoId: toHex(utxoId(toBytes(txId), outputIndex)),
      txId,
      outputIndex,
      assetId: null,
      amount: String(BigInt(`0x${next(SIZES.amount)}`)),
      stakeableLocktime: "0",
      kind: null,
      rewardType: null,
      createdOn: null,
      consumedOn: null,
      emittingTx: null,
      locktime: "0",
      threshold: 1,
      height: Number.parseInt(next(SIZES.height), 16),
      time: Number.parseInt(next(SIZES.time), 16),
      addresses: [hex(next(SIZES.owner))],
      stakeStart: null,
      stakeEnd: null,
      consumingTx,
      consumedHeight,
      consumedTime,
      staked: false,
    });
  }
  return rows;
}

/** A list of a transaction's packed inputs: `of` makes a value of the bytes `input`. */
const each = (alias: string, of: string): string =>
  `array(select ${of} from generate_series(0, octet_length(${alias}.inputs) / ${INPUT} - 1) at
    cross join lateral (select substr(${alias}.inputs, at * ${INPUT} + 1, ${INPUT}) as input) packed)`;

/** The ids of all outputs that a transaction of the alias spent: an output's id is the SHA-256 of its index in eight bytes and its transaction. */
export const consumedIds = (alias: string): string =>
  `(${alias}.consumed || ${each(alias, `sha256('\\x00000000'::bytea || substr(input, 1, ${SIZES.index + SIZES.txId}))`)})`;

/** The owners of the outputs that its packed inputs spent. */
export const packedOwners = (alias: string): string =>
  each(alias, `substr(input, ${INPUT - SIZES.owner + 1}, ${SIZES.owner})`);
