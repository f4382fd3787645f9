/** Recovers the public key of a signature, with a cache for signatures that were made in this process. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { type Credential, publicKeyOf, recoverSigner } from "@primary-network/codec";
import { Memo } from "./memo.ts";

/** Size of the cache; the oldest signatures are dropped first. A history of six weeks has some 900. */
export const MOST_REMEMBERED = 4_096;

/** By transaction and signature: the public key, 33 bytes. It is the same in every network. */
const known = new Memo<Uint8Array>(MOST_REMEMBERED, { name: "signers" });
const publicKeys = new Memo<Uint8Array>(1_024, { name: "public-keys" });

const nameOf = (unsignedTx: Uint8Array, signature: Uint8Array): string =>
  bytesToHex(sha256(unsignedTx)) + bytesToHex(signature);

function publicKeyFor(privateKey: Uint8Array): Uint8Array {
  return publicKeys.get(bytesToHex(privateKey), () => publicKeyOf(privateKey));
}

/**
 * Records the keys that just signed a transaction, so that checking it need not recover them: recovery takes 1.2 ms, which was
 * two fifths of building a network.
 *
 * @param keys in the order of the credentials and of their signatures, as they were passed to the codec
 */
export function rememberSigners(
  unsignedTx: Uint8Array,
  credentials: readonly Pick<Credential, "signatures">[],
  keys: readonly (readonly Uint8Array[])[],
): void {
  for (const [index, { signatures }] of credentials.entries()) {
    for (const [position, signature] of signatures.entries()) {
      const key = keys[index]?.[position];
      if (key !== undefined) known.put(nameOf(unsignedTx, signature), publicKeyFor(key));
    }
  }
}

/**
 * The compressed public key of a signature.
 *
 * @throws CodecError when the signature is malformed
 */
export function signerKeyOf(unsignedTx: Uint8Array, signature: Uint8Array): Uint8Array {
  const name = nameOf(unsignedTx, signature);
  return known.get(name, () => recoverSigner(unsignedTx, signature));
}

/** Signs transactions of one chain, and records the signers. */
export class Signing<C extends Pick<Credential, "signatures">> {
  readonly #known: Memo<readonly C[]>;

  /** @param chain whose transactions are signed */
  constructor(chain: "p" | "x" | "c") {
    this.#known = new Memo(MOST_REMEMBERED, { name: `credentials-${chain}` });
  }

  /**
   * The credentials of a transaction. A rebuilt network, for example one restored from a saved world, signs
   * the same transactions with the same keys, so the cache saves a millisecond for each signature.
   *
   * @param keys in the order of the credentials and of their signatures
   */
  sign(unsignedTx: Uint8Array, keys: readonly (readonly Uint8Array[])[], make: () => readonly C[]): C[] {
    const name = [unsignedTx, ...keys.map((group) => concatBytes(...group))]
      .map((bytes) => bytesToHex(sha256(bytes)))
      .join("/");
    const credentials = this.#known.get(name, make);
    rememberSigners(unsignedTx, credentials, keys);
    return [...credentials];
  }
}
