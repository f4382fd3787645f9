/** Writes the query options of every operation, from the clients' methods and the specs; with --check it compares instead. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { root } from "../shared/packages.ts";
import { clientNames, typedCalls } from "../shared/typed-calls.ts";
import { type Call, queriesFile } from "./queries-file.ts";
import { summariesOf } from "./summaries.ts";

const folders = { data: "data", metrics: "metrics", pchain: "pchain-rpc" };

for (const client of clientNames) {
  const sources = join(root, "packages", folders[client], "src");
  const spec = client === "pchain" ? "openrpc" : "openapi";
  const summaries = summariesOf(JSON.parse(readFileSync(join(sources, `gen/${spec}.json`), "utf8")));
  // A stream is no query: its items come as they happen, without end.
  const sent = typedCalls(client, sources).filter(([, { isStream }]) => !isStream);
  const calls = sent.map(([id, call]): Call => {
    const described = summaries.get(id);
    if (!described) throw new Error(`${id}: the specification has no such operation`);
    return { ...call, ...described, id };
  });
  const file = join(root, "packages/query/src/gen", `${client}.ts`);
  const content = queriesFile(client, `@primary-network/${folders[client]}`, calls);
  if (!argv.includes("--check")) writeFileSync(file, content);
  else if (readFileSync(file, "utf8") !== content)
    throw new Error(`packages/query/src/gen/${client}.ts is not what \`pnpm generate\` writes`);
}
