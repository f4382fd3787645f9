/** The port of addresses. */

import type { ChainAlias } from "../../domain/network.ts";

export interface AddressStore {
  /** The chains on which a transaction concerns an address, or an output belongs to it; addresses without any are missing. */
  findChains(
    networkId: number,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<ChainAlias>>>;
}
