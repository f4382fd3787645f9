/** Totals of a run: files whose tests fail, pass or are skipped, and files that fail before their tests. */

import { expect, test } from "vitest";
import { totalsOf, totalsText } from "./totals.ts";

const result = (name: string, status: string, ...statuses: string[]) => ({
  name,
  status,
  assertionResults: statuses.map((one) => ({ status: one })),
});

test("each file has its counts, and a file that cannot be loaded counts as failed", () => {
  const totals = totalsOf(
    {
      testResults: [
        result("/root/b.test.ts", "failed", "passed", "failed", "pending"),
        result("/root/a.test.ts", "passed", "passed", "passed", "skipped", "todo"),
        result("/root/c.test.ts", "failed"),
      ],
    },
    "/root/",
  );
  expect(totals).toEqual([
    { file: "a.test.ts", passed: 2, failed: 0, skipped: 2 },
    { file: "b.test.ts", passed: 1, failed: 1, skipped: 1 },
    { file: "c.test.ts", passed: 0, failed: 1, skipped: 0 },
  ]);
  expect(totalsText(totals)).toBe(`passed  failed  skipped
     2       0        2  a.test.ts
     1       1        1  b.test.ts
     0       1        0  c.test.ts
     3       2        3  3 files`);
});
