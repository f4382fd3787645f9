/** The local network says the same in form as a recorded node of auto-renewed validators, whose history has some. */
import { readFileSync } from "node:fs";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectPlatformFacts } from "../src/questions/collect-facts.ts";
import type { Exchange } from "../src/questions/exchange.ts";
import type { Facts } from "../src/questions/facts.ts";
import { nodeInProcess } from "../src/questions/node-in-process.ts";
import { replyDifferences } from "../src/questions/reply-differences.ts";
import { type QuestionRecord, readQuestionRecord } from "../src/record/question-record.ts";
import { askAll } from "../src/record/record-questions.ts";
import { allows, meantDeviations } from "./meant-deviations.ts";

const FILE = new URL("../../../fixtures/realnet/helicon-questions.jsonl", import.meta.url);
/** Two weeks before the local network's standing time, so that cycles have ended. */
const HELICON = Date.UTC(2026, 4, 18) / 1_000;

let net: Localnet;
let record: QuestionRecord;
let facts: Facts;
let replies: ReadonlyMap<string, Exchange["reply"]>;
beforeAll(async () => {
  net = await createLocalnet({ heliconTime: HELICON, weeks: 2, validators: 4, delegators: 0 });
  const { alice, bob, carol } = net.accounts;
  if (!alice || !bob || !carol) throw new Error("the local network lacks its accounts");
  const node = nodeInProcess((request) => net.fetch(request));
  facts = await collectPlatformFacts(node, {
    pAddress: alice.pAddress,
    pAddress2: bob.pAddress,
    lockedPAddress: carol.pAddress,
    stakePAddress: bob.pAddress,
    evmAddress: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  });
  record = readQuestionRecord(readFileSync(FILE, "utf8"));
  const { exchanges } = await askAll(
    node,
    facts,
    record.exchanges.map(({ question }) => question),
  );
  replies = new Map(exchanges.map(({ question, reply }) => [question.name, reply]));
});
afterAll(() => net?.close());

test.each(["AddAutoRenewedValidatorTx", "SetAutoRenewedValidatorConfigTx", "RewardAutoRenewedValidatorTx"])(
  "%s is requested from both networks",
  (type) => {
    expect(replies.has(`/ext/bc/P platform.getTx: ${type} as json`)).toBe(true);
  },
);

test("no response deviates except as declared", () => {
  const deviations = record.exchanges.flatMap(({ question: { name }, reply }) => {
    const ours = replies.get(name);
    if (ours === undefined) return [`${name}: not asked`];
    return replyDifferences({ reply, facts: record.facts }, { reply: ours, facts })
      .filter((line) => !meantDeviations.some((deviation) => allows(deviation, name, line)))
      .map((line) => `${name}: ${line}`);
  });
  expect(deviations).toEqual([]);
});
