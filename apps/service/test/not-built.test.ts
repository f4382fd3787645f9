/** Documented operations that are not built answer 501, each by itself, and never invent data. */

import { operations as dataOperations } from "@primary-network/data/spec";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notBuilt } from "../src/api/not-built.ts";
import { type Door, openDoor } from "./door.ts";

let door: Door;
beforeAll(async () => {
  door = await openDoor({ validators: 4, delegators: 0, weeks: 2 });
}, 120_000);
afterAll(() => door.close());

/** A path of each operation that is not built, with parameters that pass the rules. */
const examples: { [id: string]: { method?: string; path: string; body?: object } } = {
  getTransaction: { path: `/v1/chains/43113/transactions/0x${"1".repeat(64)}` },
  getDeploymentTransaction: {
    path: `/v1/chains/43113/contracts/0x${"1".repeat(40)}/transactions:getDeployment`,
  },
  listIcmMessages: { path: `/v1/icm/addresses/0x${"1".repeat(40)}/messages` },
};

test.each(Object.keys(notBuilt))("%s answers 501", async (id) => {
  const example = examples[id];
  if (!example) throw new Error(`no example of ${id}`);
  const { method = "GET", path, body } = example;
  const init = body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {};
  const response = await door.service.fetch(new Request(`http://service${path}`, { method, ...init }));
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(501);
  const { message } = answer;
  expect(message).toMatch(new RegExp(`^${id}: `));
  expect(answer).toMatchObject({ statusCode: 501, error: "Not Implemented" });
});

test("the handlers cover the spec", () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(notBuilt).sort());
  expect(Object.keys(dataOperations).length).toBe(22);
});
