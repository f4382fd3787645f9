-- $1 chain
-- $2 unit
-- $3 from
-- $4 to
-- -> unit int2
-- -> start int8
-- -> txs int8
-- -> gas numeric
-- -> fees numeric
-- -> prices numeric
-- -> maxPrice numeric
-- -> maxTxs int8
-- -> maxGas numeric
-- -> contracts int8
-- -> addresses int8
-- -> senders int8
-- -> deployers int8
-- -> totalTxs int8
-- -> totalContracts int8
-- -> totalAddresses int8
-- -> totalSenders int8
-- -> totalDeployers int8
-- -> second int8
-- -> secondTxs int8
-- -> secondGas numeric

(
  select
    unit,
    start,
    txs,
    gas,
    fees,
    prices,
    max_price as "maxPrice",
    max_txs as "maxTxs",
    max_gas as "maxGas",
    contracts,
    addresses,
    senders,
    deployers,
    total_txs as "totalTxs",
    total_contracts as "totalContracts",
    total_addresses as "totalAddresses",
    total_senders as "totalSenders",
    total_deployers as "totalDeployers",
    second,
    second_txs as "secondTxs",
    second_gas as "secondGas"
  from
    evm_period
  where
    chain = $1::bigint
    and unit = $2::int::smallint
    and start < $3::bigint
  order by
    start desc
  limit
    1
)
union all
(
  select
    unit,
    start,
    txs,
    gas,
    fees,
    prices,
    max_price as "maxPrice",
    max_txs as "maxTxs",
    max_gas as "maxGas",
    contracts,
    addresses,
    senders,
    deployers,
    total_txs as "totalTxs",
    total_contracts as "totalContracts",
    total_addresses as "totalAddresses",
    total_senders as "totalSenders",
    total_deployers as "totalDeployers",
    second,
    second_txs as "secondTxs",
    second_gas as "secondGas"
  from
    evm_period
  where
    chain = $1::bigint
    and unit = $2::int::smallint
    and start between $3::bigint and $4::bigint
  order by
    start
);
