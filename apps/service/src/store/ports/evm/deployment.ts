/** The port of contract deployments. */

import type { ErcKind } from "../../../domain/evm/facts.ts";
import type { Slice, Window } from "../../../domain/listing.ts";

/** A deployment with what is indexed of its contract. Hashes and addresses are hex with 0x in lower case. */
export interface EvmDeploymentRow {
  readonly number: number;
  readonly idx: number;
  readonly seq: number;
  readonly address: string;
  /** The account or contract that created it. */
  readonly creator: string;
  /** Sender of the transaction. */
  readonly deployer: string;
  readonly txHash: string;
  /** Standard of its NFTs that have moved; null without any. */
  readonly nftKind: ErcKind | null;
  /** Whether tokens of it have moved, fungible ones too. */
  readonly isToken: boolean;
  /** As the contract reports them; null where it does not, or they are not read. */
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
}

export interface EvmDeploymentStore {
  /**
   * What an address created, or sent the transaction of; the newest first, of a transaction the last one first.
   *
   * @param address hex with 0x in lower case
   */
  list(window: Window, address: string): Promise<Slice<EvmDeploymentRow>>;
}
