/** Writes the source or destination side of a message. */

import { sql } from "kysely";
import type { IcmSideFact } from "../../domain/evm/icm/facts.ts";
import { byteList } from "../sql/bytes.ts";
import { newChainRows } from "../sql/insert.ts";
import { addSent, sentIn, takeBackSent } from "./icm-period.ts";
import { type EvmPart, work } from "./part.ts";

/** Arbitrary, the same in every process: both chains of a message may be written at the same time. */
const LOCK = 7_305_117;

export const icmSides: EvmPart<IcmSideFact> = {
  table: "icm_side",
  crossing: true,
  collect: ({ icm }) => icm.sides,
  write(chain, sides) {
    if (sides.length === 0) return undefined;
    const rows = sides.map((side) => ({ ...side, receipts: JSON.stringify(side.receipts) }));
    const ids = byteList(sides.map(({ messageId }) => messageId));
    return work(
      [
        // Otherwise neither of two commits would see the other's side of a message.
        sql`select pg_advisory_xact_lock(${LOCK}::bigint)`,
        // A message may be sent again, which adds nothing.
        newChainRows(chain, "icm_side", rows),
        sentIn(chain, sides),
        // First the sources, whose destinations were stored before them: their position is kept with these.
        // Then the destinations.
        sql`update icm_side d set sourced = true, late_chain = s.chain, late_number = s.number
          from unnest(${ids}) m (id) join icm_side s on s.message_id = m.id
          where s.side = 'source' and s.chain = ${chain}::bigint
            and d.message_id = s.message_id and d.side = 'destination' and not d.sourced`,
        sql`update icm_side d set sourced = true
          from unnest(${ids}) m (id)
          where d.message_id = m.id and d.side = 'destination' and not d.sourced
            and exists (select from icm_side s where s.message_id = d.message_id and s.side = 'source')`,
      ],
      ([, , sent]) => [addSent(chain, sent)],
    );
  },
  async rewind(tx, chain, above) {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
    await takeBackSent(tx, chain, above);
    await sql`with gone as (
        delete from icm_side where chain = ${chain}::bigint and number > ${above}::bigint returning message_id, side)
      update icm_side d set sourced = false, late_chain = null, late_number = null from gone
      where gone.side = 'source' and d.message_id = gone.message_id and d.side = 'destination'
        and not (d.chain = ${chain}::bigint and d.number > ${above}::bigint)`.execute(tx);
  },
};
