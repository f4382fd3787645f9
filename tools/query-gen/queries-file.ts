/** The text of the file that has the query options of a client's operations. */

import type { Described } from "../shared/summaries.ts";
import type { TypedCall } from "../shared/typed-calls.ts";

/** A method of a client, with what the specs say of its operation. */
export interface Call extends TypedCall, Described {
  /** Generated name of the operation. */
  readonly id: string;
}

/** A line of code that uses the options of a client. */
const EXAMPLES = {
  data: "const { data: network } = useQuery(queries.networks.get());",
  metrics: "const { data: chains } = useInfiniteQuery(queries.chains.list());",
  pchain: "const { data: height } = useQuery(queries.getHeight());",
};

const TYPES = { data: "DataClient", metrics: "MetricsClient", pchain: "PChainClient" };

/** The maker of `options.ts` for each way in which a method takes its parameters. */
const MAKERS = {
  query: { required: "query", optional: "optionalQuery", none: "bareQuery" },
  pages: { required: "pages", optional: "optionalPages", none: undefined },
  mutation: { required: "mutation", optional: undefined, none: "bareMutation" },
} as const;

function property(
  client: string,
  { id, resource, method, summary, isList, isMutation, params }: Call,
): string {
  const kind = isMutation ? "mutation" : isList ? "pages" : "query";
  const maker = MAKERS[kind][params];
  if (!maker) throw new Error(`${id}: a ${kind} whose parameters are ${params} has no maker of options`);
  const name = resource === undefined ? method : `${resource}.${method}`;
  const doc = `/** ${summary.replace(/\.$/, "")}: \`${client}.${name}\`. */`;
  return `${doc}\n${method}: of.${maker}("${name}", ${client}.${name}),`;
}

const indented = (text: string, by: number) => text.replace(/^/gm, " ".repeat(by));

/** The file: a function of a client that gives an object of the client's shape. */
export function queriesFile(client: keyof typeof TYPES, from: string, calls: readonly Call[]): string {
  const own = calls.filter(({ resource }) => resource === undefined);
  const resources = [...new Set(calls.map(({ resource }) => resource))].filter((name) => name !== undefined);
  const parts = [
    ...own.map((call) => property(client, call)),
    ...resources.map((resource) => {
      const inside = calls.filter((call) => call.resource === resource).map((call) => property(client, call));
      return `/** Those of \`${client}.${resource}\`. */\n${resource}: {\n${indented(inside.join("\n"), 2)}\n},`;
    }),
  ];
  return `// Generated from the methods of ${from}; do not edit.

import type { ${TYPES[client]} } from "${from}";
import { optionsOf, type QueriesOptions } from "../options.ts";

/**
 * Gives the query options of each operation of a client, under the names of its methods. A listing gives those of an infinite query, an
 * operation that changes something those of a mutation.
 *
 * @param ${client} the client that sends the calls
 * @example
 * \`\`\`ts
 * const queries = ${client}Queries(${client});
 * ${EXAMPLES[client]}
 * \`\`\`
 */
export function ${client}Queries(${client}: ${TYPES[client]}, options?: QueriesOptions) {
  const of = optionsOf("${client}", options);
  return {
${indented(parts.join("\n"), 4)}
  };
}
`;
}
