/**
 * Inputs of transactions that spend plain outputs: what is listed of such an output stands with the transaction that spent it, so that
 * it is not looked up by its id. Plain is an output of AVAX, made and spent by this chain, of one owner, without lock, stake or reward.
 */

import { utxoId } from "@primary-network/codec";
import { hexInto } from "../../../domain/hex-bytes.ts";
import { toBytes, toHex } from "../../../domain/id-text.ts";
import type { UtxoFact } from "../../../domain/p/facts.ts";
import type { TransactionRow } from "../../transaction.ts";
import type { UtxoRow } from "../../utxo.ts";
import { amountAt, hexAt, numberAt } from "./packed-digits.ts";

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

/** A plain output, and what spent it, as a row. */
export const plainRow = (
  output: PlainOutput & Pick<UtxoRow, "consumingTx" | "consumedHeight" | "consumedTime">,
): UtxoRow => ({
  utxoId: output.utxoId,
  txId: output.txId,
  outputIndex: output.outputIndex,
  assetId: null,
  amount: output.amount,
  stakeableLocktime: "0",
  kind: null,
  rewardType: null,
  createdOn: null,
  consumedOn: null,
  emittingTx: null,
  locktime: "0",
  threshold: 1,
  height: output.height,
  time: output.time,
  addresses: output.addresses,
  ownersKnown: true,
  stakeStart: null,
  stakeEnd: null,
  consumingTx: output.consumingTx,
  consumedHeight: output.consumedHeight,
  consumedTime: output.consumedTime,
  staked: false,
});

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

/** Where the digits of each part begin. */
const AT = { index: 0, txId: 8, amount: 72, height: 88, time: 96, owner: 104 } as const;

const madeBy = new Uint8Array(SIZES.txId);

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
  for (let at = 2; at < packed.length; at += DIGITS) {
    const outputIndex = numberAt(packed, at + AT.index);
    const txId = hexAt(packed, at + AT.txId, at + AT.amount);
    hexInto(txId, madeBy, 0);
    rows.push(
      plainRow({
        utxoId: toHex(utxoId(madeBy, outputIndex)),
        txId,
        outputIndex,
        amount: amountAt(packed, at + AT.amount),
        height: numberAt(packed, at + AT.height),
        time: numberAt(packed, at + AT.time),
        addresses: [hexAt(packed, at + AT.owner, at + DIGITS)],
        consumingTx,
        consumedHeight,
        consumedTime,
      }),
    );
  }
  return rows;
}

/** A transaction's packed inputs as rows: `of` makes columns of the bytes `input`. */
const rowsOf = (alias: string, of: string): string =>
  `select ${of} from generate_series(0, octet_length(${alias}.inputs) / ${INPUT} - 1) at
    cross join lateral (select substr(${alias}.inputs, at * ${INPUT} + 1, ${INPUT}) as input) packed`;

/** The same as a list of one value each. */
const each = (alias: string, of: string): string => `array(${rowsOf(alias, of)})`;

/** The ids of all outputs that a transaction of the alias spent: an output's id is the SHA-256 of its index in eight bytes and its transaction. */
export const consumedIds = (alias: string): string =>
  `(${alias}.consumed || ${each(alias, `sha256('\\x00000000'::bytea || substr(input, 1, ${SIZES.index + SIZES.txId}))`)})`;

/** The owners of the outputs that its packed inputs spent. */
export const packedOwners = (alias: string): string =>
  each(alias, `substr(input, ${INPUT - SIZES.owner + 1}, ${SIZES.owner})`);

/** The number of four bytes of an input, counted from its beginning, as SQL. */
const u32At = (at: number): string => `('x' || encode(substr(input, ${at + 1}, 4), 'hex'))::bit(32)::bigint`;

/** The owner, amount and time of each of the outputs that a transaction's packed inputs spent. */
export const packedSpends = (alias: string): string =>
  rowsOf(
    alias,
    `substr(input, ${INPUT - SIZES.owner + 1}, ${SIZES.owner}) as owner,
      ${u32At(AT.amount / 2)}::numeric * ${U32} + ${u32At(AT.amount / 2 + 4)} as amount, ${u32At(AT.time / 2)} as time`,
  );
