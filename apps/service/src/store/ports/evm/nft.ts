/** The port of NFT metadata: the results of reading, and the queue of tokens to read. */

import type { NftMetadata, NftStatus } from "../../../domain/evm/nft.ts";

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
  /** URI of the metadata; null when it has not been read, or could not be. */
  readonly uri: string | null;
  readonly status: NftStatus;
  readonly metadata: NftMetadata;
  /** Unix seconds of the last reading; null before the first. */
  readonly updatedAt: number | null;
}

/** A token that a worker has claimed. */
export interface NftTask extends NftId {
  readonly chain: number;
  readonly kind: 721 | 1155;
  /** Counts claims: writes under an older number are refused. */
  readonly fence: number;
}

/** The result of a reading; metadata is replaced only by metadata. */
export interface NftReading {
  readonly uri: string | null;
  readonly status: NftStatus;
  /** Undefined keeps the earlier metadata. */
  readonly metadata: NftMetadata | undefined;
}

/** The result of a request to read a token again. */
export type NftReindex = { readonly outcome: "queued" } | { readonly outcome: "unknown" } | NftTooSoon;

interface NftTooSoon {
  readonly outcome: "too soon";
  /** Milliseconds until a request will be accepted. */
  readonly wait: number;
}

export interface NftStore {
  /** By `contract/id`; tokens that never moved are missing. */
  find(chain: number, tokens: readonly NftId[]): Promise<ReadonlyMap<string, NftRow>>;
  /** Owners of ERC-721 tokens by `contract/id`; the zero address for burned ones. */
  findOwners(chain: number, tokens: readonly NftId[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Queues a token to be read again, unless that happened within the last `interval` milliseconds. A single statement decides, so that
   * one of several concurrent requests is accepted, whichever process handles it.
   *
   * @param now milliseconds since 1970; by the database's clock, which all processes share, when undefined
   */
  reindex(chain: number, token: NftId, now: number | undefined, interval: number): Promise<NftReindex>;
  /** Queues tokens with a known URI whose metadata was not fetched because the web was switched off. */
  queueUnasked(chains: readonly number[]): Promise<void>;
  /** Claims tokens in the queue, longest waiting first, until `leaseUntil` (milliseconds). */
  take(chains: readonly number[], now: number, leaseUntil: number, limit: number): Promise<NftTask[]>;
  /** Stores a result. @returns false when another worker has claimed the token */
  save(task: NftTask, reading: NftReading, now: number): Promise<boolean>;
  /** Releases a token, to be claimed again from this time on (milliseconds). */
  release(task: NftTask, from: number): Promise<void>;
}
