/** Contract deployments, by creator or by sender of the transaction: a page by one statement. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { Slice, Window } from "../../domain/listing.ts";
import { partyKey } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN, unestimated } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { ChainStatement, type Parameter } from "../sql/statement.ts";
import { lastBlock, pageOf, type WindowValues, windowValues } from "./list-window.ts";

/**
 * A deployment with the indexed facts of its contract. Hashes and addresses are hex with 0x in lower case.
 */
export interface EvmDeploymentRow {
  readonly number: number;
  readonly idx: number;
  readonly seq: number;
  readonly address: string;
  /** The account or contract that created it. */
  readonly creator: string;
  /** Sender of the transaction. */
  readonly deployer: string;
  readonly txHash: string;
  /** Standard of its NFTs that have moved; null without any. */
  readonly nftKind: ErcKind | null;
  /** True when tokens of the contract have moved, fungible ones too. */
  readonly isToken: boolean;
  /** As the contract reports them; null where it does not, or they are not read. */
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
}

interface Values extends WindowValues {
  readonly address: string;
}

const ORDER = "order by number desc, idx desc, seq desc";

/**
 * The first deployments with the address on one side, in the order of its index. The index of deployers has
 * only contracts that other contracts created, so that no deployment is found on both sides.
 */
function sideOf(party: "creator" | "deployer", value: Parameter<Values>, on: Target): string {
  const [chain, address] = [value("chain", "bigint"), value("address", "bytea")];
  const last = `coalesce(${value("number", "bigint")}, (select last from h))`;
  // The address itself is compared too, as others may have its key.
  return `(select t.* from ${on.table("evm_contract")} t
    where ${partyKey({ address: `t.${party}`, chain: "t.chain" })} = ${partyKey({ address, chain })}
      ${party === "deployer" ? "and t.deployer <> t.creator" : ""}
      and t.number >= ${value("from", "bigint")}
      and (t.number, t.idx, t.seq) < (${last}, ${value("idx", "int")}, ${value("seq", "int")})
      and ${unestimated(`t.${party} = ${address} and t.chain = ${chain}`)}
    ${ORDER} limit ${value("limit", "int")})`;
}

const row = columns({
  number: "p.number:bigint",
  idx: "p.idx:int",
  seq: "p.seq:int",
  address: "p.address:bytea",
  creator: "p.creator:bytea",
  deployer: "p.deployer:bytea",
  txHash: "x.hash:bytea",
  nftKind: ":smallint?",
  isToken: "k.address is not null:boolean",
  name: "k.name:text?",
  symbol: "k.symbol:text?",
  decimals: "k.decimals:smallint?",
}) satisfies Columns<EvmDeploymentRow>;

const page = new ChainStatement<Values, EvmDeploymentRow>("evm-deployments", row, (value, on) => {
  const chain = value("chain", "bigint");
  return `with ${lastBlock({ order: "desc", timed: false }, value, on)}, p as materialized (
    select * from (${sideOf("creator", value, on)} union all ${sideOf("deployer", value, on)}) s
    ${ORDER} limit ${value("limit", "int")}
  )
  select ${row.text({
    nftKind: `(select n.kind from ${on.table("nft_token")} n where n.chain = ${chain} and n.address = p.address limit 1)`,
  })}
  from p
  cross join lateral (select hash from ${on.table("evm_tx")} x where x.chain = ${chain} and x.number = p.number and x.idx = p.idx ${AS_WRITTEN}) x
  left join lateral (select address, name, symbol, decimals from ${on.table("evm_token")} k
    where k.chain = ${chain} and k.address = p.address ${AS_WRITTEN}) k on true
  order by p.number desc, p.idx desc, p.seq desc`;
});

export const evmDeploymentsOn = (db: Db) => ({
  /**
   * Contracts that an address created, or sent the transaction of; the newest first, of a transaction the
   * last one first.
   *
   * @param address hex with 0x in lower case
   */
  async list(window: Window, address: string): Promise<Slice<EvmDeploymentRow>> {
    const found = await page.rows(db, { ...windowValues(window, {}), address });
    return pageOf(found, window, ({ idx, seq }) => `${idx}.${seq}`);
  },
});
