/** The service indexes a recorded network of real nodes, and says of it what the nodes said. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { callKey, type NetworkRecord, readNetworkRecord } from "../src/record/network-record.ts";
import { callsOf, readQuestionRecord } from "../src/record/question-record.ts";
import { type IndexReport, indexAndCompare } from "../src/record/record-network.ts";
import { RecordedNode } from "../src/record/recorded-node.ts";

const FIXTURES = new URL("../../../fixtures/realnet/", import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, FIXTURES));

/** The recording of 1.14.2 has calls of tokens' names and symbols, and none of balances. */
const isRecorded = (call: string): boolean => !call.includes('"data":"0x70a08231');

let record: NetworkRecord;
let node: RecordedNode;
let report: IndexReport;
beforeAll(async () => {
  const whole = readNetworkRecord(gunzipSync(read("network.jsonl.gz")).toString("utf8"));
  const questions = readQuestionRecord(read("questions.jsonl").toString("utf8"));
  record = { ...whole, calls: [...callsOf(questions), ...whole.calls] };
  node = new RecordedNode(record);
  report = await indexAndCompare(record.network, node.ask, node.fetch);
});

test("every compared response is equal, or differs for a recorded reason", () => {
  expect(report.differences).toEqual([]);
  expect(report.uptimes).toEqual([]);
  expect(report.notCompared).toMatchObject([{ subject: "balances of tokens" }]);
});

test("every kind of question was put to the node", () => {
  const asked = report.rows.map(({ question }) => question);
  expect(asked).toEqual(
    expect.arrayContaining([
      "P-Chain blocks by height: id, parent, time, type, size, transactions, proposer",
      "P-Chain transactions: outputs made",
      "P-Chain transactions: fee burned",
      "rewards paid at the end of a term",
      "UTXO set of the P-Chain, output by output",
      "balances of the P-Chain",
      "stake",
      "validators of the Primary Network now, with potential rewards",
      "weights of the Primary Network's validators at past heights",
      "subnets: owners, conversion, manager",
      "blockchains: name, subnet, VM",
      "validators of L1s: node, weight, balance, owners",
      "X-Chain transactions: block, time",
      "UTXO set of the X-Chain",
      "balances of the X-Chain, by address and asset",
      "C-Chain atomic transactions: block, type, accounts, outputs",
      "EVM blocks: id, parent, time, transactions, gas, fees",
      "lists of transactions and of blocks",
      "current supply",
      "EVM transactions and receipts",
      "EVM token transfers, from logs",
      "EVM internal transactions that move value or create, from traces",
      "EVM deployments",
      "AVAX burned on the P-Chain, without fees of L1 validators",
      "AVAX burned on the C-Chain",
    ]),
  );
});

test("the service sent the node only recorded requests", () => {
  expect(node.missing.filter(isRecorded)).toEqual([]);
});

test("a network that passed Helicon is indexed as its nodes report it", async () => {
  const recorded = readNetworkRecord(gunzipSync(read("helicon.jsonl.gz")).toString("utf8"));
  const said = new RecordedNode(recorded);
  const { differences, notCompared, rows } = await indexAndCompare(recorded.network, said.ask, said.fetch);
  expect(differences).toEqual([]);
  expect(notCompared).toEqual([]);
  expect(said.missing).toEqual([]);
  const asked = new Map(rows.map(({ question, asked: count }) => [question, count]));
  expect(asked.get("rewards paid at the end of a term")).toBe(6);
  expect(asked.get("C-Chain atomic transactions: block, type, accounts, outputs")).toBe(4);
  expect(asked.get("EVM transactions and receipts")).toBe(102);
  expect(asked.get("balances of tokens, by balanceOf")).toBe(7);
});

test("a node with different responses is detected", async () => {
  const key = callKey({ path: "/ext/bc/P", method: "platform.getCurrentValidators", params: {} });
  const calls = record.calls.map((call) =>
    callKey(call) === key
      ? {
          ...call,
          said: JSON.parse(
            JSON.stringify(call.said).replace(/"potentialReward":"\d/, '"potentialReward":"99'),
          ),
        }
      : call,
  );
  const other = new RecordedNode({ ...record, calls });
  const { differences } = await indexAndCompare(record.network, other.ask, other.fetch);
  expect(differences.map(({ question }) => question)).toEqual([
    "validators of the Primary Network now, with potential rewards",
  ]);
});
