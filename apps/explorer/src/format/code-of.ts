/** Writes calls of the clients as a program that a reader can run. */

/** A call that a view shows the result of. */
export interface ShownCall {
  readonly client: "data" | "metrics";
  /** Such as `validators.list`. */
  readonly method: string;
  readonly params?: unknown;
}

const MAKERS = { data: "createDataClient", metrics: "createMetricsClient" };

/** A value as source code: quotes only where a name needs them. */
function source(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(source).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "undefined";
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return "{}";
  const written = fields.map(([name, field]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${key}: ${source(field)}`;
  });
  return `{ ${written.join(", ")} }`;
}

const isEmpty = (params: unknown) =>
  params === undefined || (typeof params === "object" && params !== null && Object.keys(params).length === 0);

/** The program; calls that occur twice stand once. */
export function codeOf(
  calls: readonly ShownCall[],
  { baseUrl, network }: { readonly baseUrl: string; readonly network: string },
): string {
  const clients = (["data", "metrics"] as const).filter((name) =>
    calls.some(({ client }) => client === name),
  );
  const imports = clients.map((name) => `import { ${MAKERS[name]} } from "@primary-network/${name}";`);
  const options = source({ baseUrl, network });
  const made = clients.map((name) => `const ${name} = ${MAKERS[name]}(${options});`);
  const lines = calls.map(
    ({ client, method, params }) => `await ${client}.${method}(${isEmpty(params) ? "" : source(params)});`,
  );
  return [...imports, "", ...made, "", ...new Set(lines)].join("\n");
}
