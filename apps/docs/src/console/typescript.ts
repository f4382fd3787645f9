/** The TypeScript program that makes a call. */
import { Digits, isList, isObject, type Json, type JsonObject } from "../json/read-json.ts";

/** Characters of a value on one line: with the call around it, it fits beside the page's words. */
const WIDTH = 44;

/** The method of a client that makes a call. */
export interface ClientMethod {
  readonly client: "data" | "metrics" | "pchain";
  /** Undefined for a method of the client itself. */
  readonly resource: string | undefined;
  readonly method: string;
  /** True if the program iterates over the result: a listing or a stream. */
  readonly isWalked: boolean;
}

const CLIENTS = {
  data: ["createDataClient", "@primary-network/data"],
  metrics: ["createMetricsClient", "@primary-network/metrics"],
  pchain: ["createPChainClient", "@primary-network/pchain-rpc"],
} as const;

/** JSON as a person would write it in TypeScript: an integer beyond the safe ones is a bigint. */
export function literal(value: Json, indent = ""): string {
  if (value instanceof Digits) return numberOf(value.text);
  if (isList(value)) return `[${value.map((item) => literal(item, indent)).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const inner = `${indent}  `;
  return laidOut(
    [...value].map(([name, item]) => `${keyOf(name)}: ${literal(item, inner)}`),
    indent,
  );
}

/** Fields on one line where they are short, otherwise one on each. */
function laidOut(fields: readonly string[], indent = ""): string {
  if (fields.length === 0) return "{}";
  const inner = `${indent}  `;
  const short = `{ ${fields.join(", ")} }`;
  return short.length + indent.length <= WIDTH && !short.includes("\n")
    ? short
    : `{\n${inner}${fields.join(`,\n${inner}`)},\n${indent}}`;
}

const numberOf = (text: string) =>
  /^-?\d+$/.test(text) && !Number.isSafeInteger(Number(text)) ? `${text}n` : text;

/** A literal with a field `__proto__` would set the prototype instead. */
const keyOf = (name: string) => {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
};

interface ProgramOptions {
  readonly baseUrl: string;
  /** Network of the client. */
  readonly network: string | undefined;
  /** True if the program sends an API key, which it takes from the environment. */
  readonly hasKey: boolean;
  readonly params: JsonObject;
}

/** A whole program that makes the call; of a listing or a stream, one that walks over all of it. */
export function typescriptProgram(
  { client, resource, method, isWalked }: ClientMethod,
  { baseUrl, network, hasKey, params }: ProgramOptions,
): string {
  const [create, name] = CLIENTS[client];
  const options = [
    `baseUrl: ${JSON.stringify(baseUrl)}`,
    ...(network === undefined ? [] : [`network: ${JSON.stringify(network)}`]),
    ...(hasKey ? ["apiKey: process.env.SERVICE_API_KEY"] : []),
  ];
  const target = [client, resource, method].filter(Boolean).join(".");
  const call = `${target}(${params.size === 0 ? "" : literal(params)})`;
  const use = isWalked
    ? `for await (const item of ${call}) {\n  console.log(item);\n}`
    : `const result = await ${call};\nconsole.log(result);`;
  return `import { ${create} } from "${name}";\n\nconst ${client} = ${create}(${laidOut(options)});\n\n${use}`;
}
