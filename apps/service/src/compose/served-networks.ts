/** Reads the networks of options, whose ids are cb58, into the form that the service works with. */

import { fromCb58 } from "../domain/id-text.ts";
import type { NetworkIdentity, ServedName } from "../domain/network.ts";
import { OptionError } from "../domain/option.ts";

/** A network under the name under which it is served. */
export interface Served<Network> {
  readonly name: ServedName;
  readonly source: Network;
}

const NAMES: readonly ServedName[] = ["mainnet", "fuji"];

/** Lists the networks of options, in the same order always. */
export const servedNetworks = <Network>(
  networks: {
    readonly [name in ServedName]?: Network;
  },
): Served<Network>[] =>
  NAMES.flatMap((name) => {
    const source = networks[name];
    return source ? [{ name, source }] : [];
  });

/**
 * Gives a network ids in hex in place of cb58.
 *
 * @throws OptionError naming the id that is no cb58
 */
export function withHexIds<Network extends NetworkIdentity>({
  name,
  source,
}: Served<Network>): Served<Network> {
  const hex = (field: "assetId" | "xChainId" | "cChainId"): string => {
    try {
      return fromCb58(source[field]);
    } catch {
      throw new OptionError(`service: networks.${name}.${field} must be a cb58 id, not "${source[field]}"`);
    }
  };
  const ids = { assetId: hex("assetId"), xChainId: hex("xChainId"), cChainId: hex("cChainId") };
  return { name, source: { ...source, ...ids } };
}
