/** Writes a block's header that a node tells as JSON in the bytes that the block's hash is made of. */

import type { JsonObject } from "./read-json.ts";
import { bytes, type Digits, list, quantity, toRlp } from "./rlp-digits.ts";

/** Bytes of a fixed number, any number of bytes, or an integer. */
type Form = number | "bytes" | "integer";

/** The fields that every header has, in the order of the bytes. */
const FIRST: readonly (readonly [name: string, form: Form])[] = [
  ["parentHash", 32],
  ["sha3Uncles", 32],
  ["miner", 20],
  ["stateRoot", 32],
  ["transactionsRoot", 32],
  ["receiptsRoot", 32],
  ["logsBloom", 256],
  ["difficulty", "integer"],
  ["number", "integer"],
  ["gasLimit", "integer"],
  ["gasUsed", "integer"],
  ["timestamp", "integer"],
  ["extraData", "bytes"],
  ["mixHash", 32],
  ["nonce", 8],
];

/**
 * The fields that some headers have, in one order for all: each chain's are in the same order among
 * themselves, whether it is the C-Chain (coreth), an L1 (subnet-evm) or a chain with Ethereum's own headers.
 * An upgrade adds fields at the end.
 */
const LATER: typeof FIRST = [
  ["extDataHash", 32],
  ["baseFeePerGas", "integer"],
  ["withdrawalsRoot", 32],
  ["extDataGasUsed", "integer"],
  ["blockGasCost", "integer"],
  ["blobGasUsed", "integer"],
  ["excessBlobGas", "integer"],
  ["parentBeaconBlockRoot", 32],
  ["requestsHash", 32],
  ["timestampMilliseconds", "integer"],
  ["minDelayExcess", "integer"],
  ["targetExponent", "integer"],
  ["minPriceExponent", "integer"],
  ["settledHeight", "integer"],
  ["settledGasUnix", "integer"],
  ["settledGasNumerator", "integer"],
  ["settledExcess", "integer"],
];

function write(block: JsonObject, [name, form]: (typeof FIRST)[number]): Digits {
  if (form === "integer") return quantity(block, name);
  return bytes(block, name, form === "bytes" ? undefined : form);
}

/**
 * The header's RLP; its keccak-256 is the block's hash.
 *
 * @returns undefined when the node leaves out a field that every header has
 * @throws EvmNodeError naming a field that is no value of its kind
 */
export function rawHeader(block: JsonObject): Uint8Array | undefined {
  if (!FIRST.every(([name]) => block.has(name))) return undefined;
  const fields = [...FIRST, ...LATER.filter(([name]) => block.has(name))];
  return toRlp(list(fields.map((field) => write(block, field))));
}
