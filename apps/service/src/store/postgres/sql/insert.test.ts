import {
  DummyDriver,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { expect, test } from "vitest";
import { columnTypes } from "../gen/database.ts";
import { CopiedRows, copiedBy } from "./copied-rows.ts";
import type { Database, Tx } from "./database.ts";
import { factsOf, insert, insertNewOfChain } from "./insert.ts";

/** Runs work on a database that does nothing, and returns the last statement it was given. */
async function statementOf(work: (tx: Tx) => Promise<void>): Promise<LogEvent["query"] | undefined> {
  let last: LogEvent["query"] | undefined;
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      last = query;
    },
  });
  await db.transaction().execute(work);
  return last;
}

const copiedText = (copied: CopiedRows | undefined) => Buffer.concat([...(copied?.parts() ?? [])]).toString();

const polls = [
  { poll: 1, time: 10 },
  { poll: 2, time: 20 },
];

test("rows are copied, or inserted as one array for each column", async () => {
  const statement = await statementOf((tx) => insert(tx, 5, "p_poll", polls));
  expect(statement?.sql).toBe("copy p_poll (network, poll, time) from stdin");
  const copied = copiedBy(statement?.parameters ?? []);
  expect(copiedText(copied)).toBe("5\t1\t10\n5\t2\t20\n");
  expect(copied?.insert.text.replace(/\s+/g, " ").trim()).toBe(
    "insert into p_poll (network, poll, time) select $1::bigint, poll, time from unnest($2::bigint[], $3::bigint[]) as fact (poll, time)",
  );
  expect(copied?.insert.parameters).toEqual([5, "{1,2}", "{10,20}"]);
});

test("rows that may exist are inserted as one array for each column", async () => {
  const token = await statementOf((tx) =>
    insertNewOfChain(tx, 43114, "evm_token", [{ address: "0xab", number: 1 }]),
  );
  expect(token?.sql).toContain("on conflict do nothing");
  expect(token?.parameters).toEqual([43114, '{"\\\\xab"}', "{1}"]);
});

test("bytes are sent as hex, and lists as text", async () => {
  const owner = {
    subnetId: "0x01",
    height: 1,
    idx: 0,
    locktime: "0",
    threshold: 1,
    addresses: ["0xa1", "0xb2"],
  };
  const copied = copiedBy(
    (await statementOf((tx) => insert(tx, 5, "p_subnet_owner", [owner])))?.parameters ?? [],
  );
  const type = columnTypes.p_subnet_owner.addresses;
  expect(copied?.insert.text).toContain(`addresses::${type}`);
  const token = new CopiedRows("evm_token", { column: "chain", id: 43114 }, [{ address: "0xab", number: 1 }]);
  expect(copiedText(copiedBy(token.statement.parameters))).toBe("43114\t\\\\xab\t1\n");
});

test("facts are inserted as rows of their columns", async () => {
  const promoted = [{ txId: "0xaa", potentialReward: null, promotedHeight: 3 }];
  const statement = await statementOf(async (tx) => {
    await sql`select * from ${factsOf("p_staker", promoted)}`.execute(tx);
  });
  expect(statement?.sql).toBe(
    "select * from unnest($1::bytea[], $2::numeric(20,0)[], $3::bigint[]) with ordinality as f (tx_id, potential_reward, promoted_height, at)",
  );
  expect(statement?.parameters).toEqual(['{"\\\\xaa"}', "{NULL}", "{3}"]);
  // @ts-expect-error p_staker has no column `poll`
  expect(() => factsOf("p_staker", [{ poll: 1 }])).toThrow("p_staker has no column poll");
});

test("no statement is sent without rows", async () => {
  expect(await statementOf((tx) => insert(tx, 5, "p_poll", []))).toBeUndefined();
});

test("a field that is not a column is refused, first by the type checker", async () => {
  const row = { poll: 1, time: 10, tme: 20 };
  // @ts-expect-error p_poll has no column `tme`
  const work = statementOf((tx) => insert(tx, 5, "p_poll", [row]));
  await expect(work).rejects.toThrow("p_poll has no column tme");
});

test("the type checker requires every column without a default, with its type, in its table", () => {
  const never = (tx: Tx) => [
    // @ts-expect-error `time` is missing
    insert(tx, 5, "p_poll", [{ poll: 1 }]),
    // @ts-expect-error a height is a number
    insert(tx, 5, "p_poll", [{ poll: "1", time: 10 }]),
    // @ts-expect-error an amount is text
    insert(tx, 5, "p_utxo_address", [{ address: "a", utxoId: "u", time: 1, amount: 10 }]),
    // @ts-expect-error rows of an EVM chain belong to no network
    insert(tx, 5, "evm_token", [{ address: "0xab", number: 1 }]),
    // A column that takes null may be left out.
    insertNewOfChain(tx, 1, "evm_token", [{ address: "0xab", number: 1 }]),
  ];
  expect(never).toBeTypeOf("function");
});
