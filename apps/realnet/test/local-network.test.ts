/** The local network says the same in form as the recorded node, to every question: status, headers, errors, kinds of values. */
import { readFileSync } from "node:fs";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectFacts } from "../src/questions/collect-facts.ts";
import { nodeInProcess } from "../src/questions/node-in-process.ts";
import { replyDifferences } from "../src/questions/reply-differences.ts";
import { readQuestionRecord } from "../src/record/question-record.ts";
import { askAll } from "../src/record/record-questions.ts";
import { allows, meantDeviations } from "./meant-deviations.ts";

const FIXTURES = new URL("../../../fixtures/realnet/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FIXTURES), "utf8");

let net: Localnet;
/** Names of the questions of which something deviates that is not meant, with a line for each deviation. */
const deviations = new Map<string, readonly string[]>();
/** Those of the meant deviations that were found. */
const used = new Set<string>();
let asked = 0;
beforeAll(async () => {
  // The recorded network had no Helicon.
  net = await createLocalnet({ evm: true, heliconTime: "never" });
  const { alice, bob, carol } = net.accounts;
  if (!alice || !bob || !carol) throw new Error("the local network lacks its accounts");
  const node = nodeInProcess((request) => net.fetch(request));
  const facts = await collectFacts(node, {
    pAddress: alice.pAddress,
    pAddress2: bob.pAddress,
    lockedPAddress: carol.pAddress,
    stakePAddress: bob.pAddress,
    evmAddress: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  });
  const record = readQuestionRecord(read("questions.jsonl"));
  const { exchanges } = await askAll(
    node,
    facts,
    record.exchanges.map(({ question }) => question),
  );
  const replies = new Map(exchanges.map(({ question, reply }) => [question.name, reply]));
  for (const { question, reply } of record.exchanges) {
    const ours = replies.get(question.name);
    if (ours === undefined) continue; // nothing of the kind has happened on the local network
    asked++;
    const lines = replyDifferences({ reply, facts: record.facts }, { reply: ours, facts });
    const unmeant = lines.filter((line) => {
      const found = meantDeviations.filter((deviation) => allows(deviation, question.name, line));
      for (const { reason } of found) used.add(reason);
      return found.length === 0;
    });
    if (unmeant.length > 0) deviations.set(question.name, unmeant);
  }
});
afterAll(() => net?.close());

test("most questions can be put to the local network", () => {
  expect(asked).toBeGreaterThan(800);
});

test("no response deviates except as declared", () => {
  expect(Object.fromEntries(deviations)).toEqual({});
});

test("every declared deviation occurs", () => {
  expect(meantDeviations.map(({ reason }) => reason).filter((reason) => !used.has(reason))).toEqual([]);
});
