/** Takes away what made each spent output as dear to write as a new one, and indexes that no query needs. */

// An update that changes no indexed column stays on its page and leaves every index alone. So what a transaction
// spends stands with the transaction, and what it makes is found by its block's height, which grows with the table.
export const writeLess = `
alter table p_tx add column consumed text[] not null default '{}';

update p_tx t set consumed = s.ids
  from (select network, consuming_tx, array_agg(utxo_id) as ids from p_utxo
    where consuming_tx is not null group by network, consuming_tx) s
  where t.network = s.network and t.tx_id = s.consuming_tx;

drop index p_utxo_consumed;
drop index p_utxo_emitted;
create index p_utxo_height on p_utxo (network, height);
alter table p_utxo set (fillfactor = 85);

alter table p_utxo_address drop constraint p_utxo_address_pkey;
`;
