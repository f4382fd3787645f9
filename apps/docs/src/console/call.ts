/** Turns the fields of a form into a request. */

/** The call of a page: an operation of the services, or a method of a node. */
export interface Call {
  readonly kind: "http" | "rpc";
  /** HTTP method, or the JSON-RPC method's name. */
  readonly method: string;
  /** Path with `{name}` where a parameter stands. */
  readonly path: string;
}

/** A request to send. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** A field that breaks a rule and cannot be sent. */
export class FieldError extends Error {
  override readonly name = "FieldError";
  constructor(field: string, rule: string) {
    super(`${field}: ${rule}`);
  }
}

const JSON_HEADERS = { "content-type": "application/json" };

/**
 * Makes the request. Fields are named `base`, `key`, `body`, `params`, `path:<parameter>` and `query:<parameter>`; empty ones are
 * left out. Text of JSON is sent as it was written, so that no integer is rounded.
 *
 * @throws FieldError for a base that is no http(s) URL, a path parameter that is missing, or text that is not JSON.
 */
export function outgoing(call: Call, fields: ReadonlyMap<string, string>): Outgoing {
  const base = baseOf(fields.get("base") ?? "");
  if (call.kind === "rpc") {
    const params = jsonOf("params", fields.get("params") || "{}");
    const body = `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(call.method)},"params":${params}}`;
    return { url: base + call.path, method: "POST", headers: JSON_HEADERS, body };
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(`path:${name}`);
    if (!value) throw new FieldError(name, "is required, because it is part of the path");
    return encodeURIComponent(value);
  });
  const query = [...fields].flatMap(([name, value]) =>
    name.startsWith("query:") && value !== ""
      ? [`${name.slice("query:".length)}=${encodeURIComponent(value).replaceAll("%2C", ",")}`]
      : [],
  );
  const key = fields.get("key");
  const text = fields.get("body");
  const body = text === undefined ? undefined : jsonOf("body", text);
  return {
    url: base + path + (query.length > 0 ? `?${query.join("&")}` : ""),
    method: call.method,
    headers: { ...(key && { "x-service-api-key": key }), ...(body !== undefined && JSON_HEADERS) },
    ...(body !== undefined && { body }),
  };
}

function baseOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new FieldError("base", "must be a URL that begins with http:// or https://");
  }
  return text.replace(/\/+$/, "");
}

function jsonOf(field: string, text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new FieldError(field, `must be JSON (${(error as SyntaxError).message})`);
  }
  return text;
}
