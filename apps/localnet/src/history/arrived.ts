/** Finds the outputs from another chain that an account can import. Anyone may send to it, so not all are. */
import type { Utxo } from "@primary-network/codec/p";
import { amountOf, availabilityOf } from "@primary-network/wallet/funding";
import { equalBytes } from "../chains/byte-order.ts";
import { AVAX } from "../chains/p/params.ts";
import { innerOutput, type UtxoSet } from "../chains/utxo-set.ts";

/** nAVAX that an output must hold, so that it pays for its import on any chain. */
const LEAST = AVAX / 100n;

/**
 * Outputs of AVAX that one key owns alone, may spend now, and that are worth their import.
 *
 * @param of the key's 20-byte address, and the receiving chain's asset and time in Unix seconds
 */
export function arrivedFor(
  sent: UtxoSet,
  of: { readonly address: Uint8Array; readonly avaxAssetId: Uint8Array; readonly timestamp: number },
): Utxo[] {
  const { address, avaxAssetId, timestamp } = of;
  return sent
    .ofAddress(address)
    .filter((utxo) => innerOutput(utxo).addresses.length === 1 && equalBytes(utxo.assetId, avaxAssetId))
    .filter((utxo) => availabilityOf(utxo, [address], BigInt(timestamp)) === "now")
    .filter((utxo) => amountOf(utxo) >= LEAST);
}
