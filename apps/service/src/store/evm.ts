/** The EVM chains' part of the store's port. A chain is named by its EVM chain id. */

import type { EvmFacts, TokenMetadataFact } from "../domain/evm/facts.ts";
import type { Slice, Window } from "../domain/listing.ts";
import type { EvmTransferFilter, EvmTransferRow, EvmTxFilter, EvmTxRow } from "./evm-rows.ts";

/** How far a chain is indexed; written in the same transaction as what is indexed. */
export interface EvmCheckpoint {
  readonly height: number;
  /** Hash: hex with 0x, in lower case. */
  readonly blockId: string;
  /** Unix seconds of the block. */
  readonly time: number;
}

/** What a token's contract says of itself. */
export type TokenMetadata = Readonly<TokenMetadataFact>;

/** Of what time a chain's index tells. */
export interface EvmActivity extends EvmCheckpoint {
  /** Days since 1970: the first on which there was a block after the genesis; null before there was one. */
  readonly firstDay: number | null;
  /** Milliseconds since 1970: the last change of the index, and the last look that found nothing new. */
  readonly indexedAt: number;
  readonly settledAt: number;
}

export interface EvmStore {
  evmCheckpoint(chain: number): Promise<EvmCheckpoint | undefined>;
  /** Hash of an indexed block; undefined when it is not indexed. */
  evmBlockHash(chain: number, number: number): Promise<string | undefined>;
  /**
   * Writes facts and the checkpoint in one transaction.
   *
   * @param from number of the block that the facts continue from; undefined for the first
   * @param at milliseconds since 1970, by the service's clock
   * @throws when the stored checkpoint is another, so that two indexers cannot double anything
   */
  commitEvm(
    chain: number,
    from: number | undefined,
    facts: EvmFacts,
    to: EvmCheckpoint,
    at: number,
  ): Promise<void>;
  /**
   * Takes back all blocks above one, which becomes the checkpoint, in one transaction.
   *
   * @param from number of the block that is the checkpoint until then
   * @throws when the stored checkpoint is another, or the block to keep is not indexed
   */
  rewindEvm(chain: number, from: number, to: number, at: number): Promise<void>;
  /** Notes that a chain had no further block at an instant, if its checkpoint still is that. */
  settleEvm(chain: number, number: number, at: number): Promise<void>;
  /** Undefined before the first block. */
  evmActivity(chain: number): Promise<EvmActivity | undefined>;
  /** Transactions by day (days since 1970), from one day to another inclusive, in any order; none of empty days. */
  evmDays(chain: number, from: number, to: number): Promise<{ day: number; txs: number }[]>;
  /** A page of the transactions that concern addresses, in ascending order; the window's network is the chain. */
  listEvmTxs(window: Window, filter: EvmTxFilter): Promise<Slice<EvmTxRow>>;
  /** By its hash; undefined when it is not indexed. */
  evmTx(chain: number, hash: string): Promise<EvmTxRow | undefined>;
  /** The transaction that made the contract at an address, the last one if there were several. */
  evmDeployment(chain: number, address: string): Promise<EvmTxRow | undefined>;
  /** A page of transfers, the newest first. */
  listEvmTransfers(window: Window, filter: EvmTransferFilter): Promise<Slice<EvmTransferRow>>;
  /** Owners of ERC-721 tokens by `contract/id`; the zero address of those that were burned. */
  nftOwners(
    chain: number,
    tokens: readonly { readonly address: string; readonly tokenId: string }[],
  ): Promise<ReadonlyMap<string, string>>;
  /** What is known of tokens, by address; those that are no tokens are missing. */
  evmTokens(chain: number, addresses: readonly string[]): Promise<ReadonlyMap<string, TokenMetadata>>;
  /**
   * Tokens whose contracts were not asked yet, the first seen first.
   *
   * @param upTo only those seen up to this block
   */
  unreadEvmTokens(chain: number, limit: number, upTo?: number): Promise<string[]>;
  /** Notes what contracts say of themselves. */
  saveEvmTokens(chain: number, tokens: readonly TokenMetadata[], at: number): Promise<void>;
}
