/** Writes the query options of every operation from the specs: `generate/main.ts [--check]`. */
import { join } from "node:path";
import { clients, readSpec } from "@primary-network/codegen";
import { generated } from "../../../tools/shared/generated.ts";
import { root } from "../../../tools/shared/packages.ts";
import { type QueriedClient, queriesFile } from "./queries-file.ts";

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
  generated({ [`packages/query/src/gen/${client}.ts`]: queriesFile({ client, ...form }, model) });
}
