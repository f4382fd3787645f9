/** Questions are filled in for one network, and left out where it lacks something. */
import { expect, test } from "vitest";
import { factsOf, fillIn, rpcQuestions } from "./question.ts";
import { questions } from "./questions.ts";

const [question] = rpcQuestions("/ext/bc/P", "platform.", {
  getUTXOs: { "as told": { addresses: ["{3*address}"], height: "{#height}", text: "at {height}" } },
});
if (question === undefined) throw new Error("no question was made");

test("placeholders are replaced by strings, bare numbers and lists", () => {
  const { body } = fillIn(question, { address: "P-a", height: "7" }) ?? {};
  expect(JSON.parse(body ?? "")).toMatchObject({
    method: "platform.getUTXOs",
    params: { addresses: ["P-a", "P-a", "P-a"], height: 7, text: "at 7" },
  });
  expect([...factsOf(question)].sort()).toEqual(["address", "height"]);
});

test("a question with an unknown placeholder is left out", () => {
  expect(fillIn(question, { address: "P-a" })).toBeUndefined();
});

test("question names are unique, and every interface of the node is covered", () => {
  const names = questions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const methods = questions.flatMap(({ body }) => /"method":"(\w+[._])/.exec(body ?? "")?.[1] ?? []);
  expect([...new Set(methods)]).toEqual(
    expect.arrayContaining(["platform.", "info.", "health.", "index.", "avm.", "avax.", "eth_", "debug_"]),
  );
});
