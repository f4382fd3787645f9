/** A context, keys and coins that tests make up, without a network. */
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { encodeCb58, formatNodeId, parseAddress } from "@primary-network/codec";
import type { Coin, Context } from "../src/index.ts";
import { type KeySigner, privateKeySigner } from "../src/index.ts";

export const AVAX_ID: Uint8Array = new Uint8Array(32).fill(1);
export const TOKEN_ID: Uint8Array = new Uint8Array(32).fill(2);
export const AVAX = 1_000_000_000n;
export const NODE_ID: string = formatNodeId(new Uint8Array(20).fill(9));
/** 2026-01-01. */
export const TIME = 1_767_225_600;

export const context: Context = {
  networkId: 5,
  avaxAssetId: encodeCb58(AVAX_ID),
  chains: { X: encodeCb58(new Uint8Array(32).fill(3)), C: encodeCb58(new Uint8Array(32).fill(4)) },
  time: TIME,
  p: {
    config: {
      weights: [1, 1_000, 1_000, 4],
      maxCapacity: 1_000_000,
      maxPerSecond: 100_000,
      targetPerSecond: 50_000,
      minPrice: 1,
      excessConversionConstant: 2_164_043,
    },
    price: "1",
    excess: "0",
    capacity: "1000000",
  },
  x: { txFee: "1000000", createAssetTxFee: "10000000" },
  c: { baseFee: "25000000000" },
};

export const keyOf = (name: string): Uint8Array => sha256(utf8ToBytes(name));
export const signerOf = (name: string): KeySigner => privateKeySigner(keyOf(name));
export const addressOf = (name: string, chain: "P" | "X" | "C" = "P"): string =>
  signerOf(name).address({ networkId: 5, chain });

/** Owners of a made coin. */
export interface MadeOwner {
  readonly names: readonly string[];
  readonly threshold?: number;
  readonly locktime?: bigint;
}

let made = 0;

/** Makes a coin of an amount. Each has another origin. */
export function coinOf(
  amount: bigint,
  { names, threshold = 1, locktime = 0n }: MadeOwner,
  place: Partial<Pick<Coin, "chain" | "source" | "assetId">> & { readonly lock?: bigint } = {},
): Coin {
  const { lock, ...fields } = place;
  const addresses = names
    .map((name) => parseAddress(addressOf(name)).bytes)
    .sort((left, right) => (encodeHexOf(left) < encodeHexOf(right) ? -1 : 1));
  const output = { type: "TransferOutput" as const, amount, locktime, threshold, addresses };
  made++;
  return {
    chain: "P",
    txId: sha256(utf8ToBytes(`coin ${made}`)),
    outputIndex: made,
    assetId: AVAX_ID,
    ...fields,
    output: lock === undefined ? output : { type: "LockOut", locktime: lock, output },
  };
}

const encodeHexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
