/** The text forms of responses: amounts, times, ids, owners and bytes. */
import {
  encodeCb58,
  encodeHex,
  formatAddress,
  type JsonObject,
  type L1Owner,
  type OutputOwners,
} from "@primary-network/codec";
import type { Encoding } from "./arguments.ts";
import { RpcFault } from "./fault.ts";

/** 64-bit integers and times are sent as decimal strings. */
export const decimal = (value: bigint | number): string => value.toString();

/** Ratios are sent as strings with four decimals. */
export const ratio = (value: number): string => value.toFixed(4);

/** A time as RFC 3339 in UTC, from Unix seconds. */
export const rfc3339 = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(".000Z", "Z");

/** Bytes without checksum, as in fields that are always hexadecimal. */
export const plainHex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });

/** An id as cb58. */
export const id = encodeCb58;

/** Bytes in the requested encoding, which cannot be `json` here. */
export function encodeBytes(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === "json") throw new RpcFault("unsupported encoding in method");
  return encodeHex(bytes, { checksum: encoding !== "hexnc" });
}

/** An address of the X-Chain, `X-local1…`. */
export const xAddress = (bytes: Uint8Array, hrp: string): string => formatAddress({ chain: "X", hrp, bytes });

/** An address of the P-Chain, `P-local1…`. */
export const pAddress = (bytes: Uint8Array, hrp: string): string => formatAddress({ chain: "P", hrp, bytes });

/** Owners, with all numbers as strings; owners of L1 validators have no locktime, which is shown as 0. */
export function ownerJson(owner: OutputOwners | L1Owner, hrp: string): JsonObject {
  return {
    locktime: decimal("locktime" in owner ? owner.locktime : 0n),
    threshold: decimal(owner.threshold),
    addresses: owner.addresses.map((address) => pAddress(address, hrp)),
  };
}
