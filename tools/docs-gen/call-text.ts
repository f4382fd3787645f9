/** Example calls as a person would write them: in TypeScript, and with curl. */
import type { ClientName, TypedCall } from "../shared/typed-calls.ts";

/** Characters of a value on one line: with the call around it, it fits a page without scrolling. */
const WIDTH = 44;

/** JSON as a person would write it in TypeScript. */
export function literal(value: unknown, indent = ""): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  const inner = `${indent}  `;
  const fields = entries.map(([name, item]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${key}: ${literal(item, inner)}`;
  });
  const short = `{ ${fields.join(", ")} }`;
  return short.length + indent.length <= WIDTH
    ? short
    : `{\n${inner}${fields.join(`,\n${inner}`)},\n${indent}}`;
}

/** The parameters of a call, by name. */
export type CallParams = Readonly<Record<string, unknown>>;

const OPENINGS: Readonly<Record<ClientName, string>> = {
  data: `import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });`,
  metrics: `import { createMetricsClient } from "@primary-network/metrics";

const metrics = createMetricsClient({ baseUrl: "http://127.0.0.1:8080" });`,
  pchain: `import { createPChainClient } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });`,
};

/** A whole program that makes the call; of a listing or a stream, one that walks over all of it. */
export function typedProgram(
  { client, resource, method, isList, isStream }: TypedCall,
  params: CallParams,
): string {
  const target = [client, resource, method].filter(Boolean).join(".");
  const call = `${target}(${Object.keys(params).length === 0 ? "" : literal(params)})`;
  const use =
    isList || isStream
      ? `for await (const item of ${call}) {\n  console.log(item);\n}`
      : `const result = await ${call};\nconsole.log(result);`;
  return `${OPENINGS[client]}\n\n${use}`;
}

/** A request as it is sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string | undefined;
}

/** The same request with curl. */
export function curlOf({ method, url, body }: SentRequest): string {
  const parts = [
    ...(method === "GET" || body ? [] : [`-X ${method}`]),
    `'${url.replaceAll("%3A", ":").replaceAll("%2C", ",")}'`,
    ...(body ? ["-H 'content-type: application/json'", `-d '${body.replaceAll("'", "'\\''")}'`] : []),
  ];
  return `curl ${parts.join(" \\\n  ")}`;
}
