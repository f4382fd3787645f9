/** Finds an asset of the X-Chain, with facts from the outputs of its creation. */

import type { XAssetFact } from "../../domain/x/facts.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";

/** An asset with the facts of its creation. */
export interface AssetRow extends XAssetFact {
  /** Unix seconds. */
  time: number;
  /** The codec's name of its first output's type. */
  type: string;
  /** True when the creation of the asset made a right to mint. */
  isMintable: boolean;
}

const row = columns({
  name: "s.name:text",
  symbol: "s.symbol:text",
  denomination: "s.denomination:int",
  height: "s.height:bigint",
  time: "coalesce(t.time, f.time, 0):bigint",
  type: "coalesce(f.type, 'TransferOutput'):text",
  isMintable: ":boolean",
}) satisfies Columns<Omit<AssetRow, "assetId">>;

// An asset of the genesis has no transaction: its outputs have the time.
const statement = new Statement("x-asset", row, (value: Parameter<{ network: number; asset: string }>) => {
  const network = value("network", "int");
  const made = `x_utxo u where u.network = ${network} and u.tx_id = ${value("asset", "bytea")}`;
  return `select ${row.text({ isMintable: `exists (select from ${made} and u.type like '%MintOutput')` })}
    from x_asset s left join x_tx t on t.network = ${network} and t.tx_id = s.asset_id
    left join lateral (select u.time, u.type from ${made} order by u.output_index limit 1) f on true
    where s.network = ${network} and s.asset_id = ${value("asset", "bytea")}`;
});

export const assetsOn = (db: Db) => ({
  /** Undefined when its creation is not indexed. */
  async find(network: number, assetId: string): Promise<AssetRow | undefined> {
    const [found] = await statement.rows(db, { network, asset: assetId });
    return found && { assetId, ...found };
  },
});
