/** L1 validations: a listing with the weight and balance that they have at a snapshot, and single ones. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { L1ValidationFact } from "../../domain/p/facts.ts";
import { anyBytes, bytes } from "../sql/bytes.ts";
import { selectionOf } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { type Parameter, Statement, statements } from "../sql/statement.ts";

/** An L1 validation as it is at a snapshot. */
export interface L1ValidationRow extends Omit<L1ValidationFact, "paidUntil"> {
  /** nAVAX that are left for the continuous fee, decimal; 0 while it is inactive. */
  balance: string;
}

/** All conditions must hold. */
export interface L1ValidationFilter {
  readonly validationId?: string | undefined;
  readonly subnetId?: string | undefined;
  readonly nodeId?: string | undefined;
  /** True when validations without a balance are listed too, among them the removed ones. */
  readonly inactive: boolean;
}

type Shape = {
  readonly order: "asc" | "desc";
  readonly continued: boolean;
  readonly validation: boolean;
  readonly subnet: boolean;
  readonly node: boolean;
  readonly inactive: boolean;
};

interface Values {
  readonly network: number;
  readonly height: number;
  /** nAVAX that an active validation has paid up to the snapshot, since 1970. */
  readonly paid: string;
  /** One more than the page's items. */
  readonly limit: number;
  readonly lastHeight: number;
  readonly lastId: string;
  readonly validation: string;
  readonly subnet: string;
  readonly node: string;
}

const row = columns({
  validationId: "v.validation_id:bytea",
  subnetId: "v.subnet_id:bytea",
  nodeId: "v.node_id:bytea",
  weight: "s.weight:numeric",
  balance: "s.balance:numeric",
  blsPublicKey: "v.bls_public_key:bytea",
  blsProof: "v.bls_proof:bytea",
  refundThreshold: "v.refund_threshold:int",
  refundAddresses: "v.refund_addresses:bytea[]",
  disableThreshold: "v.disable_threshold:int",
  disableAddresses: "v.disable_addresses:bytea[]",
  height: "v.height:bigint",
  time: "v.time:bigint",
}) satisfies Columns<L1ValidationRow>;

/** A page of the validations `v` that fit the shape and the conditions `selected`. */
function branch(
  shape: Shape,
  value: Parameter<Values>,
  selected: readonly string[],
  from = "p_l1_validation v",
): string {
  const { order, continued, validation, subnet, node, inactive } = shape;
  const beyond = order === "asc" ? ">" : "<";
  const conditions = [
    `v.network = ${value("network", "int")} and v.height <= ${value("height", "bigint")}`,
    ...(continued
      ? [
          `(v.height, v.validation_id) ${beyond} (${value("lastHeight", "bigint")}, ${value("lastId", "bytea")})`,
        ]
      : []),
    ...(validation ? [`v.validation_id = ${value("validation", "bytea")}`] : []),
    ...(subnet ? [`v.subnet_id = ${value("subnet", "bytea")}`] : []),
    ...(node ? [`v.node_id = ${value("node", "bytea")}`] : []),
    ...selected,
  ].join(" and ");
  const first = `order by v.height ${order}, v.validation_id ${order} limit ${value("limit", "int")}`;
  // Every validation has a state from its beginning on: where any will do, the page is selected without
  // reading states.
  const source = inactive ? `(select v.* from ${from} where ${conditions} ${first}) v` : from;
  // The latest state up to the snapshot.
  return `(select ${row.text()} from ${source}
    join lateral (
      select l.weight, greatest(l.paid_until - ${value("paid", "numeric")}, 0) as balance from p_l1_state l
      where l.network = v.network and l.validation_id = v.validation_id and l.height <= ${value("height", "bigint")}
      order by l.height desc, l.idx desc limit 1) s on true
    ${inactive ? "" : `where ${conditions} and s.balance > 0`} ${first})`;
}

