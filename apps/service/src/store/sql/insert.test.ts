import { sql } from "kysely";
import { expect, test } from "vitest";
import { columnTypes } from "../gen/database.ts";
import { compiler } from "../session/session.ts";
import type { CopiedRows } from "./copied-rows.ts";
import { chainRows, factsOf, networkRows, newChainRows } from "./insert.ts";

const copiedText = (copied: CopiedRows | undefined) => Buffer.concat([...(copied?.parts() ?? [])]).toString();

const polls = [
  { poll: 1, time: 10 },
  { poll: 2, time: 20 },
];

test("rows are copied, or inserted as one array for each column", () => {
  const copied = networkRows(5, "p_poll", polls);
  expect(copied?.textFrom("stdin")).toBe("copy p_poll (network, poll, time) from stdin");
  expect(copiedText(copied)).toBe("5\t1\t10\n5\t2\t20\n");
  expect(copied?.insert?.text.replace(/\s+/g, " ").trim()).toBe(
    "insert into p_poll (network, poll, time) select $1::bigint, poll, time from unnest($2::bigint[], $3::bigint[]) as fact (poll, time)",
  );
  expect(copied?.insert?.values).toEqual([5, "{1,2}", "{10,20}"]);
});

test("rows that may exist are inserted as one array for each column", () => {
  const token = newChainRows(43114, "evm_token", [{ address: "0xab", number: 1 }]);
  expect(token?.text).toContain("on conflict do nothing");
  expect(token?.values).toEqual([43114, '{"\\\\xab"}', "{1}"]);
});

test("bytes are sent as hex, and lists as text", () => {
  const owner = {
    subnetId: "0x01",
    height: 1,
    idx: 0,
    locktime: "0",
    threshold: 1,
    addresses: ["0xa1", "0xb2"],
  };
  const copied = networkRows(5, "p_subnet_owner", [owner]);
  const type = columnTypes.p_subnet_owner.addresses;
  expect(copied?.insert?.text).toContain(`addresses::${type}`);
  const token = chainRows(43114, "evm_token", [{ address: "0xab", number: 1 }]);
  expect(copiedText(token)).toBe("43114\t\\\\xab\t1\n");
});

test("facts are inserted as rows of their columns", () => {
  const promoted = [{ txId: "0xaa", potentialReward: null, promotedHeight: 3 }];
  const statement = sql`select * from ${factsOf("p_staker", promoted)}`.compile(compiler);
  expect(statement.sql).toBe(
    "select * from unnest($1::bytea[], $2::numeric(20,0)[], $3::bigint[]) with ordinality as f (tx_id, potential_reward, promoted_height, at)",
  );
  expect(statement.parameters).toEqual(['{"\\\\xaa"}', "{NULL}", "{3}"]);
  // @ts-expect-error p_staker has no column `poll`
  expect(() => factsOf("p_staker", [{ poll: 1 }])).toThrow("p_staker has no column poll");
});

test("without rows there is nothing to insert", () => {
  expect(networkRows(5, "p_poll", [])).toBeUndefined();
  expect(newChainRows(1, "evm_token", [])).toBeUndefined();
});

test("a field that is not a column is refused, first by the type checker", () => {
  const row = { poll: 1, time: 10, tme: 20 };
  // @ts-expect-error p_poll has no column `tme`
  expect(() => networkRows(5, "p_poll", [row])).toThrow("p_poll has no column tme");
});

test("the type checker requires every column without a default, with its type, in its table", () => {
  const never = () => [
    // @ts-expect-error `time` is missing
    networkRows(5, "p_poll", [{ poll: 1 }]),
    // @ts-expect-error a height is a number
    networkRows(5, "p_poll", [{ poll: "1", time: 10 }]),
    // @ts-expect-error an amount is text
    networkRows(5, "p_utxo_address", [{ address: "a", utxoId: "u", time: 1, amount: 10 }]),
    // @ts-expect-error rows of an EVM chain belong to no network
    networkRows(5, "evm_token", [{ address: "0xab", number: 1 }]),
    // A column that takes null may be left out.
    newChainRows(1, "evm_token", [{ address: "0xab", number: 1 }]),
  ];
  expect(never).toBeTypeOf("function");
});
