/** Sessions share work: each item once, in order, and none after a failure. */

import { expect, test } from "vitest";
import type { Db } from "../../sql/database.ts";
import { onSessions } from "./sessions.ts";

const sessionNamed = (name: string) => ({ name }) as unknown as Db;
const sessions = [sessionNamed("one"), sessionNamed("two")];
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("each item is worked on once, several at a time", async () => {
  const begun: number[] = [];
  let [busy, most] = [0, 0];
  await onSessions(sessions, [1, 2, 3, 4, 5], async (_, item) => {
    begun.push(item);
    most = Math.max(most, ++busy);
    await turn();
    busy--;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("after a failure no item is begun, and the ones that were end first", async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const working = onSessions(sessions, [1, 2, 3, 4], async (_, item) => {
    begun.push(item);
    if (item === 1) throw new Error("first");
    await turn();
    ended.push(item);
    throw new Error("not this one");
  });
  await expect(working).rejects.toThrow("first");
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});
