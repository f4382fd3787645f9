/** Ids of transactions, blocks, chains, subnets and assets (32 bytes in cb58), and NodeIDs (20). */
import { ValidationError } from "../errors/validation.ts";
import { encodeCb58, readCb58 } from "./cb58.ts";
import type { Refuse } from "./check-address.ts";

const NODE = "NodeID-";

/**
 * Parses an id.
 *
 * @returns 32 bytes.
 * @throws ValidationError if the text is not cb58 of 32 bytes, or its checksum is invalid.
 * @example
 * ```ts
 * parseId("11111111111111111111111111111111LpoYY"); // 32 zero bytes: the P-Chain, and the Primary Network
 * ```
 */
export const parseId = (text: string): Uint8Array => readCb58(String(text), 32, refuseAs("parseId", "id"));

/**
 * Formats an id.
 *
 * @param bytes 32 bytes.
 * @throws ValidationError for another number of bytes.
 * @example
 * ```ts
 * formatId(new Uint8Array(32)); // "11111111111111111111111111111111LpoYY"
 * ```
 */
export const formatId = (bytes: Uint8Array): string => encodeCb58(ofSize("formatId", bytes, 32));

/**
 * Parses a NodeID.
 *
 * @returns 20 bytes.
 * @throws ValidationError if the prefix is missing, the text is not cb58 of 20 bytes, or its checksum is
 * invalid.
 * @example
 * ```ts
 * parseNodeId("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");
 * ```
 */
export function parseNodeId(text: string): Uint8Array {
  const refuse = refuseAs("parseNodeId", "nodeId");
  return String(text).startsWith(NODE)
    ? readCb58(text.slice(NODE.length), 20, refuse)
    : refuse(`must begin with "${NODE}"`);
}

/**
 * Formats a NodeID.
 *
 * @param bytes 20 bytes.
 * @throws ValidationError for another number of bytes.
 * @example
 * ```ts
 * formatNodeId(new Uint8Array(20)); // "NodeID-111111111111111111116DBWJs"
 * ```
 */
export const formatNodeId = (bytes: Uint8Array): string =>
  `${NODE}${encodeCb58(ofSize("formatNodeId", bytes, 20))}`;

const refuseAs =
  (operation: string, field: string): Refuse =>
  (rule) => {
    throw new ValidationError(operation, field, rule);
  };

function ofSize(operation: string, bytes: Uint8Array, size: number): Uint8Array {
  if (bytes.length !== size) throw new ValidationError(operation, "bytes", `must be ${size} bytes`);
  return bytes;
}
