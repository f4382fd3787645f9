/** Blocks of real nodes are what their hashes stand for; changed ones are not. */

import { expect, test } from "vitest";
import { readFixtureLines } from "../../../../../fixtures/fixture.ts";
import { ContradictionError } from "../../domain/contradiction-error.ts";
import { BlockCheck } from "./block-check.ts";

// biome-ignore lint/suspicious/noExplicitAny: recorded JSON, changed field by field
type Json = any;

interface Reported {
  readonly block: Json;
  readonly receipts: readonly Json[];
}

/** The blocks of a recorded node's C-Chain, with their receipts. */
function recorded(name: string): readonly Reported[] {
  const lines = readFixtureLines<Json>(`realnet/${name}.jsonl.gz`);
  const receipts = new Map(
    lines
      .filter(({ method }) => method === "eth_getBlockReceipts")
      .map(({ params, said }) => [params[0], said.result]),
  );
  return lines
    .filter(({ method, params, said }) => method === "eth_getBlockByNumber" && params[1] && said.result)
    .map(({ said }) => ({ block: said.result, receipts: receipts.get(said.result.number) ?? [] }));
}

/** The parts of a block that a check reports as unchecked. */
function checking() {
  const unchecked: unknown[] = [];
  const check = new BlockCheck({
    headers: () => unchecked.push("headers"),
    envelope: (type) => unchecked.push(type),
  });
  return { check, unchecked };
}

const ZERO_HASH = `0x${"0".repeat(64)}`;

test.each(["network", "helicon"])("blocks of a real node (%s) are checked as a whole", (name) => {
  const reported = recorded(name);
  expect(reported.length).toBeGreaterThan(20);
  const { check, unchecked } = checking();
  for (const { block, receipts } of reported) check.check(block, receipts);
  expect(unchecked).toEqual([]);
  expect(reported.filter(({ receipts }) => receipts.length > 0).length).toBeGreaterThan(10);
});

const [before] = recorded("network").filter(({ receipts }) => receipts.some(({ logs }) => logs.length > 0));
const [after] = recorded("helicon").filter(
  ({ block, receipts }) => block.settledHeight && receipts.some(({ logs }) => logs.length > 0),
);
const busy = before ?? expect.unreachable();
const settling = after ?? expect.unreachable();

const changedTx = (change: object): Reported => ({
  ...busy,
  block: { ...busy.block, transactions: busy.block.transactions.map((tx: Json) => ({ ...tx, ...change })) },
});
const changedReceipt = (change: (receipt: Json) => object): Reported => ({
  ...busy,
  receipts: busy.receipts.map((receipt) => ({ ...receipt, ...change(receipt) })),
});
const HEADER = /block \d+ contradicts itself: its hash is not that of its header/;
const changedHeader = (reported: Reported, name: string): [string, Reported, RegExp] => {
  const value: string = reported.block[name];
  const last = value.endsWith("1") ? "2" : "1";
  return [
    `another ${name}`,
    { ...reported, block: { ...reported.block, [name]: `${value.slice(0, -1)}${last}` } },
    HEADER,
  ];
};

test.each<[string, Reported, RegExp]>([
  ...["hash", "parentHash", "miner", "stateRoot", "receiptsRoot", "logsBloom", "gasUsed", "timestamp"].map(
    (name) => changedHeader(busy, name),
  ),
  ...["baseFeePerGas", "gasUsed", "settledHeight", "settledExcess", "extDataHash"].map((name) =>
    changedHeader(settling, name),
  ),
  ["a field less", { ...busy, block: { ...busy.block, baseFeePerGas: undefined } }, HEADER],
  [
    "a transaction's value",
    changedTx({ value: "0x7" }),
    /its transactionsRoot is not that of its 1 transactions/,
  ],
  ["a transaction's hash", changedTx({ hash: ZERO_HASH }), /its transaction 0x0+ has another hash/],
  [
    "a receipt's status",
    changedReceipt(() => ({ status: "0x0" })),
    /its receiptsRoot is not that of its 1 receipts/,
  ],
  ["a receipt's gas", changedReceipt(() => ({ cumulativeGasUsed: "0x1" })), /its receiptsRoot is not/],
  ["a receipt without its logs", changedReceipt(() => ({ logs: [] })), /its receiptsRoot is not/],
  [
    "a log with other data",
    changedReceipt(({ logs }) => ({ logs: logs.map((log: Json) => ({ ...log, data: "0x01" })) })),
    /its receiptsRoot is not/,
  ],
])("a block with %s is refused", (_, { block, receipts }, rule) => {
  const { check } = checking();
  check.check(busy.block, busy.receipts);
  check.check(settling.block, settling.receipts);
  expect(() => check.check(block, receipts)).toThrow(ContradictionError);
  expect(() => check.check(block, receipts)).toThrow(rule);
});

test("a block that is executed later has the root of other blocks' receipts, so its own are not checked", () => {
  const { check } = checking();
  const receipts = settling.receipts.map((receipt) => ({ ...receipt, logs: [] }));
  expect(() => check.check(settling.block, receipts)).not.toThrow();
});

test("a chain with other headers goes on unchecked, which is said once", () => {
  const { check, unchecked } = checking();
  for (const number of ["0x1", "0x2"]) check.check({ ...busy.block, number }, busy.receipts);
  expect(unchecked).toEqual(["headers"]);
});

test("a header with a field that no checked block had goes on unchecked, which is said once", () => {
  const { check, unchecked } = checking();
  check.check(busy.block, busy.receipts);
  for (const number of ["0x1", "0x2"])
    check.check({ ...busy.block, number, newerField: "0x1" }, busy.receipts);
  expect(unchecked).toEqual(["headers"]);
  expect(() => check.check({ ...busy.block, gasUsed: "0x1" }, busy.receipts)).toThrow(HEADER);
});
