/** Indexes of interchain messages chain by chain, and where a source stands that was indexed after its destination. */

import { sql } from "kysely";
import type { MovingMigration } from "../moving-migration.ts";
import { sweepOf } from "./move-rows.ts";

// A listing sees each chain up to a height, so it walks each chain's messages on their own, from the time of that height on.
// A delivered message stands where its source does, once that is visible. Heights of a listing are read at one instant, so
// only a source that was stored after its destination can be invisible while the destination is visible: its place is kept
// with the destination, and a listing finds those above its heights.
const begin = `
alter table icm_side add column late_chain bigint, add column late_number bigint;
`;

const late = sweepOf({
  from: "icm_side",
  key: { message_id: "bytea", side: "text", chain: "bigint" },
  statements: (rows) => [
    sql`update icm_side d set late_chain = s.chain, late_number = s.number from icm_side s, ${rows} r
      where d.message_id = r.message_id and d.side = r.side and d.chain = r.chain
        and d.side = 'destination' and d.sourced and s.message_id = d.message_id and s.side = 'source'`,
  ],
});

const end = `
drop index icm_side_sent_by;
drop index icm_side_sent_to;
drop index icm_side_received_by;
drop index icm_side_received_at;
create index icm_side_sent_by on icm_side (sender, chain, time, message_id) where side = 'source';
create index icm_side_sent_to on icm_side (recipient, chain, time, message_id) where side = 'source';
create index icm_side_received_by on icm_side (sender, chain, time, message_id) where side = 'destination' and not sourced;
create index icm_side_received_at on icm_side (recipient, chain, time, message_id) where side = 'destination' and not sourced;
create index icm_side_late_by on icm_side (sender, late_chain, late_number) where late_chain is not null;
create index icm_side_late_at on icm_side (recipient, late_chain, late_number) where late_chain is not null;
`;

export const icmListing: MovingMigration = { begin, moves: [late], end };
