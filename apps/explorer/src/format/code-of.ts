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

/** The name of a result: `blocks` for `evm.listBlocks`, `validators` for `validators.list`, `network` for `networks.get`. */
function resultName(method: string): string {
  const [resource = "", verb = ""] = method.split(".");
  const noun = /^(?:list|get)(\w+)$/.exec(verb)?.[1];
  if (noun) return noun.charAt(0).toLowerCase() + noun.slice(1);
  return verb === "get" ? resource.replace(/s$/, "") : resource;
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
  const asked = calls.map(({ client, method, params }) => ({
    method,
    call: `await ${client}.${method}(${isEmpty(params) ? "" : source(params)});`,
  }));
  const names = new Map<string, number>(clients.map((name) => [name, 1]));
  const lines = [...new Map(asked.map((one) => [one.call, one])).values()].map(({ method, call }) => {
    const name = resultName(method);
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return `const ${name}${count > 1 ? count : ""} = ${call}`;
  });
  return [...imports, "", ...made, "", ...lines].join("\n");
}
