/** The port of contracts and of the tokens of collections. */

import type { ErcKind } from "../../../domain/evm/facts.ts";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { NftRow } from "./nft.ts";

/** What is indexed of a contract; addresses and hashes are hex with 0x in lower case. */
export interface EvmContractRow {
  /** The standard of its tokens; null when none of its tokens has moved. */
  readonly kind: ErcKind | null;
  /** As the contract reports them; null where it does not, or they are not read. */
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  /** The last transaction that deployed it; null when none is indexed. */
  readonly txHash: string | null;
  /** Sender of that transaction. */
  readonly deployer: string | null;
  /** The account or contract that created it. */
  readonly creator: string | null;
}

/** A token of a collection. */
export interface CollectionToken extends NftRow {
  /** Decimal. */
  readonly tokenId: string;
  /** As the collection's contract reports them. */
  readonly name: string | null;
  readonly symbol: string | null;
  /** Of an ERC-721 token; the zero address when it is burned. */
  readonly owner: string | null;
}

export interface EvmCollectionStore {
  /** Undefined when the address is neither a token that has moved nor a contract whose deployment is indexed. */
  findContract(chain: number, address: string): Promise<EvmContractRow | undefined>;
  /** Tokens that have moved up to the window's snapshot, by id, with their owners then. The window's network is the chain. */
  list(window: Window, address: string): Promise<Slice<CollectionToken>>;
  /** A token that has moved, with its present owner. */
  find(chain: number, address: string, tokenId: string): Promise<CollectionToken | undefined>;
}
