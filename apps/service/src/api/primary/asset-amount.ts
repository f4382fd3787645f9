/** Amounts with the name and symbol of their asset. */

import type { AssetAmount } from "@primary-network/data/spec";
import { toCb58 } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";

/**
 * An amount of an asset. Only AVAX has a name here: other assets are created on the X-Chain, and named where its index is joined;
 * elsewhere name and symbol stay empty and amounts are in the smallest unit.
 *
 * @param given null for AVAX
 */
export function assetAmount(network: NetworkIdentity, given: string | null, amount: string): AssetAmount {
  const assetId = given ?? network.assetId;
  const avax = assetId === network.assetId;
  return {
    assetId: toCb58(assetId),
    name: avax ? "Avalanche" : "",
    symbol: avax ? "AVAX" : "",
    denomination: avax ? 9 : 0,
    type: "secp256k1",
    amount,
  };
}
