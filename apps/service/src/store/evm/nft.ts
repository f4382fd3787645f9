/** The port of NFT metadata: what was read of each token, and which are to be read. */

import type { NftMetadata, NftStatus } from "../../domain/evm/nft.ts";

/** A token of a collection on a chain. */
export interface NftId {
  /** Of the contract: hex with 0x, in lower case. */
  readonly address: string;
  /** Decimal. */
  readonly tokenId: string;
}

/** What is known of a token. */
export interface NftRow {
  readonly kind: 721 | 1155;
  /** Where its metadata are; null when that could not be read, or was not yet. */
  readonly uri: string | null;
  readonly status: NftStatus;
  readonly metadata: NftMetadata;
  /** Unix seconds of the last reading; null before the first. */
  readonly updatedAt: number | null;
}

/** A token that one reader has taken. */
export interface NftTask extends NftId {
  readonly chain: number;
  readonly kind: 721 | 1155;
  /** Counts takings: what is said under an older number is refused. */
  readonly fence: number;
}

/** What a reading came to; metadata are replaced only by metadata. */
export interface NftReading {
  readonly uri: string | null;
  readonly status: NftStatus;
  /** Undefined leaves what was read before. */
  readonly metadata: NftMetadata | undefined;
}

/** What became of a wish to read a token again. */
export type NftReindex = { readonly outcome: "queued" } | { readonly outcome: "unknown" } | NftTooSoon;

interface NftTooSoon {
  readonly outcome: "too soon";
  /** Milliseconds after which a wish will be granted. */
  readonly wait: number;
}

export interface NftStore {
  /** By `contract/id`; those that never moved are missing. */
  find(chain: number, tokens: readonly NftId[]): Promise<ReadonlyMap<string, NftRow>>;
  /** Owners of ERC-721 tokens by `contract/id`; the zero address of those that were burned. */
  findOwners(chain: number, tokens: readonly NftId[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Queues a token to be read again, unless it was within the last `interval` milliseconds. One statement decides, so that
   * of many wishes at one time one is granted, whatever process takes them.
   *
   * @param now milliseconds since 1970; by the database's clock, which all processes share, when undefined
   */
  reindex(chain: number, token: NftId, now: number | undefined, interval: number): Promise<NftReindex>;
  /** Queues tokens whose URI is known and whose metadata were not asked for, as the web was not to be. */
  queueUnasked(chains: readonly number[]): Promise<void>;
  /** Takes tokens that wait to be read, the longest waiting first, until `leaseUntil` (milliseconds). */
  take(chains: readonly number[], now: number, leaseUntil: number, limit: number): Promise<NftTask[]>;
  /** Notes what was read. @returns false when another reader has taken the token */
  save(task: NftTask, reading: NftReading, now: number): Promise<boolean>;
  /** Gives a token back, to be taken again from this time on (milliseconds). */
  release(task: NftTask, from: number): Promise<void>;
}
