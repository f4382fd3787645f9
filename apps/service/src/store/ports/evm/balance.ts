/** The port of what accounts hold of tokens. */

import type { ErcKind } from "../../../domain/evm/facts.ts";
import type { NftStatus } from "../../../domain/evm/nft.ts";
import type { Slice, Window } from "../../../domain/listing.ts";

/** Which holdings are listed. */
export interface EvmHoldingFilter {
  /** Hex with 0x, in lower case. */
  readonly owner: string;
  readonly kinds: "20" | "721" | "1155" | "nft";
  /** Only of this contract; hex with 0x, in lower case. */
  readonly contract?: string | undefined;
}

/**
 * A holding as of a block. Addresses are hex with 0x in lower case, amounts and ids decimal. Metadata is null where the contract
 * reports none, or it is not read.
 */
export interface EvmHoldingRow {
  readonly kind: ErcKind;
  readonly token: string;
  /** 0 of ERC-20. */
  readonly tokenId: string;
  /** The sum of the transfers: negative where a contract moved what it never said to have given. */
  readonly balance: string;
  readonly tokenName: string | null;
  readonly tokenSymbol: string | null;
  readonly tokenDecimals: number | null;
  /** Of an NFT's metadata. */
  readonly uri: string | null;
  readonly status: NftStatus | null;
  /** JSON. */
  readonly metadata: string | null;
  readonly updatedAt: number | null;
}

/** A block of a chain. */
export interface EvmBlockTime {
  readonly height: number;
  /** Unix seconds. */
  readonly time: number;
}

export interface EvmBalanceStore {
  /** An indexed block by its number, or the last one; undefined when it is not indexed. */
  findBlock(chain: number, number: number | undefined): Promise<EvmBlockTime | undefined>;
  /**
   * Holdings as of the window's snapshot, by kind, contract and token: of ERC-20 those whose transfers do not add up to 0, of NFTs those
   * that the owner has. The window's network is the chain.
   */
  list(window: Window, filter: EvmHoldingFilter): Promise<Slice<EvmHoldingRow>>;
  /**
   * What an owner has of given ERC-20 tokens as of the window's snapshot, by contract, also where the transfers add up to 0; contracts
   * that are no such tokens are missing.
   */
  listOf(window: Window, owner: string, contracts: readonly string[]): Promise<Slice<EvmHoldingRow>>;
}
