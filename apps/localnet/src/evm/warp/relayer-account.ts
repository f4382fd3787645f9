/** The account that delivers messages. */
import { evmAddressOfPublicKey } from "@primary-network/codec";
import { deriveOwnerKey } from "../../keys/keys.ts";
import type { EvmSigner } from "../chain/chain.ts";

/** Derived from the seed like the named accounts. */
export function relayerAccountOf(seed: string): EvmSigner {
  const { privateKey, publicKey } = deriveOwnerKey(seed, "relayer");
  return { privateKey, ethAddress: evmAddressOfPublicKey(publicKey) };
}
