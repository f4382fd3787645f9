// Ends .ci/run with one line of real counts: `total.ts <folder> start=<status> test=<status> <check>=<status>…`. The folder holds
// vitest's report, test.json, and what each other check printed, <check>.txt.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Counts, countsOfSteps, countsOfTests, sum, withStatus } from "./counts.ts";

const [folder = "", ...commands] = process.argv.slice(2);

function read(name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function countsOf(command: string, status: number): Counts {
  // The start counts nothing itself: it is one check.
  if (command === "start") return { passed: status === 0 ? 1 : 0, failed: 0 };
  return command === "test" ? countsOfTests(read("test.json")) : countsOfSteps(read(`${command}.txt`));
}

const { passed, failed } = sum(
  commands.map((given) => {
    const [command = "", status = ""] = given.split("=");
    return withStatus(countsOf(command, Number(status)), Number(status));
  }),
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
