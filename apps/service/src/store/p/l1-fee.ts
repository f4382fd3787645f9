/**
 * Reads the states of L1 validations. The states of one validation, a node or a subnet are read by their
 * indexes; of the whole network, only new states are read.
 */

import { type L1PaidState, PUBLIC_L1_FEE_PRICE } from "../../domain/p/l1-fee.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { type Parameter, Statement, statements } from "../sql/statement.ts";

/**
 * The validations that pay: one validation, all validations of a node or a subnet, or all of the network. Ids
 * are hex with 0x.
 */
export type L1FeeScope =
  | { readonly of: "validation" | "node" | "subnet"; readonly id: string }
  | { readonly of: "all" };

/** The states of some validations up to the last indexed block. */
export interface L1FeeRecord {
  /** The states of the validations, each validation's in their order. */
  readonly states: readonly L1PaidState[];
  /** nAVAX that an active validation pays each second, as the index counts with it. */
  readonly price: bigint;
  /** Unix seconds of the last block. */
  readonly until: number;
}

const newest = columns({
  height: "height:bigint",
  time: "time:bigint",
  price: "supply::jsonb->>'l1FeePrice':text",
});

const checkpoint = new Statement(
  "p-l1-fee-price",
  newest,
  (value: Parameter<{ network: number }>) => `select ${newest.text()} from p_checkpoint
    where network = ${value("network", "int")}`,
);

interface Values {
  readonly network: number;
  /** States of blocks above one, up to another. */
  readonly above: number;
  readonly height: number;
  readonly id: string;
}

const state = columns({
  validationId: "s.validation_id:bytea",
  time: "b.time:bigint",
  paidUntil: "s.paid_until::text:text",
}) satisfies Columns<L1PaidState>;

const COLUMNS = { validation: "validation_id", node: "node_id", subnet: "subnet_id" };

const read = statements("p-l1-states", state, ({ of }: Pick<L1FeeScope, "of">, value: Parameter<Values>) => {
  const network = value("network", "int");
  const some =
    of === "all"
      ? `p_l1_state l where l.network = ${network}`
      : `p_l1_validation v join p_l1_state l on l.network = v.network and l.validation_id = v.validation_id
        where v.network = ${network} and v.${COLUMNS[of]} = ${value("id", "bytea")}`;
  return `select ${state.text()}
    from (select l.* from ${some}
      and l.height > ${value("above", "bigint")} and l.height <= ${value("height", "bigint")} ${AS_WRITTEN}) s
    join p_block b on b.network = ${network} and b.height = s.height
    order by s.height, s.idx`;
});

/** All states of a network that were read so far, up to a height: blocks of the P-Chain are never taken back. */
interface Known {
  readonly height: number;
  readonly states: L1PaidState[];
}

/** About 200 bytes for each state; the public networks have tens of thousands. */
class AllStates {
  readonly #db: Db;
  readonly #known = new Map<number, Promise<Known>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** One after another, so that each block's states are read once. */
  async upTo(network: number, height: number): Promise<L1PaidState[]> {
    const before = this.#known.get(network);
    const next = this.#extend(network, height, before);
    this.#known.set(network, next);
    try {
      return (await next).states;
    } catch (error) {
      if (this.#known.get(network) === next) this.#known.delete(network);
      throw error;
    }
  }

  async #extend(network: number, height: number, before: Promise<Known> | undefined): Promise<Known> {
    const known = (await before?.catch(() => undefined)) ?? { height: -1, states: [] };
    if (known.height >= height) return known;
    const rows = await read({ of: "all" }).rows(this.#db, { network, above: known.height, height, id: "0x" });
    return { height, states: rows.length === 0 ? known.states : [...known.states, ...rows] };
  }
}

export function l1FeesOn(db: Db) {
  const all = new AllStates(db);
  return {
    async read(network: number, scope: L1FeeScope): Promise<L1FeeRecord> {
      const [latest = { height: -1, time: 0, price: PUBLIC_L1_FEE_PRICE }] = await checkpoint.rows(db, {
        network,
      });
      const { height, time: until, price } = latest;
      const states =
        scope.of === "all"
          ? await all.upTo(network, height)
          : await read({ of: scope.of }).rows(db, { network, above: -1, height, id: scope.id });
      // Another request may have read on.
      const known = states.filter(({ time }) => time <= until);
      return { states: known, until, price: BigInt(price) };
    },
  };
}
