// Ends .ci/run with each failure and one line of real counts: `total.ts <folder> <command>=<status>…`. The folder holds the report of
// each command, <command>.json. The start has none: it is one check.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Ended, summary } from "./report.ts";

const [folder = "", ...commands] = process.argv.slice(2);

const ended = commands.map((given): Ended => {
  const [command = "", status = ""] = given.split("=");
  const file = join(folder, `${command}.json`);
  const start = {
    name: command,
    outcome: Number(status) === 0 ? "passed" : "failed",
    note: "",
    reason: `ended with ${status}`,
  };
  const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  return {
    command,
    status: Number(status),
    report: command === "start" ? JSON.stringify({ steps: [start] }) : report,
  };
});
const { lines, isPassed } = summary(ended);
for (const line of lines) console.log(line);
process.exit(isPassed ? 0 : 1);
