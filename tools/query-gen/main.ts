/**
 * Writes the query options of every operation and the tables of the clients' READMEs, from the clients' methods and the specs; with
 * --check it compares instead.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { root } from "../shared/packages.ts";
import { summariesOf } from "../shared/summaries.ts";
import { clientNames, typedCalls } from "../shared/typed-calls.ts";
import { type Call, queriesFile } from "./queries-file.ts";
import { exportedBy, readmeWith } from "./readme.ts";

const folders = { data: "data", metrics: "metrics", pchain: "pchain-rpc" };

/** Writes a file, or with --check throws where it is another. */
function put(path: string, contentOf: (before: string) => string): void {
  const file = join(root, path);
  const before = readFileSync(file, "utf8");
  const content = contentOf(before);
  if (!argv.includes("--check")) writeFileSync(file, content);
  else if (before !== content) throw new Error(`${path} is not what \`pnpm generate\` writes`);
}

for (const client of clientNames) {
  const sources = join(root, "packages", folders[client], "src");
  const spec = client === "pchain" ? "openrpc" : "openapi";
  const summaries = summariesOf(JSON.parse(readFileSync(join(sources, `gen/${spec}.json`), "utf8")));
  const calls = typedCalls(client, sources).map(([id, call]): Call => {
    const described = summaries.get(id);
    if (!described) throw new Error(`${id}: the specification has no such operation`);
    return { ...call, ...described, id };
  });
  const { name, exports } = JSON.parse(readFileSync(join(sources, "../package.json"), "utf8"));
  // A stream is no query: its items come as they happen, without end.
  const queries = calls.filter(({ isStream }) => !isStream);
  put(`packages/query/src/gen/${client}.ts`, () => queriesFile(client, name, queries));
  const exported = exportedBy(readFileSync(join(sources, "index.ts"), "utf8"), (file) =>
    readFileSync(join(sources, file), "utf8"),
  );
  put(`packages/${folders[client]}/README.md`, (before) =>
    readmeWith(before, { client, calls, exported, name, exports }),
  );
}
