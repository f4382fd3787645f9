/** The columns of listed transfers with their related rows, for any selection of transfers. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { NftStatus } from "../../domain/evm/nft.ts";
import type { SortOrder } from "../../domain/listing.ts";
import type { Target } from "../session/connection.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";

/** A transfer of a page's transaction, and the kind of its token. */
export interface EvmTransferPart extends EvmTransferRow {
  readonly kind: ErcKind;
}

/**
 * A transfer with its transaction and block. Hashes and addresses are hex with 0x in lower case, amounts and
 * ids decimal. Metadata of parties and tokens is null where they are no token contracts, or report none.
 */
export interface EvmTransferRow {
  readonly number: number;
  readonly logIndex: number;
  readonly sender: string;
  readonly recipient: string;
  readonly token: string;
  readonly tokenId: string | null;
  readonly value: string | null;
  readonly txHash: string;
  readonly blockHash: string;
  /** Unix seconds. */
  readonly time: number;
  readonly timeMs: number | null;
  readonly senderName: string | null;
  readonly senderSymbol: string | null;
  readonly senderDecimals: number | null;
  readonly recipientName: string | null;
  readonly recipientSymbol: string | null;
  readonly recipientDecimals: number | null;
  readonly tokenName: string | null;
  readonly tokenSymbol: string | null;
  readonly tokenDecimals: number | null;
  /** The URI of an NFT's metadata, whose JSON is in the first row of the NFT alone. */
  readonly uri: string | null;
  readonly status: NftStatus | null;
  readonly metadata: string | null;
  readonly updatedAt: number | null;
  /** The owner of an ERC-721 token; the zero address when it is burned. */
  readonly owner: string | null;
  /** Position of the transaction in the block, and of the token among the tokens of one log. */
  readonly idx: number;
  readonly part: number;
}

/** Columns of a transfer `p`, with the tokens `s` and `r` among its parties. */
const TRANSFER = {
  number: "p.number:bigint",
  logIndex: "p.log_index:int",
  sender: "p.sender:bytea",
  recipient: "p.recipient:bytea",
  token: "p.token:bytea",
  tokenId: "p.token_id:numeric?",
  value: "p.value:numeric?",
  txHash: "x.hash:bytea",
  blockHash: ":bytea",
  time: ":bigint",
  timeMs: ":bigint?",
  senderName: "s.name:text?",
  senderSymbol: "s.symbol:text?",
  senderDecimals: "s.decimals:smallint?",
  recipientName: "r.name:text?",
  recipientSymbol: "r.symbol:text?",
  recipientDecimals: "r.decimals:smallint?",
  tokenName: ":text?",
  tokenSymbol: ":text?",
  tokenDecimals: ":smallint?",
  uri: ":text?",
  status: ":text?",
  metadata: ":text?",
  updatedAt: ":bigint?",
  owner: ":bytea?",
  idx: "p.idx:int",
  part: "p.part:int",
} as const;

/** A transfer of a list. */
export const transferRow = columns(TRANSFER) satisfies Columns<EvmTransferRow>;

/** A transfer of a page's transaction. */
export const transferPart = columns({
  kind: "p.kind:smallint",
  ...TRANSFER,
}) satisfies Columns<EvmTransferPart>;

/** Columns of an NFT's metadata `n`. */
const NFT = { uri: "n.uri", status: "n.status", metadata: "n.metadata", updatedAt: "n.updated_at" };
const NO_NFT = { uri: "null::text", status: "null::text", metadata: "null::text", updatedAt: "null::bigint" };

/** Columns of the token of a transfer. */
const tokenOf = (alias: string) => ({
  tokenName: `${alias}.name`,
  tokenSymbol: `${alias}.symbol`,
  tokenDecimals: `${alias}.decimals`,
});

/** A transfer of a transaction `x`, with its token `c`, as JSON. */
export const PART_AS_JSON = transferPart.json({
  blockHash: "x.block_hash",
  time: "x.time",
  timeMs: "x.time_ms",
  ...tokenOf("c"),
  ...NFT,
  owner: "o.owner",
});

/** Metadata of an NFT `p`, in the first row that shows it: it may be long. */
export const nftOf = (chain: string, on: Target) => `left join lateral (
    select uri, status, updated_at, case when p.first then metadata end as metadata from ${on.table("nft_token")} n
    where n.chain = ${chain} and n.address = p.token and n.token_id = p.token_id ${AS_WRITTEN}) n on true`;

/** The recipient of the last transfer of an NFT `p`. */
export const ownerOf = (chain: string, on: Target) => `left join lateral (
    select recipient as owner from ${on.table("evm_transfer")} o
    where o.chain = ${chain} and o.kind = 721 and o.token = p.token and o.token_id = p.token_id
      and o.number <= (select number from ${on.table("evm_checkpoint")} where chain = ${chain})
    order by o.number desc, o.log_index desc limit 1) o on true`;

/** The form of a statement of transfers. */
interface Shown {
  readonly chain: string;
  readonly order: SortOrder;
  /** True when tokens may have ids; `owned` when they may have owners. */
  readonly nft: boolean;
  readonly owned: boolean;
}

/** The order of the log, or its reverse. */
const inOrder = (order: SortOrder, alias = ""): string =>
  ["number", "idx", "log_index", "part"].map((column) => `${alias}${column} ${order}`).join(", ");

/** A column that is true in the first row of an NFT. */
export const firstOfNft = (order: SortOrder): string =>
  `row_number() over (partition by token, token_id order by ${inOrder(order)}) = 1 as first`;

/** The end of a statement: rows of the transfers `p`, with their related rows. */
export function shownTransfers({ chain, order, nft, owned }: Shown, on: Target): string {
  const shown = transferRow.text({
    blockHash: "b.hash",
    time: "b.time",
    timeMs: "b.time_ms",
    ...tokenOf("t"),
    ...(nft ? NFT : NO_NFT),
    owner: owned ? "o.owner" : "null::bytea",
  });
  return `, k as materialized (
    select a.address, t.* from (select sender as address from p union select recipient from p union select token from p) a
    cross join lateral (select name, symbol, decimals from ${on.table("evm_token")} t
      where t.chain = ${chain} and t.address = a.address ${AS_WRITTEN}) t
  )
  select ${shown}
  from p
  cross join lateral (select hash from ${on.table("evm_tx")} x where x.chain = ${chain} and x.number = p.number and x.idx = p.idx ${AS_WRITTEN}) x
  cross join lateral (select hash, time, time_ms from ${on.table("evm_block")} b where b.chain = ${chain} and b.number = p.number ${AS_WRITTEN}) b
  left join k s on s.address = p.sender left join k r on r.address = p.recipient left join k t on t.address = p.token
  ${nft ? nftOf(chain, on) : ""} ${owned ? ownerOf(chain, on) : ""}
  order by ${inOrder(order, "p.")}`;
}
