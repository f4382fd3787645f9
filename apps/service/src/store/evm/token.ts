/** The port of tokens, and of what their contracts say of themselves. */

import type { TokenMetadataFact } from "../../domain/evm/facts.ts";

/** What a token's contract says of itself. */
export type TokenMetadata = Readonly<TokenMetadataFact>;

export interface EvmTokenStore {
  /** What is known of tokens, by address; those that are no tokens are missing. */
  find(chain: number, addresses: readonly string[]): Promise<ReadonlyMap<string, TokenMetadata>>;
  /**
   * Addresses of tokens whose contracts were not asked yet, the first seen first.
   *
   * @param upTo only those seen up to this block
   */
  listUnread(chain: number, limit: number, upTo?: number): Promise<string[]>;
  /** Notes what contracts say of themselves. */
  save(chain: number, tokens: readonly TokenMetadata[], at: number): Promise<void>;
}
