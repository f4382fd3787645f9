/** The internal calls and transfers of a page's transactions, as SQL: JSON of the rows `x`. */

import { ERC_KINDS } from "../../domain/evm/facts.ts";
import type { SortOrder } from "../../domain/listing.ts";
import type { Target } from "../session/connection.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { columns, type RowOf } from "../sql/select-list.ts";
import type { Shown } from "./names.ts";
import { hasRole } from "./role.ts";
import { nftOf, ownerOf, PART_AS_JSON } from "./shown-transfers.ts";

/** An internal call `i` of a page's transaction. */
export const internalPart = columns({
  number: "i.number:bigint",
  idx: "i.idx:int",
  type: "i.type:text",
  sender: "i.sender:bytea",
  /** Null for a creation that failed. */
  recipient: "i.recipient:bytea?",
  value: "i.value:numeric",
  reverted: "i.reverted:boolean",
  gasLimit: "i.gas_limit:numeric",
  gasUsed: "i.gas_used:numeric",
});

/** An internal call. Addresses are hex with 0x in lower case, amounts decimal. */
export type EvmInternalPart = RowOf<typeof internalPart>;

export interface Parts {
  /** Tables of the statement, after `x`. */
  readonly tables: string;
  /** Addresses that the parts show. */
  readonly shown: readonly Shown[];
  /** Lists as JSON; they read `k`, the tokens among the addresses. */
  readonly internals: string;
  readonly transfers: string;
  /** True when transactions are shown whole. */
  readonly whole: boolean;
}

/** Transfers of a transaction that an address is a party of, by the indexes of parties: a block may have many others. */
const ownTransfers = (address: string, chain: string, on: Target): string =>
  ERC_KINDS.flatMap((kind) =>
    (["t.sender", "t.recipient"] as const).map((party) => {
      const whose = hasRole({ table: "evm_transfer", party, kind }, address, chain, on.dialect);
      // A transfer to oneself counts once.
      const once = party === "t.sender" ? "" : `and t.sender <> ${address}`;
      return `select t.* from ${on.table("evm_transfer")} t where ${whose} and t.number = x.number and t.idx = x.idx ${once}`;
    }),
  ).join(" union all ");

/** @param address only parts that it is a party of; undefined for all */
export function partsOf(
  address: string | undefined,
  { chain, order }: { readonly chain: string; readonly order: SortOrder },
  on: Target,
): Parts {
  const ofTx = (alias: string) =>
    `${alias}.chain = ${chain} and ${alias}.number = x.number and ${alias}.idx = x.idx`;
  const called = address === undefined ? "" : `and (i.sender = ${address} or i.recipient = ${address})`;
  const moved =
    address === undefined
      ? `select t.* from ${on.table("evm_transfer")} t where ${ofTx("t")}`
      : ownTransfers(address, chain, on);
  const inOrder = `number ${order}, idx ${order}, log_index, part`;
  return {
    whole: address === undefined,
    tables: `, i as materialized (
    select i.* from x cross join lateral (select * from ${on.table("evm_internal")} i where ${ofTx("i")} ${called} ${AS_WRITTEN}) i
  ), f as materialized (
    select f.*, row_number() over (partition by token, token_id order by ${inOrder}) = 1 as first
    from (select t.* from x cross join lateral (${moved} ${AS_WRITTEN}) t) f
  )`,
    shown: [
      ...["i.sender", "i.recipient"].map((column) => ({ from: "i", column })),
      ...["f.sender", "f.recipient", "f.token"].map((column) => ({ from: "f", column })),
    ],
    internals: `(select json_agg(${internalPart.json()} order by i.number ${order}, i.idx ${order}, i.seq) from i)`,
    transfers: `(select json_agg(${PART_AS_JSON} order by p.number ${order}, p.idx ${order}, p.log_index, p.part)
      from f p join x on x.number = p.number and x.idx = p.idx
      left join k s on s.address = p.sender left join k r on r.address = p.recipient left join k c on c.address = p.token
      ${nftOf(chain, on)} ${ownerOf(chain, on)})`,
  };
}
