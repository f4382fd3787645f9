/** Outputs that a wallet may spend, and who can spend them when. */
import {
  encodeHex,
  type OutputOwners,
  type TransferableInput,
  type UtxoFields,
} from "@primary-network/codec";
import {
  decodeUtxo as decodePUtxo,
  encodeUtxo as encodePUtxo,
  type Output as POutput,
} from "@primary-network/codec/p";
import {
  decodeUtxo as decodeXUtxo,
  encodeUtxo as encodeXUtxo,
  type Output as XOutput,
} from "@primary-network/codec/x";
import { hexBytes } from "./hex.ts";
import { equalBytes } from "./order.ts";
import type { Chain } from "./owner.ts";

/** An unspent output of a chain, or one that another chain exported to it. */
export interface Coin extends UtxoFields {
  /** Chain on which the output can be spent. */
  readonly chain: Chain;
  /** Chain that exported the output. Undefined for an output of the chain itself. */
  readonly source?: Chain | undefined;
  /** Amount or right, and owners. */
  readonly output: POutput | XOutput;
}

/** Chain and source of coins. */
export type CoinPlace = Pick<Coin, "chain" | "source">;

/**
 * Decodes a coin from the hex of a node's `getUTXOs` or of the data service's `utxoBytes`, with or without
 * checksum.
 *
 * @throws CodecError if the bytes are not an output of that chain.
 * @example
 * const coins = utxos.map((hex) => decodeCoin(hex, { chain: "P" }));
 */
export function decodeCoin(hex: string, place: CoinPlace): Coin {
  const bytes = hexBytes(hex);
  // An output that the P-Chain exported has no stakeable lock, so the X-Chain's form fits on the others.
  return { ...place, ...(place.chain === "P" ? decodePUtxo(bytes) : decodeXUtxo(bytes)) };
}

/**
 * Encodes a coin as hex without checksum.
 *
 * @example
 * const file = JSON.stringify(coins.map(encodeCoin));
 */
export function encodeCoin({ txId, outputIndex, assetId, output }: Coin): string {
  const fields = { txId, outputIndex, assetId };
  const bytes =
    output.type === "LockOut" ? encodePUtxo({ ...fields, output }) : encodeXUtxo({ ...fields, output });
  return encodeHex(bytes, { checksum: false });
}

/**
 * Returns the owners of a coin.
 *
 * @example
 * const shared = coins.filter((coin) => ownersOfCoin(coin).threshold > 1);
 */
export const ownersOfCoin = ({ output }: Pick<Coin, "output">): OutputOwners =>
  output.type === "LockOut" ? output.output : output;

/**
 * Returns the units of a coin. Rights and NFTs have none.
 *
 * @example
 * const total = coins.reduce((sum, coin) => sum + amountOf(coin), 0n);
 */
export function amountOf({ output }: Pick<Coin, "output">): bigint {
  if (output.type === "LockOut") return output.output.amount;
  return output.type === "TransferOutput" ? output.amount : 0n;
}

/** Unix seconds until which a coin can be staked but not transferred. 0 for none. */
export const stakeableUntil = ({ output }: Pick<Coin, "output">): bigint =>
  output.type === "LockOut" ? output.locktime : 0n;

/**
 * Returns the positions of an owner for which some addresses sign: the first ones, as many as the threshold.
 *
 * @param by - 20-byte addresses.
 * @returns undefined if the addresses are too few
 * @example
 * const subnetAuth = { signatureIndices: signingIndices(owner, [mine]) ?? [] };
 */
export function signingIndices(
  { addresses, threshold }: Pick<OutputOwners, "addresses" | "threshold">,
  by: readonly Uint8Array[],
): number[] | undefined {
  const indices: number[] = [];
  for (let at = 0; at < addresses.length && indices.length < threshold; at++) {
    const address = addresses[at] as Uint8Array; // within the list
    if (by.some((signer) => equalBytes(signer, address))) indices.push(at);
  }
  return indices.length < threshold ? undefined : indices;
}

/**
 * Returns the input that spends a coin's amount.
 *
 * @param by - 20-byte addresses of the signers. Enough of them must own the coin.
 * @param time - Unix seconds. A stakeable lock that has ended by then is left out.
 * @example
 * const inputs = sortInputs(coins.map((coin) => inputOf(coin, [mine], now)));
 */
export function inputOf(coin: Coin, by: readonly Uint8Array[], time: bigint): TransferableInput {
  const { txId, outputIndex, assetId } = coin;
  const signatureIndices = signingIndices(ownersOfCoin(coin), by) ?? [];
  const plain = { type: "TransferInput" as const, amount: amountOf(coin), signatureIndices };
  const locktime = stakeableUntil(coin);
  return {
    txId,
    outputIndex,
    assetId,
    input: locktime > time ? { type: "LockIn", locktime, input: plain } : plain,
  };
}

/** Returns true if enough of an owner's addresses sign. */
export function canSign(
  { addresses, threshold }: Pick<OutputOwners, "addresses" | "threshold">,
  by: readonly Uint8Array[],
): boolean {
  let missing = threshold;
  for (const address of addresses) {
    if (missing === 0) break;
    if (by.some((signer) => equalBytes(signer, address))) missing--;
  }
  return missing === 0;
}

/** State of a coin for some addresses at a time. */
export type Availability =
  /** It can be transferred now. */
  | "now"
  /** It can be staked now, and transferred once its stakeable lock ends. */
  | "stakeable"
  /** Nobody can spend it before its lock time. */
  | "later"
  /** The addresses are owners, but too few. */
  | "shared"
  /** The addresses are no owners. */
  | "foreign";

/**
 * Says how some addresses can spend a coin.
 *
 * @param by - 20-byte addresses.
 * @param time - Unix seconds.
 * @example
 * const later = coins.filter((coin) => availabilityOf(coin, [mine], now) === "later");
 */
export function availabilityOf(
  coin: Pick<Coin, "output">,
  by: readonly Uint8Array[],
  time: bigint,
): Availability {
  const owners = ownersOfCoin(coin);
  if (!canSign(owners, by)) return canSign({ ...owners, threshold: 1 }, by) ? "shared" : "foreign";
  if (owners.locktime > time) return "later";
  return stakeableUntil(coin) > time ? "stakeable" : "now";
}
