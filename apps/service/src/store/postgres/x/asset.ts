/** Finds an asset of the X-Chain with what the outputs of its creation say of it. */

import type { AssetRow, AssetStore } from "../../asset.ts";
import type { Db } from "../sql/database.ts";
import { asLists } from "../sql/select-list.ts";
import { Statement } from "../sql/statement.ts";

type Row = readonly [
  name: string,
  symbol: string,
  denomination: number,
  height: number,
  time: number,
  type: string,
  isMintable: boolean,
];

// An asset of the genesis has no transaction: its outputs have the time.
const statement = new Statement<{ network: number; asset: string }, Row>("x-asset", asLists(), (value) => {
  const network = value("network", "int");
  const made = `x_utxo u where u.network = ${network} and u.tx_id = ${value("asset", "bytea")}`;
  return `select s.name, s.symbol, s.denomination, s.height, coalesce(t.time, f.time, 0), coalesce(f.type, 'TransferOutput'),
      exists (select from ${made} and u.type like '%MintOutput')
    from x_asset s left join x_tx t on t.network = ${network} and t.tx_id = s.asset_id
    left join lateral (select u.time, u.type from ${made} order by u.output_index limit 1) f on true
    where s.network = ${network} and s.asset_id = ${value("asset", "bytea")}`;
});

async function findAsset(db: Db, network: number, assetId: string): Promise<AssetRow | undefined> {
  const [row] = await statement.rows(db, { network, asset: assetId });
  if (row === undefined) return undefined;
  const [name, symbol, denomination, height, time, type, isMintable] = row;
  return { assetId, name, symbol, denomination, height, time, type, isMintable };
}

export function createAssetStore(db: Db): AssetStore {
  return { find: (network, assetId) => findAsset(db, network, assetId) };
}
