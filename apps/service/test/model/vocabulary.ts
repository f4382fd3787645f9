/** The few names, times and amounts that random histories and random queries share, so that they meet. */

import { sha256 } from "@noble/hashes/sha2.js";
import { encodeCb58, formatAddress, formatNodeId } from "@primary-network/codec";
import { fromCb58 } from "../../src/domain/id-text.ts";
import { remembering } from "../../src/domain/remembering.ts";

export const HRP = "fuji";
export const PRIMARY = "11111111111111111111111111111111LpoYY";
export const AVAX = "U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK";
export const X_CHAIN = "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm";
export const C_CHAIN = "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp";

const bytes = (name: string, length: number) => sha256(new TextEncoder().encode(name)).slice(0, length);
const several = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** An id as facts have it. */
export const hexOf = remembering(fromCb58);

const ids = new Map<string, string>();

/** The cb58 id of something; the same name gives the same id, in an order that has nothing to do with the names'. */
export function idOf(name: string): string {
  const known = ids.get(name) ?? encodeCb58(bytes(name, 32));
  ids.set(name, known);
  return known;
}

export const addresses = several(5, (n) => formatAddress({ hrp: HRP, bytes: bytes(`address ${n}`, 20) }));
export const nodes = several(4, (n) => formatNodeId(bytes(`node ${n}`, 20)));
/** Subnets by the order of their making; a history has some of them. */
export const subnets = several(4, (n) => idOf(`subnet ${n}`));
export const validations = several(3, (n) => idOf(`validation ${n}`));
export const OTHER_ASSET = idOf("another asset");

/** Unix seconds; times are this and some ticks. */
export const BEGINNING = 1_700_000_000;
export const TICK = 10;

/** Whether they are exact as a double or not, and twice the same; all are valid uint64. */
export const amounts = [1n, 5n, 5n, 1_000n, 9_007_199_254_740_993n, 9_007_199_254_740_994n, 2n ** 64n - 1n];
/** nAVAX of stakes, around what limits a validator's weight. */
export const stakes = [
  25n * 10n ** 9n,
  25n * 10n ** 9n,
  2_000n * 10n ** 9n,
  6n * 10n ** 14n,
  3n * 10n ** 15n,
  2n ** 64n - 1n,
];
export const rewards = [0n, 1n, 99n, 101n, 71_034_521_870n, 9_007_199_254_740_993n];
/** Millionths; as percentages some of them have no exact double, nor has their product with 10 000. */
export const feeShares = [20_000, 20_000, 20_023, 50_000, 73_000, 1_000_000];
/** Percent, around the 80 below which nothing is earned and the 90 of the filter's default. */
export const uptimes = [0, 79.9999, 80, 89.9999, 90, 99.5, 100];
export const locktimes = [0n, 0n, 1n, BigInt(BEGINNING + 5 * TICK), 9_007_199_254_740_993n, 2n ** 64n - 1n];