const page = statements("p-l1-validations", row, (shape: Shape, value: Parameter<Values>) => {
  const { order } = shape;
  const whole = (rows: string) => `select * from (${rows}) v
    order by v.height ${order}, v."validationId" ${order} limit ${value("limit", "int")}`;
  if (shape.inactive) return whole(branch(shape, value, []));
  // A balance only grows until it is 0. A validator whose balance is used up by now was so at the snapshot,
  // or was deactivated since, and the latter are few.
  const paying = branch(shape, value, [`v.paid_until > 0 and v.paid_until > ${value("paid", "numeric")}`]);
  const network = value("network", "int");
  // Each of the few is looked up by its id, even if the planner overestimates their number.
  const ended = branch(
    shape,
    value,
    ["v.paid_until = 0"],
    `(select distinct l.validation_id from p_l1_state l
        where l.network = ${network} and l.height > ${value("height", "bigint")}) c
      cross join lateral (select * from p_l1_validation w
        where w.network = ${network} and w.validation_id = c.validation_id ${AS_WRITTEN}) v`,
  );
  return whole(`${paying} union all ${ended}`);
});

/** The time of a block, and the fee a second that the index counts with. */
const time = columns({ time: "b.time:bigint", price: "c.supply::jsonb->>'l1FeePrice':text" });

const clock = new Statement(
  "p-l1-clock",
  time,
  (value: Parameter<{ network: number; height: number }>) => `select ${time.text()} from p_block b
    join p_checkpoint c on c.network = b.network
    where b.network = ${value("network", "int")} and b.height = ${value("height", "bigint")}`,
);

async function paidBy(db: Db, network: number, height: number): Promise<string> {
  const [now = { time: 0, price: "0" }] = await clock.rows(db, { network, height });
  return String(BigInt(now.price) * BigInt(now.time));
}

export const l1ValidationsOn = (db: Db) => ({
  /** By the height at which they began. */
  async list(
    window: Window,
    { validationId, subnetId, nodeId, inactive }: L1ValidationFilter,
  ): Promise<Slice<L1ValidationRow>> {
    const { networkId, snapshot, order, after, limit } = window;
    const { height } = snapshot;
    const shape = {
      order,
      continued: after !== undefined,
      validation: validationId !== undefined,
      subnet: subnetId !== undefined,
      node: nodeId !== undefined,
      inactive,
    };
    const lines = await page(shape).rows(db, {
      network: networkId,
      height,
      paid: await paidBy(db, networkId, height),
      limit: limit + 1,
      lastHeight: Number(after?.sort ?? 0),
      lastId: after?.tie ?? "0x",
      validation: validationId ?? "0x",
      subnet: subnetId ?? "0x",
      node: nodeId ?? "0x",
    });
    const items = lines.slice(0, limit);
    const last = items.at(-1);
    if (lines.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last.height), tie: last.validationId } };
  },
  /** Latest indexed state by validation id; unknown ids are missing. */
  async find(network: number, ids: readonly string[]): Promise<L1ValidationFact[]> {
    if (ids.length === 0) return [];
    return db
      .selectFrom("p_l1_validation")
      .select(selectionOf("p_l1_validation"))
      .where("network", "=", network)
      .where("validation_id", "=", anyBytes(ids))
      .execute();
  },
  /**
   * Id of the transaction that began a validation, the first one about it, as hex with 0x; undefined when it
   * is not indexed.
   */
  async findBeginning(network: number, validationId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("p_tx_validation as v")
      .innerJoin("p_tx as t", (join) =>
        join
          .onRef("t.network", "=", "v.network")
          .onRef("t.height", "=", "v.height")
          .onRef("t.idx", "=", "v.idx"),
      )
      .select("t.tx_id")
      .where("v.network", "=", network)
      .where("v.validation_id", "=", bytes(validationId))
      .orderBy("v.height")
      .orderBy("v.idx")
      .limit(1)
      .executeTakeFirst();
    return row?.tx_id;
  },
});
