/** The columns of listed transfers, with what belongs to them, whatever selects the transfers. */

import type { SortOrder } from "../../../domain/listing.ts";

/** Metadata of an NFT `p`, in the first row that shows it: it may be long. */
export const nftOf = (chain: string) => `left join lateral (
    select uri, status, updated_at, case when p.first then metadata end as metadata from nft_token n
    where n.chain = ${chain} and n.address = p.token and n.token_id = p.token_id offset 0) n on true`;

/** The recipient of the last transfer of an NFT `p`. */
export const ownerOf = (chain: string) => `left join lateral (
    select recipient as owner from evm_transfer o
    where o.chain = ${chain} and o.kind = 721 and o.token = p.token and o.token_id = p.token_id
      and o.number <= (select number from evm_checkpoint where chain = ${chain})
    order by o.number desc, o.log_index desc limit 1) o on true`;

/** What a statement of transfers shows. */
interface Shown {
  readonly chain: string;
  readonly order: SortOrder;
  /** Whether tokens may have ids, and owners. */
  readonly nft: boolean;
  readonly owned: boolean;
}

/** The order of the log, or its reverse. */
const inOrder = (order: SortOrder, alias = ""): string =>
  ["number", "idx", "log_index", "part"].map((column) => `${alias}${column} ${order}`).join(", ");

/** Whether a row is the first of its NFT, as a column. */
export const firstOfNft = (order: SortOrder): string =>
  `row_number() over (partition by token, token_id order by ${inOrder(order)}) = 1 as first`;

/**
 * The end of a statement: rows of the transfers `p`, with what belongs to them; `h` has the height.
 */
// `offset 0` keeps each row's lookups as they are written, whatever the planner believes about a prepared page's length.
export function shownTransfers({ chain, order, nft, owned }: Shown): string {
  const metadata = (alias: string) => `${alias}.name, ${alias}.symbol, ${alias}.decimals`;
  return `, k as materialized (
    select a.address, t.* from (select sender as address from p union select recipient from p union select token from p) a
    cross join lateral (select name, symbol, decimals from evm_token t
      where t.chain = ${chain} and t.address = a.address offset 0) t
  )
  select p.number, p.log_index, p.sender, p.recipient, p.token, p.token_id, p.value, x.hash, b.hash, b.time, b.time_ms,
    ${metadata("s")}, ${metadata("r")}, ${metadata("t")},
    ${nft ? "n.uri, n.status, n.metadata, n.updated_at" : "null, null, null, null"}, ${owned ? "o.owner" : "null"}, p.idx, p.part, (select height from h)
  from p
  cross join lateral (select hash from evm_tx x where x.chain = ${chain} and x.number = p.number and x.idx = p.idx offset 0) x
  cross join lateral (select hash, time, time_ms from evm_block b where b.chain = ${chain} and b.number = p.number offset 0) b
  left join k s on s.address = p.sender left join k r on r.address = p.recipient left join k t on t.address = p.token
  ${nft ? nftOf(chain) : ""} ${owned ? ownerOf(chain) : ""}
  order by ${inOrder(order, "p.")}`;
}
