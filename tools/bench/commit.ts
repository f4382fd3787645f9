/** The commit at which something is measured. */
import { execFileSync } from "node:child_process";
import { root } from "../shared/packages.ts";

const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** What is measured: the packages and the bench, but for the files that keep the figures. */
const MEASURED = [
  "packages",
  "tools/bench",
  ":!tools/bench/kept.json",
  ":!tools/bench/faults/results.json",
  ":!*.md",
];

/** Its short id; throws where the packages or the bench differ from it, since nobody could find again what was measured. */
export function commitOf(): string {
  const changed = git("status", "--porcelain", "--", ...MEASURED);
  if (changed !== "") throw new Error(`commit these before what is measured is kept:\n${changed}`);
  return git("rev-parse", "--short=8", "HEAD");
}
