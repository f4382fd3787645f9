/** Reads the ids of a network as its options have them, into the form that the service works with. */

import { fromCb58 } from "../domain/id-text.ts";
import type { NetworkIdentity, ServedName } from "../domain/network.ts";
import { OptionError } from "../domain/option.ts";

/**
 * A network with ids in hex instead of cb58.
 *
 * @throws OptionError naming the id that is no cb58
 */
export function withHexIds<Network extends NetworkIdentity>(name: ServedName, network: Network): Network {
  const hex = (field: "assetId" | "xChainId" | "cChainId"): string => {
    try {
      return fromCb58(network[field]);
    } catch {
      throw new OptionError(`service: networks.${name}.${field} must be a cb58 id, not "${network[field]}"`);
    }
  };
  return { ...network, assetId: hex("assetId"), xChainId: hex("xChainId"), cChainId: hex("cChainId") };
}
