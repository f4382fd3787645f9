/** A report of tests counts only when every test passed. */
import { expect, test } from "vitest";
import { countPassed } from "./on-node.ts";

const report = (counts: Readonly<Record<string, number>>) =>
  Object.entries({ tests: 3, suites: 0, pass: 3, fail: 0, cancelled: 0, skipped: 0, todo: 0, ...counts })
    .map(([name, count]) => `# ${name} ${count}`)
    .join("\n");

test.each([
  { given: report({}), want: 3 },
  { given: `TAP version 13\nok 1 - one\n1..3\n${report({})}\n# duration_ms 12.5\n`, want: 3 },
  { given: report({ pass: 2, fail: 1 }), want: 0 },
  { given: report({ pass: 2, skipped: 1 }), want: 0 },
  { given: report({ pass: 2, cancelled: 1 }), want: 0 },
  { given: report({ pass: 2, todo: 1 }), want: 0 },
  { given: report({ tests: 0, pass: 0 }), want: 0 },
  { given: "", want: 0 },
])("$want of $given", ({ given, want }) => expect(countPassed(given)).toBe(want));
