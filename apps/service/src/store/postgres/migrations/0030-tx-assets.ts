/** Finds the transactions of an asset of the X-Chain, by type and by time, from as few rows as are listed. */

// As x_tx_address has those of an address. Empty bytes stand for AVAX.
export const txAssets = `
create table x_tx_asset (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  asset_id bytea not null,
  type text not null
);

insert into x_tx_asset (network, idx, height, time, asset_id, type)
  select distinct t.network, t.idx, t.height, t.time, coalesce(u.asset_id, '\\x'::bytea), t.type
  from x_tx t join lateral (
    select asset_id from x_utxo where network = t.network and tx_id = t.tx_id
    union all
    select asset_id from x_utxo where network = t.network and consuming_tx = t.tx_id
  ) u on true;

alter table x_tx_asset add primary key (network, asset_id, type, height, idx);
`;
