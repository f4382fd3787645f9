/** Says what the specs' changes since the last release need, and refuses changesets that promise less. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { compare } from "@primary-network/codegen/verdict";
import { type Judgement, judge } from "./judge.ts";
import {
  groupOf,
  isShallow,
  readChangesets,
  readPackages,
  readReleased,
  releasedVersion,
} from "./repository.ts";

/** The bundled document that each client is generated beside, and published with. */
const documents = {
  "@primary-network/data": "packages/data/src/gen/openapi.json",
  "@primary-network/metrics": "packages/metrics/src/gen/openapi.json",
  "@primary-network/pchain-rpc": "packages/pchain-rpc/src/gen/openrpc.json",
};

/** The report on the repository in the folder `root`, by the comparison of two documents. */
export function report(root: string, compareDocuments: typeof compare): Judgement {
  const packages = readPackages(root);
  const changesets = readChangesets(root, packages);
  const problems = changesets.flatMap((changeset) => changeset.problems);
  // Before its first release a package has version 0.0.0: then there is nothing that could be missing.
  const isReleased = [...packages.values()].some(({ version, private: own }) => !own && version !== "0.0.0");
  if (isReleased && isShallow(root))
    problems.push("the history is cut off, so that releases cannot be seen: git fetch --unshallow --tags");
  if (problems.length > 0) return { lines: problems.map((problem) => `refused: ${problem}`), refused: true };
  const found = Object.entries(documents).map(([name, file]): Judgement => {
    const released = releasedVersion(root, name);
    if (!released) return { lines: [`${name}: not released yet, any change is allowed`], refused: false };
    const before = readReleased(root, name, released, file);
    if (!before) return { lines: [`refused: ${name} ${released} holds no ${file}`], refused: true };
    const current = packages.get(name)?.version;
    if (current === undefined) return { lines: [`refused: there is no package ${name}`], refused: true };
    const after = JSON.parse(readFileSync(join(root, file), "utf8"));
    const verdict = compareDocuments(before, after);
    return judge({ name, released, current, verdict, group: groupOf(root, name), changesets });
  });
  return { lines: found.flatMap(({ lines }) => lines), refused: found.some(({ refused }) => refused) };
}
