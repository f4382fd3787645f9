/** Writes a transaction that a node tells as JSON in the bytes that its hash and its block's root are made of. */

import { hexToBytes } from "@noble/hashes/utils.js";
import { JsonObject } from "./read-json.ts";

/** RLP as hex digits without 0x: a few string operations are cheaper than copies of many small arrays. */
type Digits = string;

const even = (digits: string): string => (digits.length % 2 === 1 ? `0${digits}` : digits);

function prefixed(offset: number, content: Digits): Digits {
  const bytes = content.length / 2;
  if (bytes < 56) return (offset + bytes).toString(16) + content;
  const length = even(bytes.toString(16));
  return (offset + 55 + length.length / 2).toString(16) + length + content;
}

const list = (items: readonly Digits[]): Digits => prefixed(0xc0, items.join(""));

const string = (digits: Digits): Digits =>
  digits.length === 2 && digits < "80" ? digits : prefixed(0x80, digits);

const quantity = (tx: JsonObject, name: string): Digits => string(even(tx.digits(name)));

const bytes = (tx: JsonObject, name: string, size?: number): Digits => string(tx.hex(name, size).slice(2));

const recipient = (tx: JsonObject): Digits => (tx.has("to") ? bytes(tx, "to", 20) : "80");

function accessList(tx: JsonObject): Digits {
  const items = tx.list("accessList").map((item) => {
    const access = new JsonObject(item, "accessList");
    const keys = access
      .list("storageKeys")
      .map((key) => bytes(new JsonObject({ key }, "storageKeys"), "key", 32));
    return list([bytes(access, "address", 20), list(keys)]);
  });
  return list(items);
}

const blobHashes = (tx: JsonObject): Digits =>
  list(
    tx
      .list("blobVersionedHashes")
      .map((hash) => bytes(new JsonObject({ hash }, "blobVersionedHashes"), "hash", 32)),
  );

/** Older nodes call the parity of typed transactions and authorisations `v` only. */
const parity = (of: JsonObject): Digits => quantity(of, of.has("yParity") ? "yParity" : "v");

function authorizations(tx: JsonObject): Digits {
  const items = tx.list("authorizationList").map((item) => {
    const one = new JsonObject(item, "authorizationList");
    return list([
      quantity(one, "chainId"),
      bytes(one, "address", 20),
      quantity(one, "nonce"),
      parity(one),
      quantity(one, "r"),
      quantity(one, "s"),
    ]);
  });
  return list(items);
}

const fields = (tx: JsonObject, names: readonly string[]): Digits[] =>
  names.map((name) => quantity(tx, name));

const call = (tx: JsonObject): Digits[] => [recipient(tx), quantity(tx, "value"), bytes(tx, "input")];

const signature = (tx: JsonObject): Digits[] => [parity(tx), quantity(tx, "r"), quantity(tx, "s")];

const FEES = ["chainId", "nonce", "maxPriorityFeePerGas", "maxFeePerGas", "gas"];

/** The items of each envelope, in the order of its EIP. */
const ENVELOPES: readonly ((tx: JsonObject) => Digits[])[] = [
  (tx) => [...fields(tx, ["nonce", "gasPrice", "gas"]), ...call(tx), ...fields(tx, ["v", "r", "s"])],
  (tx) => [
    ...fields(tx, ["chainId", "nonce", "gasPrice", "gas"]),
    ...call(tx),
    accessList(tx),
    ...signature(tx),
  ],
  (tx) => [...fields(tx, FEES), ...call(tx), accessList(tx), ...signature(tx)],
  (tx) => [
    ...fields(tx, FEES),
    ...call(tx),
    accessList(tx),
    quantity(tx, "maxFeePerBlobGas"),
    blobHashes(tx),
    ...signature(tx),
  ],
  (tx) => [...fields(tx, FEES), ...call(tx), accessList(tx), authorizations(tx), ...signature(tx)],
];

/**
 * The bytes of a transaction: RLP, with the envelope's number in front of all but legacy ones. Known are 0 legacy, 1 EIP-2930,
 * 2 EIP-1559, 3 EIP-4844 (without its blobs) and 4 EIP-7702.
 *
 * @returns undefined for an envelope that is not known
 * @throws EvmNodeError naming a field that is missing or no value of its kind
 */
export function rawTransaction(value: unknown): Uint8Array | undefined {
  const tx = new JsonObject(value, "transaction");
  const type = tx.has("type") ? tx.integer("type") : 0;
  const items = ENVELOPES[type]?.(tx);
  if (items === undefined) return undefined;
  return hexToBytes((type === 0 ? "" : even(type.toString(16))) + list(items));
}
