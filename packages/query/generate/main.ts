/** Writes the query options of every operation, from the specs; with --check it compares instead. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { clients, readSpec } from "@primary-network/codegen";
import { type QueriedClient, queriesFile } from "./queries-file.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const queried: Readonly<Record<string, Omit<QueriedClient, "client">>> = {
  data: {
    type: "DataClient",
    from: "@primary-network/data",
    example: "const { data: network } = useQuery(queries.networks.get());",
  },
  metrics: {
    type: "MetricsClient",
    from: "@primary-network/metrics",
    example: "const { data: chains } = useInfiniteQuery(queries.chains.list());",
  },
  pchain: {
    type: "PChainClient",
    from: "@primary-network/pchain-rpc",
    example: "const { data: height } = useQuery(queries.getHeight());",
  },
};

for (const { client, spec } of clients) {
  const form = queried[client];
  if (form === undefined) throw new Error(`${client}: nothing says how its queries are written`);
  const { model } = await readSpec(join(root, spec), root);
  const path = `packages/query/src/gen/${client}.ts`;
  const content = queriesFile({ client, ...form }, model);
  const file = join(root, path);
  if (!argv.includes("--check")) writeFileSync(file, content);
  else if (readFileSync(file, "utf8") !== content)
    throw new Error(`${path} is not what \`pnpm generate\` writes`);
}
