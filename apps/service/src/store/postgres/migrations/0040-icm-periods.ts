/** How many interchain messages each EVM chain sent to each blockchain in each hour, day, week and month. */

/** The start of a kind of period, from Unix seconds; weeks begin on Monday. */
const STARTS = [
  "time / 3600 * 3600",
  "time / 86400 * 86400",
  "(time + 259200) / 604800 * 604800 - 259200",
  "extract(epoch from date_trunc('month', to_timestamp(time) at time zone 'UTC') at time zone 'UTC')::bigint",
];

// A message that is sent again has the row of its first sending.
export const icmPeriods = `
create table icm_period (
  chain bigint not null,
  unit smallint not null,
  start bigint not null,
  destination bytea not null,
  messages bigint not null,
  primary key (chain, unit, start, destination)
);
${STARTS.map(
  (start, unit) => `insert into icm_period (chain, unit, start, destination, messages)
  select chain, ${unit}, ${start}, destination, count(*) from icm_side where side = 'source' group by 1, 3, 4;`,
).join("\n")}
`;
