/** The text of the file that has the query options of a client's operations. */
import { methodText, type OperationModel, type SpecModel, signatureOf } from "@primary-network/codegen";

/** A client as the file names it. */
export interface QueriedClient {
  /** Name of the client: `data`. */
  readonly client: string;
  /** The type of the client. */
  readonly type: string;
  /** The package that it is imported from. */
  readonly from: string;
  /** A line of code that uses the options. */
  readonly example: string;
}

/** The maker of `options.ts` for each way in which a method takes its parameters. */
const MAKERS = {
  query: { required: "query", optional: "optionalQuery", none: "bareQuery" },
  page: { required: "page", optional: "optionalPage", none: undefined },
  pages: { required: "pages", optional: "optionalPages", none: undefined },
  mutation: { required: "mutation", optional: undefined, none: "bareMutation" },
} as const;

function kindOf({ items, params, isMutation }: OperationModel): keyof typeof MAKERS {
  if (isMutation) return "mutation";
  if (items === undefined) return "query";
  return params.has("pageToken") ? "pages" : "page";
}

function property(client: string, operation: OperationModel): string {
  const { id, method, summary } = operation;
  const kind = kindOf(operation);
  const { params } = signatureOf(operation);
  const maker = MAKERS[kind][params];
  if (!maker) throw new Error(`${id}: a ${kind} whose parameters are ${params} has no maker of options`);
  const name = methodText(method);
  const doc = `/** ${summary.replace(/\.$/, "")}: \`${client}.${name}\`. */`;
  return `${doc}\n${method.name}: of.${maker}("${name}", ${client}.${name}),`;
}

const indented = (text: string, by: number) => text.replace(/^/gm, " ".repeat(by));

/** The file: a function of a client that gives an object of the client's shape. */
export function queriesFile(
  { client, type, from, example }: QueriedClient,
  { operations, resources }: SpecModel,
): string {
  // A stream is no query: its items come as they happen, without end.
  const asked = operations.filter(({ stream }) => !stream);
  const partOf = (resource: string | undefined) =>
    asked
      .filter(({ method }) => method.resource === resource)
      .map((operation) => property(client, operation));
  const parts = [
    ...partOf(undefined),
    ...[...resources].flatMap(([resource, sentence]) => {
      const inside = partOf(resource);
      if (inside.length === 0) return [];
      return `/** ${sentence.replace(/\.$/, "")}: \`${client}.${resource}\`. */\n${resource}: {\n${indented(inside.join("\n"), 2)}\n},`;
    }),
  ];
  return `// Generated from the methods of ${from}; do not edit.

import type { ${type} } from "${from}";
import { optionsOf, type QueriesOptions } from "../options.ts";

/**
 * Makes query options for each operation of a client, under the names of its methods. A listing has the options of an
 * infinite query, or of a query if everything is on one page. An operation that changes something has mutation options.
 *
 * @param ${client} the client that sends the calls
 * @example
 * \`\`\`ts
 * const queries = ${client}Queries(${client});
 * ${example}
 * \`\`\`
 */
export function ${client}Queries(${client}: ${type}, options?: QueriesOptions) {
  const of = optionsOf("${client}", options);
  return {
${indented(parts.join("\n"), 4)}
  };
}
`;
}
