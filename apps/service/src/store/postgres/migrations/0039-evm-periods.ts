/** What EVM chains did in each hour, day, week and month, and when each address was last active. */

// A row of evm_party for each address, not one for each interval in which it was active: whoever was last seen before an interval begins
// is a new one of that interval. How many were last active in an hour stands with the hour, so that a window up to now is a sum.
const tables = `
create table evm_period (
  chain bigint not null,
  unit smallint not null,
  start bigint not null,
  txs bigint not null,
  gas numeric not null,
  fees numeric not null,
  prices numeric not null,
  max_price numeric not null,
  max_txs bigint not null,
  max_gas numeric not null,
  contracts bigint not null,
  addresses bigint not null,
  senders bigint not null,
  deployers bigint not null,
  total_txs bigint not null,
  total_contracts bigint not null,
  total_addresses bigint not null,
  total_senders bigint not null,
  total_deployers bigint not null,
  second bigint not null,
  second_txs bigint not null,
  second_gas numeric not null,
  last_addresses bigint not null default 0,
  last_senders bigint not null default 0,
  last_deployers bigint not null default 0,
  primary key (chain, unit, start)
);

create table evm_party (
  chain bigint not null,
  address bytea not null,
  seen int not null,
  sent int,
  deployed int,
  primary key (chain, address)
) with (fillfactor = 80);
`;

// Ranges above a checkpoint do not have the hours that their adoption would count: they are read from the node again.
const ROWS = ["evm_block", "evm_tx", "evm_internal", "evm_transfer", "evm_contract", "icm_change"];
const ranges = `
${ROWS.map((table) => `delete from ${table} t using evm_range r where r.chain = t.chain and t.number between r.first and r.last`).join(";\n")};
delete from evm_range;
`;

const parties = (columns: string, table: string, sent = "false", deployed = "false", only = "true") =>
  `select t.chain, t.number, ${columns} as address, ${sent} as sent, ${deployed} as deployed from ${table} t where ${only}`;

// The genesis block, whose time is a constant of the chain, belongs to no hour.
const hours = `
create table evm_second as
select b.chain, b.time, sum(b.tx_count) as txs, coalesce(sum(x.gas), 0) as gas, coalesce(sum(x.fees), 0) as fees,
  coalesce(sum(x.prices), 0) as prices, coalesce(max(x.max_price), 0) as max_price, coalesce(sum(c.contracts), 0) as contracts
from evm_block b
left join (select chain, number, sum(gas_used) as gas, sum(gas_used * gas_price) as fees, sum(gas_price) as prices, max(gas_price) as max_price
  from evm_tx group by 1, 2) x on x.chain = b.chain and x.number = b.number
left join (select chain, number, count(*) as contracts from evm_contract group by 1, 2) c on c.chain = b.chain and c.number = b.number
where b.number > 0 group by 1, 2;

create table evm_party_hour as
select p.chain, p.address, (b.time / 3600)::int as hour, bool_or(p.sent) as sent, bool_or(p.deployed) as deployed
from (${[
  parties("t.sender", "evm_tx", "true"),
  parties("coalesce(t.recipient, t.created)", "evm_tx"),
  parties("t.sender", "evm_internal", "false", "false", "not t.reverted"),
  parties("t.recipient", "evm_internal", "false", "false", "not t.reverted"),
  parties("t.sender", "evm_transfer"),
  parties("t.recipient", "evm_transfer"),
  parties("t.creator", "evm_contract", "false", "true"),
].join("\n  union all ")}) p
join evm_block b on b.chain = p.chain and b.number = p.number
where p.address <> decode(repeat('00', 20), 'hex') and b.number > 0 group by 1, 2, 3;

insert into evm_party (chain, address, seen, sent, deployed)
select chain, address, max(hour), max(hour) filter (where sent), max(hour) filter (where deployed) from evm_party_hour group by 1, 2;
`;

/** The start of a kind of period, from Unix seconds; weeks begin on Monday. */
const STARTS = [
  (time: string) => `${time} / 3600 * 3600`,
  (time: string) => `${time} / 86400 * 86400`,
  (time: string) => `(${time} + 259200) / 604800 * 604800 - 259200`,
  (time: string) =>
    `extract(epoch from date_trunc('month', to_timestamp(${time}) at time zone 'UTC') at time zone 'UTC')::bigint`,
];

/** How many addresses were active in each period, by their role. */
const distinct = (start: string): string =>
  `select chain, ${start} as start, count(distinct address) as addresses,
    count(distinct address) filter (where sent) as senders, count(distinct address) filter (where deployed) as deployers
  from (select *, hour::bigint * 3600 as time from evm_party_hour) p group by 1, 2`;

/** How many had one of the roles for the first time by the end of each period. */
const known = (start: string, role: string): string =>
  `(select chain, ${start} as start, count(*) as firsts
    from (select chain, address, min(hour)::bigint * 3600 as time from evm_party_hour where ${role} group by 1, 2) f group by 1, 2)`;

const periods = STARTS.map((startOf, unit) => {
  const start = startOf("time");
  return `insert into evm_period (chain, unit, start, txs, gas, fees, prices, max_price, max_txs, max_gas, contracts,
  addresses, senders, deployers, total_txs, total_contracts, total_addresses, total_senders, total_deployers, second, second_txs, second_gas)
select s.chain, ${unit}, s.start, s.txs, s.gas, s.fees, s.prices, s.max_price, s.max_txs, s.max_gas, s.contracts,
  coalesce(d.addresses, 0), coalesce(d.senders, 0), coalesce(d.deployers, 0),
  sum(s.txs) over w, sum(s.contracts) over w, coalesce(sum(a.firsts) over w, 0), coalesce(sum(b.firsts) over w, 0),
  coalesce(sum(c.firsts) over w, 0), l.time, l.txs, l.gas
from (select chain, ${start} as start, max(time) as last, sum(txs) as txs, sum(gas) as gas, sum(fees) as fees, sum(prices) as prices,
    max(max_price) as max_price, max(txs) as max_txs, max(gas) as max_gas, sum(contracts) as contracts from evm_second group by 1, 2) s
join evm_second l on l.chain = s.chain and l.time = s.last
left join (${distinct(start)}) d on d.chain = s.chain and d.start = s.start
left join ${known(start, "true")} a on a.chain = s.chain and a.start = s.start
left join ${known(start, "sent")} b on b.chain = s.chain and b.start = s.start
left join ${known(start, "deployed")} c on c.chain = s.chain and c.start = s.start
window w as (partition by s.chain order by s.start)`;
}).join(";\n");

const lastActive = ["addresses/seen", "senders/sent", "deployers/deployed"]
  .map((names) => {
    const [column, role] = names.split("/");
    return `update evm_period p set last_${column} = l.count
from (select chain, ${role}::bigint * 3600 as start, count(*) as count from evm_party where ${role} is not null group by 1, 2) l
where p.chain = l.chain and p.unit = 0 and p.start = l.start`;
  })
  .join(";\n");

export const evmPeriods = `${tables}${ranges}${hours}${periods};
${lastActive};
drop table evm_second;
drop table evm_party_hour;
`;
