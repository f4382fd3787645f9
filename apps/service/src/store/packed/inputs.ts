/**
 * Inputs of transactions that spend plain outputs. The listed fields of such an output are stored with the
 * transaction that spent it, so no look-up by id is needed.
 */

import { utxoId } from "@primary-network/codec";
import { hexInto } from "../../domain/hex-bytes.ts";
import { toBytes, toHex } from "../../domain/id-text.ts";
import type { TxFact } from "../../domain/p/tx-fact.ts";
import { amount64, bytesOf, number32, PackedLayout } from "./layout.ts";
import { type PlainOutput, plainRow, type UtxoRow } from "./plain-output.ts";

const [ID, OWNER] = [bytesOf(32), bytesOf(20)];

/** Index and transaction come first, since the output's id follows from them. */
const INPUT = new PackedLayout({
  index: number32,
  txId: ID,
  amount: amount64,
  height: number32,
  time: number32,
  owner: OWNER,
});

const fits = (value: number): boolean => value >= 0 && value < 2 ** 32;

/**
 * Packs an input as hex without 0x; undefined where its numbers have no place, or its id does not follow from
 * its position.
 */
export function packInput(output: PlainOutput): string | undefined {
  const { utxoId: id, txId, outputIndex: index, amount, height, time, addresses } = output;
  const [owner = ""] = addresses;
  if (!fits(index) || !fits(height) || !fits(time) || owner.length !== 2 + 2 * OWNER.bytes) return undefined;
  if (toHex(utxoId(toBytes(txId), index)) !== id) return undefined;
  return INPUT.write({ index, txId, amount, height, time, owner });
}

const madeBy = new Uint8Array(ID.bytes);

/** Reads the outputs that a transaction's packed inputs spent. */
export function unpackInputs(
  packed: string,
  { txId: consumingTx, height: consumedHeight, time: consumedTime }: Pick<TxFact, "txId" | "height" | "time">,
): UtxoRow[] {
  const { read, digits } = INPUT;
  const rows: UtxoRow[] = [];
  for (let at = 2; at < packed.length; at += digits) {
    const outputIndex = read.index(packed, at);
    const txId = read.txId(packed, at);
    hexInto(txId, madeBy, 0);
    rows.push(
      plainRow({
        utxoId: toHex(utxoId(madeBy, outputIndex)),
        txId,
        outputIndex,
        amount: read.amount(packed, at),
        height: read.height(packed, at),
        time: read.time(packed, at),
        addresses: [read.owner(packed, at)],
        consumingTx,
        consumedHeight,
        consumedTime,
      }),
    );
  }
  return rows;
}

/** Selects a transaction's packed inputs as rows: `of` makes columns of the bytes `input`. */
const rowsOf = (alias: string, of: string): string =>
  `select ${of} from generate_series(0, octet_length(${alias}.inputs) / ${INPUT.bytes} - 1) at
    cross join lateral (select substr(${alias}.inputs, at * ${INPUT.bytes} + 1, ${INPUT.bytes}) as input) packed`;

/** The same as a list of one value each. */
const each = (alias: string, of: string): string => `array(${rowsOf(alias, of)})`;

/**
 * Lists the ids of all outputs that a transaction of the alias spent: an output's id is the SHA-256 of its
 * index in eight bytes and its transaction.
 */
export const consumedIds = (alias: string): string =>
  `(${alias}.consumed || ${each(alias, `sha256('\\x00000000'::bytea || ${INPUT.upTo("input", "txId")})`)})`;

/** Lists the owners of the outputs that a transaction's packed inputs spent. */
export const packedOwners = (alias: string): string => each(alias, INPUT.received("input", "owner"));

/** Selects the owner, amount and time of each output that a transaction's packed inputs spent. */
export const packedSpends = (alias: string): string => {
  const columns = (["owner", "amount", "time"] as const).map(
    (name) => `${INPUT.received("input", name)} as ${name}`,
  );
  return rowsOf(alias, columns.join(", "));
};
