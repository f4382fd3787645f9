/** Signer with a private key in memory. */
import { CodecError, decodeCb58, publicKeyOf, signDigest } from "@primary-network/codec";
import { ValidationError } from "@primary-network/core/ids";
import { addressesOf } from "../document/signature.ts";
import { addressesOfKeys, type KeySigner } from "./key-signer.ts";
import { formatMessageSignature, messageDigest } from "./message.ts";

/**
 * Makes a signer from a private key. The key stays in a closure: printing or serialising the signer does not
 * show it.
 *
 * @param key - 32 bytes, as bytes, as hex with or without 0x, or as `PrivateKey-…` in cb58.
 * @throws ValidationError for another form. The message does not show the key.
 * @example
 * const signer = privateKeySigner(process.env.WALLET_KEY ?? "");
 * signer.address({ networkId: 5, chain: "P" }); // "P-fuji1…"
 */
export function privateKeySigner(key: string | Uint8Array): KeySigner {
  const secret = keyBytes(key);
  let publicKey: Uint8Array;
  try {
    publicKey = publicKeyOf(secret);
  } catch {
    throw refused();
  }
  return {
    ...addressesOfKeys({ main: publicKey, account: publicKey }),
    signMessage: async (message) => formatMessageSignature(signDigest(messageDigest(message), secret)),
    async sign({ document, digest, missing }) {
      const own = addressesOf(publicKey, document);
      return missing.some((one) => own.includes(one)) ? [signDigest(digest, secret)] : [];
    },
  };
}

const PREFIX = "PrivateKey-";

const refused = () =>
  new ValidationError(
    "privateKeySigner",
    "key",
    `must be a secp256k1 key: 32 bytes, 64 hex digits or ${PREFIX}…`,
  );

function keyBytes(key: string | Uint8Array): Uint8Array {
  if (key instanceof Uint8Array) return key.slice();
  if (key.startsWith(PREFIX)) {
    try {
      return decodeCb58(key.slice(PREFIX.length), 32);
    } catch (error) {
      if (error instanceof ValidationError || error instanceof CodecError) throw refused();
      throw error;
    }
  }
  const digits = key.startsWith("0x") ? key.slice(2) : key;
  if (!/^[0-9a-fA-F]{64}$/.test(digits)) throw refused();
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
