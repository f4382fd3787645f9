/** Encodes receipts as in a block's receipts root (EIP-2718). */
import { concatBytes } from "@noble/hashes/utils.js";
import type { JsonObject, JsonValue } from "@primary-network/codec";
import { encodeRlp, type RlpValue } from "@primary-network/codec/c";
import { bigEndian } from "../contracts/big-endian.ts";
import { toBytes, toHex } from "../contracts/hex.ts";

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objects = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
const number = (value: JsonValue | undefined): Uint8Array => bigEndian(BigInt(String(value)));
const bytes = (value: JsonValue | undefined): Uint8Array => toBytes(String(value));

function rawReceipt(receipt: JsonObject): string {
  const logs: readonly RlpValue[] = objects(receipt.logs).map(({ address, topics, data }) => [
    bytes(address),
    Array.isArray(topics) ? topics.map(bytes) : [],
    bytes(data),
  ]);
  const { type, status, cumulativeGasUsed, logsBloom } = receipt;
  const content = encodeRlp([number(status), number(cumulativeGasUsed), bytes(logsBloom), logs]);
  // A legacy transaction's receipt has no envelope number.
  return toHex(concatBytes(number(type), content));
}

/** The bytes of each receipt of a block, in hexadecimal; none for an unknown block. */
export const rawReceipts = (receipts: JsonValue): string[] => objects(receipts).map(rawReceipt);
