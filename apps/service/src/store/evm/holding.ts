/**
 * The row of a holding as of a block, and the parts of the statements that list holdings. Parameters stand in these by
 * name, as `$chain`; a statement replaces them by its own.
 */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { NftStatus } from "../../domain/evm/nft.ts";
import type { Target } from "../session/connection.ts";
import { AS_WRITTEN } from "../sql/planner.ts";

/**
 * A holding as of a block. Addresses are hex with 0x in lower case, amounts and ids decimal. Metadata is null
 * where the contract reports none, or it is not read.
 */
export interface EvmHoldingRow {
  readonly kind: ErcKind;
  readonly token: string;
  /** 0 of ERC-20. */
  readonly tokenId: string;
  /**
   * The sum of the transfers: negative when a contract moved tokens without ever reporting that it gave them.
   */
  readonly balance: string;
  readonly tokenName: string | null;
  readonly tokenSymbol: string | null;
  readonly tokenDecimals: number | null;
  /** The URI of an NFT's metadata. */
  readonly uri: string | null;
  readonly status: NftStatus | null;
  /** JSON. */
  readonly metadata: string | null;
  readonly updatedAt: number | null;
}

/** The balance of a holding `h` as of a block, and the former one `v` that it may be. */
export const asOf = "case when h.changed <= $height then h.balance else v.balance end";
export const formerOf = (on: Target): string => `left join lateral (
    select b.balance from ${on.table("evm_balance")} b
    where b.chain = $chain and b.holding = h.id and b.number <= $height and h.changed > $height
    order by b.number desc limit 1) v on true`;

/** Metadata of the tokens of rows `p`. */
export const described = (on: Target): string => `
  left join lateral (select name, symbol, decimals from ${on.table("evm_token")} t where t.chain = $chain and t.address = p.token ${AS_WRITTEN}) t on true
  left join lateral (select uri, status, metadata, updated_at from ${on.table("nft_token")} n
    where n.chain = $chain and n.address = p.token and n.token_id = p.token_id and p.kind <> 20 ${AS_WRITTEN}) n on true
  order by p.kind, p.token, p.token_id`;

/** Columns of a holding; its kind is a number of another type where no holding is read. */
export const HOLDING = {
  token: "p.token:bytea",
  tokenId: "p.token_id:numeric",
  balance: "p.balance:numeric",
  tokenName: "t.name:text?",
  tokenSymbol: "t.symbol:text?",
  tokenDecimals: "t.decimals:smallint?",
  uri: "n.uri:text?",
  status: "n.status:text?",
  metadata: "n.metadata:text?",
  updatedAt: "n.updated_at:bigint?",
} as const;
