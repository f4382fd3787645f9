/** The port of contract deployments. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { EvmPage, EvmWindow } from "./listing.ts";

/** A deployment with what is indexed of its contract. Hashes and addresses are hex with 0x in lower case. */
export type EvmDeploymentRow = readonly [
  number: number,
  idx: number,
  seq: number,
  address: string,
  /** The account or contract that created it. */
  creator: string,
  /** Sender of the transaction. */
  deployer: string,
  txHash: string,
  /** Standard of its NFTs that have moved; null without any. */
  nftKind: ErcKind | null,
  /** Whether tokens of it have moved, fungible ones too. */
  isToken: boolean,
  /** As the contract reports them; null where it does not, or they are not read. */
  name: string | null,
  symbol: string | null,
  decimals: number | null,
  /** Block up to which the listing goes. */
  height: number,
];

/** Where the values of a row are. */
export const EVM_DEPLOYMENT = {
  number: 0,
  idx: 1,
  seq: 2,
  address: 3,
  creator: 4,
  deployer: 5,
  txHash: 6,
  nftKind: 7,
  isToken: 8,
  name: 9,
  symbol: 10,
  decimals: 11,
  height: 12,
} as const;

export interface EvmDeploymentStore {
  /**
   * What an address created, or sent the transaction of; the newest first, of a transaction the last one first.
   *
   * @param address hex with 0x in lower case
   */
  list(window: EvmWindow, address: string): Promise<EvmPage<EvmDeploymentRow>>;
}
