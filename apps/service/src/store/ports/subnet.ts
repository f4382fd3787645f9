/** The port of subnets and their blockchains. */

import type { Slice, Snapshot, Window } from "../../domain/listing.ts";
import type { BlockchainFact, SubnetFact } from "../../domain/p/facts.ts";

/** Largest genesis of a blockchain that is shown: 128 KiB. */
export const MAX_SHOWN_GENESIS = 131_072;

/** Bytes of all geneses on one page: 16 MiB, the newest chains first. */
export const MAX_SHOWN_GENESES = 16_777_216;

export interface BlockchainRow extends Omit<BlockchainFact, "genesis"> {
  /** Null when it is not shown. */
  genesis: string | null;
}

export interface SubnetRow extends SubnetFact {
  locktime: string;
  threshold: number;
  addresses: string[];
  conversionTx: string | null;
  managerChain: string | null;
  managerAddress: string | null;
  blockchains: BlockchainRow[];
}

export interface SubnetStore {
  list(window: Window): Promise<Slice<SubnetRow>>;
  /** Undefined when it is not indexed. */
  find(
    networkId: number,
    snapshot: Pick<Snapshot, "height">,
    subnetId: string,
  ): Promise<SubnetRow | undefined>;
  /** Id of the subnet that validates a blockchain; undefined when it is not indexed. */
  findByBlockchain(networkId: number, blockchainId: string): Promise<string | undefined>;
}
