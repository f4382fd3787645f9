// Compares the specs with the last release and the pending changesets with the step they need: `node scripts/spec-verdict.mjs`.
import { fileURLToPath } from "node:url";
import { compare } from "../packages/codegen/dist/verdict.js";
import { report } from "./release/report.mjs";

const { lines, refused } = report(fileURLToPath(new URL("..", import.meta.url)), compare);
console.log(lines.join("\n"));
process.exit(refused ? 1 : 0);
