// Compares the specs with the last release, and the pending changesets with the step they need: a step of `pnpm check`.
import { compare } from "@primary-network/codegen/verdict";
import { root } from "../../shared/packages.ts";
import { report } from "./report.ts";

const { lines, refused } = report(root, compare);
console.log(lines.join("\n"));
process.exit(refused ? 1 : 0);
