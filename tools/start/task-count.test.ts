/** The output of turbo 2.11, as it comes in pieces. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { plannedTasks, type TaskCount, TaskCounter } from "./task-count.ts";

const plan = JSON.stringify({
  tasks: [
    { taskId: "@primary-network/codec#build", command: "node build.ts" },
    { taskId: "@primary-network/codec#docs", command: "<NONEXISTENT>" },
    { taskId: "primary-network#build", command: "node build.ts" },
    { taskId: "@primary-network/docs#docs", command: "astro build" },
  ],
});

const output = `
   • turbo 2.11.11
   • Running docs in 1 package

@primary-network/codec:build: cache hit, suppressing logs 95361fae61c087b0
primary-network:build: cache miss, executing 95361fae61c087b1
@primary-network/docs:docs: cache miss, executing 95361fae61c087b2
@primary-network/docs:docs: a line of the task

 Tasks:    3 successful, 3 total
`;

test("each task that begins is counted, however the output is cut", () => {
  const tasks = plannedTasks(plan);
  expect(tasks).toEqual([
    "@primary-network/codec#build",
    "primary-network#build",
    "@primary-network/docs#docs",
  ]);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: output.length }), { maxLength: 20 }), (cuts) => {
      const at = [0, ...cuts.toSorted((one, other) => one - other), output.length];
      const counter = new TaskCounter(tasks);
      const counts = at.flatMap((start, index): TaskCount[] => {
        const count = counter.read(output.slice(start, at[index + 1] ?? output.length));
        return count ? [count] : [];
      });
      expect(counts.at(-1)).toEqual({ done: 2, of: 3, task: "@primary-network/docs#docs" });
      const done = counts.map((count) => count.done);
      expect(done).toEqual(done.toSorted((one, other) => one - other));
    }),
  );
});
