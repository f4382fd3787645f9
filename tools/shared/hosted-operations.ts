/**
 * The operations of the hosted service, and which of ours has the same route. The list holds facts alone (names, methods,
 * paths): those that its official client, @avalanche-sdk/chainkit 0.3.13, calls, and `listTransactionsV2`, which only the
 * OpenAPI document of the hosted data API names.
 */
import { readFileSync } from "node:fs";
import { operations as data } from "@primary-network/data/spec";
import { operations as metrics } from "@primary-network/metrics/spec";

/** An operation of the hosted service. */
export interface HostedOperation {
  /** The name of chainkit's function: the path of its method, such as `dataEvmBlocksGet` for `data.evm.blocks.get`. */
  readonly name: string;
  readonly method: string;
  /** Path template. */
  readonly path: string;
}

/** An operation of our specs, as far as its route and parameters go. */
export interface OwnOperation {
  readonly id: string;
  readonly client: "data" | "metrics";
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, { readonly in?: string; readonly csv?: boolean }>>;
}

/** All of the hosted service's, in the order of the list. */
export function hostedOperations(): HostedOperation[] {
  const [, ...lines] = readFileSync(new URL("hosted-operations.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [name = "", method = "", path = ""] = line.split("\t");
    return { name, method, path };
  });
}

const of = (client: OwnOperation["client"], operations: object): OwnOperation[] =>
  Object.values<Omit<OwnOperation, "client">>({ ...operations }).map((operation) => ({
    ...operation,
    client,
  }));

/** All of ours, in the order of the specs. */
export const ownOperations = (): OwnOperation[] => [...of("data", data), ...of("metrics", metrics)];

/** A route with its parameters' names left out: two services may name them differently. */
export const routeOf = ({ method, path }: Pick<HostedOperation, "method" | "path">): string =>
  `${method} ${path.replace(/\{[^}]+\}/g, "{}")}`;
