/**
 * Every list of the P-Chain equals its model: random histories, random questions, page after page, while the chain
 * and time go on between pages.
 */

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { createRouter } from "../src/http/router.ts";
import { specOperations } from "../src/http/spec.ts";
import type { Json } from "./harness.ts";
import type { Snapshot } from "./model/history.ts";
import { fields, type ListName, lists, type Question, questionTo } from "./model/query.ts";
import { play, randomSteps } from "./model/random-history.ts";
import { type Served, serve, type Telling } from "./model/served.ts";
import { TICK } from "./model/vocabulary.ts";

/** Histories. */
const RUNS = rounds(20);

const names = Object.keys(lists) as ListName[]; // the table's own keys
let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

/** A question, when it is asked, and what happens between its pages. */
const asking = (list: ListName) =>
  fc.record({
    question: questionTo(list),
    pageSize: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constantFrom(5, 10, 100, undefined)),
    /** Ticks and milliseconds after the last block. */
    clock: fc.tuple(fc.integer({ min: -6, max: 12 }), fc.constantFrom(0, 0, 1, 999, 5_000)),
    /** Batches that are committed before it. */
    before: fc.constantFrom(0, 0, 1),
    /** Whether a batch is committed, and how many ticks pass, before each page but the first. */
    meanwhile: fc.record({ commit: fc.constantFrom(true, true, false), ticks: fc.constantFrom(0, 1, 30) }),
  });
type Asking = ReturnType<typeof asking> extends fc.Arbitrary<infer T> ? T : never;

/** The inputs of a transaction have no order in the interface. */
function unordered(item: Json): Json {
  if (!item.consumedUtxos) return item;
  const byId = (a: Json, b: Json) => (a.utxoId < b.utxoId ? -1 : 1);
  return { ...item, consumedUtxos: [...item.consumedUtxos].sort(byId) };
}

const mayBeShort = (list: ListName) => list === "transactions" || list === "staking";

/** All pages, together and each for itself as it should be. */
async function pages({ question, pageSize, meanwhile }: Asking, telling: Telling): Promise<Json[]> {
  const { list, network, path } = question;
  const items: Json[] = [];
  const most = pageSize ?? (list === "subnets" || list === "blockchains" ? 100 : 10);
  let token: string | undefined;
  do {
    if (token !== undefined) {
      if (meanwhile.commit) await telling.next();
      served.clock.now += meanwhile.ticks * TICK * 1000;
    }
    const query = [...question.texts, pageSize && `pageSize=${pageSize}`, token && `pageToken=${token}`];
    const { status, body } = await served.get(`${network}/${path}?${query.filter(Boolean).join("&")}`);
    expect(status, body.message).toBe(200);
    if (path.startsWith("blockchains/")) expect(body.chainInfo).toEqual({ chainName: "p-chain", network });
    const page: Json[] = body[fields[list]];
    items.push(...page);
    token = body.nextPageToken;
    expect(page.length).toBeLessThanOrEqual(most);
    if (token !== undefined && !mayBeShort(list)) expect(page).toHaveLength(most);
    // What follows a token is there: no listing of these tests ends in an empty page.
    if (page.length === 0) expect([items.length, token]).toEqual([0, undefined]);
  } while (token !== undefined);
  return items;
}

/** Asks, and compares; returns how many items there were. */
async function ask(
  asked: Asking,
  telling: Telling,
  expectedItems: (at: Snapshot) => Json[],
): Promise<number> {
  const { question, clock, before } = asked;
  if (before > 0) await telling.next();
  served.clock.now = (telling.time() + clock[0] * TICK) * 1000 + clock[1];
  if (question.refused) {
    const { status } = await served.get(`${question.network}/${question.path}?${question.texts.join("&")}`);
    expect(status).toBe(400);
    return 0;
  }
  const want = expectedItems(telling.snapshot());
  const got = await pages(asked, telling);
  expect(got.map(unordered)).toEqual(want.map(unordered));
  return want.length;
}

const found = new Map<ListName, { questions: number; items: number }>();

function count(list: ListName, items: number): void {
  const { questions, items: before } = found.get(list) ?? { questions: 0, items: 0 };
  found.set(list, { questions: questions + 1, items: before + items });
}

test("every list equals its model", async () => {
  const askings = fc.tuple(...names.map((list) => fc.array(asking(list), { minLength: 1, maxLength: 3 })));
  await fc.assert(
    fc.asyncProperty(randomSteps, askings, fc.nat(8), async (steps, each, shift) => {
      const history = play(steps);
      const telling = served.begin(history);
      for (let batches = 0; batches <= shift % history.batches.length; batches++) await telling.next();
      const all = each.flat();
      // Which list comes first differs: later ones see more of the chain.
      for (const asked of [...all.slice(shift), ...all.slice(0, shift)]) {
        const { question } = asked;
        count(question.list, await ask(asked, telling, (at) => question.respond(history, at)));
      }
    }),
    { numRuns: RUNS },
  );
});

const { route } = createRouter(specOperations);

/** The parameters of the spec: all that narrow and order the P-Chain's list. */
function parametersOf(list: ListName): string[] {
  const [{ network, path }] = fc.sample(questionTo(list), 1) as [Question]; // as many as asked for
  const { operation } = route("GET", `/v1/networks/${network}/${path}`);
  const expected = operation.parameters.filter((parameter) => parameter.in === "query");
  // Pages have them anyway, only the X-Chain has assets, and there are no prices here.
  const elsewhere = ["pageToken", "pageSize", "assetId", "currency"];
  return expected
    .map(({ name }) => name)
    .filter((name) => !elsewhere.includes(name))
    .sort();
}

/** Number of questions of a list, enough to contain each of its parameters whatever the seed. */
const SAMPLE = 500;

/** The parameters that questions of a list have. */
const parametersAsked = (list: ListName): string[] => {
  const texts = fc.sample(questionTo(list), SAMPLE).flatMap((question: Question) => question.texts);
  return [...new Set(texts.map((text) => text.split("=")[0] ?? ""))].sort();
};

test("every list has something to compare, and questions with each of its parameters", () => {
  for (const name of names) {
    const { questions = 0, items = 0 } = found.get(name) ?? {};
    expect(questions, name).toBeGreaterThan(0);
    expect(items, name).toBeGreaterThan(0);
    expect(parametersAsked(name), name).toEqual(parametersOf(name));
  }
});
