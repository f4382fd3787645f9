// Ends .ci/run with each failure and one line of real counts: `total.ts <folder> <command>=<status>…`. The folder holds vitest's
// report of each test command, <command>.json, and the output of each other one, <command>.txt.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Counts, countsOfSteps, countsOfTests, sum, withStatus } from "./counts.ts";
import { failuresOf, failuresOfSteps, failuresOfTests } from "./failures.ts";

const [folder = "", ...commands] = process.argv.slice(2);

function read(name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

const isTest = (command: string): boolean => command === "test" || command === "test:faults";

function countsOf(command: string, status: number): Counts {
  // The start counts nothing itself: it is one check.
  if (command === "start") return { passed: status === 0 ? 1 : 0, failed: 0 };
  return isTest(command) ? countsOfTests(read(`${command}.json`)) : countsOfSteps(read(`${command}.txt`));
}

const namedBy = (command: string): string[] =>
  isTest(command) ? failuresOfTests(read(`${command}.json`)) : failuresOfSteps(read(`${command}.txt`));

const ended = commands.map((given) => {
  const [command = "", status = ""] = given.split("=");
  return { command, status: Number(status) };
});
const { passed, failed } = sum(
  ended.map(({ command, status }) => withStatus(countsOf(command, status), status)),
);
for (const { command, status } of ended)
  for (const line of failuresOf(command, status, namedBy(command))) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
