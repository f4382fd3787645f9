/** The port of subnets and their blockchains. */

import type { Slice, Window } from "../domain/listing.ts";
import type { SubnetRow } from "./rows.ts";

export interface SubnetStore {
  list(window: Window): Promise<Slice<SubnetRow>>;
  /** cb58 id of the subnet that validates a blockchain; undefined when it is not indexed. */
  findByBlockchain(networkId: number, blockchainId: string): Promise<string | undefined>;
}
