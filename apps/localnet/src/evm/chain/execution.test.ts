/** Blocks are executed in their order, and waits end then, or with the chain. */
import { expect, test } from "vitest";
import { Execution } from "./execution.ts";

test("without a hold every accepted block is executed", async () => {
  const execution = new Execution(() => 7);
  expect([execution.executed, execution.execute(3), execution.release()]).toEqual([7, [], []]);
  await execution.wait(7);
});

test("held blocks are executed by number, and all by the release", async () => {
  let accepted = 2;
  const execution = new Execution(() => accepted);
  execution.hold();
  accepted = 6;
  execution.hold();
  const done: number[] = [];
  const waits = [5, 3].map((number) => execution.wait(number).then(() => done.push(number)));
  expect([execution.executed, execution.execute(1), execution.executed]).toEqual([2, [3], 3]);
  await waits[1];
  expect(done).toEqual([3]);
  expect(execution.release()).toEqual([4, 5, 6]);
  await Promise.all(waits);
  accepted = 9;
  expect([execution.executed, execution.isHeld]).toEqual([9, false]);
});

test("a revert takes executed blocks back, and the chain's end ends every wait", async () => {
  let accepted = 5;
  const execution = new Execution(() => accepted);
  execution.hold();
  accepted = 3;
  execution.rewound();
  accepted = 4;
  expect(execution.executed).toBe(3);
  const wait = execution.wait(4);
  execution.end();
  await expect(wait).rejects.toThrow("the chain ended before the block was executed");
});
