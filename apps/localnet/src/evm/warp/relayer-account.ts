/** The account that delivers messages. */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { deriveOwnerKey } from "../../keys/keys.ts";
import type { EvmSigner } from "../chain/chain.ts";

/** Derived from the seed like the named accounts. */
export function relayerAccountOf(seed: string): EvmSigner {
  const { privateKey } = deriveOwnerKey(seed, "relayer");
  const point = secp256k1.getPublicKey(privateKey, false);
  return { privateKey, ethAddress: keccak_256(point.subarray(1)).subarray(12) };
}
