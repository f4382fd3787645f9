/** Draws the transfers: their chains, and where each client is cut off. */
import { createHash } from "node:crypto";
import type { Chain } from "@primary-network/wallet";
import type { Job } from "./transfer-client.ts";

/** Directions between the chains. */
export const DIRECTIONS: readonly (readonly [from: Chain, to: Chain])[] = [
  ["P", "C"],
  ["C", "P"],
  ["P", "X"],
  ["X", "P"],
  ["X", "C"],
  ["C", "X"],
];

/** A transfer that is cut off. */
export interface DrawnTransfer extends Job {
  /** In [0, 1): at which of its requests. */
  readonly part: number;
  /** True if the node still gets that request. */
  readonly isSent: boolean;
}

const digest = (...parts: readonly (string | number)[]) =>
  createHash("sha256").update(parts.join(" ")).digest();

/** Draws a transfer. All ways get the same ones, with accounts of their own. Numbers below 0 are never cut off. */
export function drawTransfer(seed: string, way: string, number: number): DrawnTransfer {
  const drawn = digest(seed, number);
  const [from, to] = DIRECTIONS[Math.abs(number) % DIRECTIONS.length] as (typeof DIRECTIONS)[number];
  return {
    number,
    from,
    to,
    key: new Uint8Array(digest(seed, way, number)),
    part: drawn.readUInt32BE(0) / 2 ** 32,
    isSent: drawn.readUInt8(4) % 2 === 0,
  };
}
