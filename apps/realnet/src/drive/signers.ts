/** The keys that sign, what they own together, and the keys for what is spent. */
import type { OutputOwners, SignatureIndices } from "@primary-network/codec";
import { type Coin, ownersOfCoin, signingIndices } from "@primary-network/wallet/funding";

/** A key that signs. */
export interface Signer {
  /** 20 bytes. */
  readonly address: Uint8Array;
  /** 32 bytes. */
  readonly privateKey: Uint8Array;
}

/** Signers who act together; the first pays where it can. */
export type Signers = readonly [Signer, ...Signer[]];

/** Owners of keys, sorted. */
export function ownedBy(keys: readonly Signer[], threshold = 1, locktime = 0n): OutputOwners {
  return { locktime, threshold, addresses: keys.map(({ address }) => address).sort(Buffer.compare) };
}

/** Which positions of an owner the signers can sign for; undefined when they are too few. */
export function authorize(
  owner: Pick<OutputOwners, "threshold" | "addresses">,
  signers: readonly Signer[],
): { readonly auth: SignatureIndices; readonly keys: readonly Uint8Array[] } | undefined {
  const by = signers.map(({ address }) => address);
  const signatureIndices = signingIndices(owner, by);
  if (signatureIndices === undefined) return undefined;
  const keys = signatureIndices.flatMap((at) => {
    const address = owner.addresses[at] ?? new Uint8Array();
    return signers.find((one) => Buffer.compare(one.address, address) === 0)?.privateKey ?? [];
  });
  return { auth: { signatureIndices }, keys };
}

/** The keys that sign for each of some coins. */
export const keysOf = (coins: readonly Coin[], signers: readonly Signer[]): (readonly Uint8Array[])[] =>
  coins.map((coin) => authorize(ownersOfCoin(coin), signers)?.keys ?? []);
