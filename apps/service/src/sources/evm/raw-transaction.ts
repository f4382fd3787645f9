/** Writes a transaction that a node tells as JSON in the bytes that its hash and its block's root are made of. */

import { JsonObject } from "./read-json.ts";
import { bytes, type Digits, even, list, quantity, toRlp } from "./rlp-digits.ts";

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
  return toRlp((type === 0 ? "" : even(type.toString(16))) + list(items));
}
