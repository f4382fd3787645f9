/** Counts the messages that an EVM chain sends, by destination and period, in the transaction that writes or removes them. */

import { type RawBuilder, sql } from "kysely";
import type { IcmSideFact } from "../../domain/evm/icm/facts.ts";
import { INTERVALS, startOf } from "../../domain/evm/interval.ts";
import { byteList } from "../sql/bytes.ts";
import type { Tx } from "../sql/database.ts";
import { factsOf } from "../sql/insert.ts";

/** Messages that were sent at a time. */
interface Sent {
  /** Unix seconds. */
  readonly time: number;
  /** Blockchain id. */
  readonly destination: string;
  /** Negative for messages that are taken back. */
  readonly messages: number;
}

interface Period {
  unit: number;
  start: number;
  destination: string;
  messages: number;
}

function periodsOf(sent: readonly Sent[]): Period[] {
  const periods = new Map<string, Period>();
  for (const { time, destination, messages } of sent) {
    for (const [unit, interval] of INTERVALS.entries()) {
      const start = startOf(interval, time);
      const key = `${unit}.${start}.${destination}`;
      const known = periods.get(key);
      if (known) known.messages += messages;
      else periods.set(key, { unit, start, destination, messages });
    }
  }
  return [...periods.values()];
}

/** Adds messages to the periods in which they were sent. */
export function addSent(chain: number, sent: readonly Sent[]): RawBuilder<unknown> | undefined {
  const periods = periodsOf(sent);
  if (periods.length === 0) return undefined;
  return sql`insert into icm_period as p (chain, unit, start, destination, messages)
    select ${chain}::bigint, f.unit, f.start, f.destination, f.messages from ${factsOf("icm_period", periods)}
    on conflict (chain, unit, start, destination) do update set messages = p.messages + excluded.messages`;
}

/**
 * Reads the messages that a chain has sent in some blocks, after the sides are written: one that was sent
 * before them has its row there.
 *
 * @param sides of the blocks, in their order
 */
export function sentIn(chain: number, sides: readonly IcmSideFact[]): RawBuilder<Sent> | undefined {
  const sources = sides.filter(({ side }) => side === "source");
  const [first] = sources;
  if (!first) return undefined;
  // Joined: to a list the planner may compare each of the chain's later sides, and read the list for each of them.
  const ids = [...new Set(sources.map(({ messageId }) => messageId))];
  return sql<Sent>`select s.time, s.destination, 1 as messages
    from unnest(${byteList(ids)}) m (id) join icm_side s on s.message_id = m.id
    where s.side = 'source' and s.chain = ${chain}::bigint and s.number >= ${first.number}::bigint`;
}

/** Takes back the messages that a chain sent above a block; their sides are still stored. */
export async function takeBackSent(tx: Tx, chain: number, above: number): Promise<void> {
  const { rows } = await sql<Sent>`select s.time, s.destination, -count(*)::int as messages
    from icm_side s where s.chain = ${chain}::bigint and s.number > ${above}::bigint and s.side = 'source'
    group by 1, 2`.execute(tx);
  await addSent(chain, rows)?.execute(tx);
  const from = Math.min(...rows.map(({ time }) => Math.min(startOf("week", time), startOf("month", time))));
  if (rows.length > 0)
    await sql`delete from icm_period where chain = ${chain}::bigint and unit in (0, 1, 2, 3)
      and start >= ${from}::bigint and messages = 0`.execute(tx);
}
