/** The JSON-RPC 2.0 envelope exactly as the node speaks it: HTTP 200 for every answer, no batches, notifications unanswered. */
import { type JsonValue, stringifyJson } from "@primary-network/codec";
import { BodyTooLongError, MAX_BODY, readText, tooLong } from "../body.ts";
import { Arguments, BAD_ARGUMENT } from "./arguments.ts";
import { RpcFault } from "./fault.ts";
import type { MethodTable } from "./method.ts";
import { isTooDeep } from "./nesting.ts";

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

/** The four members the node reads of a request; what is absent or of a wrong type keeps its zero value. */
interface RequestMembers {
  jsonrpc: string;
  method: string;
  params: JsonValue;
  id: JsonValue;
}

const jsonTypeOf = (value: JsonValue): string =>
  Array.isArray(value) ? "array" : typeof value === "boolean" ? "bool" : typeof value;

/** Takes the members out of parsed JSON; the error is the first member of a wrong type. */
function readMembers(body: JsonValue): { members: RequestMembers; error?: string } {
  const members: RequestMembers = { jsonrpc: "", method: "", params: null, id: null };
  if (body === null) return { members };
  if (typeof body !== "object" || Array.isArray(body)) {
    return {
      members,
      error: `json: cannot unmarshal ${jsonTypeOf(body)} into Go value of type json2.serverRequest`,
    };
  }
  let error: string | undefined;
  for (const [key, value] of Object.entries(body)) {
    const name = key.toLowerCase();
    if (name === "params" || name === "id") members[name] = value;
    if ((name !== "jsonrpc" && name !== "method") || value === null) continue;
    if (typeof value === "string") members[name] = value;
    else
      error ??= `json: cannot unmarshal ${jsonTypeOf(value)} into Go struct field serverRequest.${name} of type string`;
  }
  return error === undefined ? { members } : { members, error };
}

/** The node's registered form of a method's name: first letter of the method in upper case. */
function registeredName(method: string): string {
  const dot = method.indexOf(".");
  const first = method.charAt(dot + 1);
  if (dot < 0 || first === "") return method;
  if (first !== first.toLowerCase()) throw new RpcFault("method must start with a non-uppercase letter");
  return `${method.slice(0, dot)}.${first.toUpperCase()}${method.slice(dot + 2)}`;
}

/** Arguments from params given as an object, as an array whose first element is one, or not at all. */
function readArguments(params: JsonValue): Arguments {
  const first = Array.isArray(params) ? (params[0] ?? {}) : (params ?? {});
  if (typeof first !== "object" || first === null || Array.isArray(first)) throw new RpcFault(BAD_ARGUMENT);
  return new Arguments(first);
}

/** The body; undefined when it is not JSON, or deeper than the decoder goes. */
function parseJson(text: string): JsonValue | undefined {
  try {
    const body: JsonValue = JSON.parse(text);
    return isTooDeep(body) ? undefined : body;
  } catch {
    return undefined;
  }
}

const text = (status: number, message: string): Response =>
  new Response(message, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/** Runs one call; the place to note those that change the world. */
export type Around = (method: string, params: JsonValue, run: () => JsonValue) => JsonValue;

/** Serves one endpoint: services by name (`platform`), each a table of methods. */
export function createJson2Handler(
  services: { readonly [service: string]: MethodTable },
  around: Around = (_method, _params, run) => run(),
): (request: Request) => Promise<Response> {
  const find = (method: string) => {
    const name = registeredName(method);
    const [service = "", , extra] = name.split(".");
    const quoted = JSON.stringify(name);
    if (!name.includes(".") || extra !== undefined) {
      throw new RpcFault(`rpc: service/method request ill-formed: ${quoted}`);
    }
    const table = Object.hasOwn(services, service) ? services[service] : undefined;
    if (table === undefined) throw new RpcFault(`rpc: can't find service ${quoted}`);
    const wire = method.slice(method.indexOf(".") + 1);
    const found = Object.hasOwn(table, wire) ? table[wire] : undefined;
    if (found === undefined) throw new RpcFault(`rpc: can't find method ${quoted}`);
    return found;
  };

  const call = (
    { jsonrpc, method, params, id }: RequestMembers,
    typeError?: string,
  ): { result: JsonValue } | { error: JsonValue } => {
    const request = { jsonrpc, method, params, id };
    if (typeError !== undefined) return { error: { code: PARSE_ERROR, message: typeError, data: request } };
    if (jsonrpc !== "2.0") {
      return { error: { code: INVALID_REQUEST, message: "jsonrpc must be 2.0", data: request } };
    }
    try {
      const found = find(method);
      return { result: around(method, params, () => found(readArguments(params))) };
    } catch (fault) {
      // Anything but an RpcFault is a defect of this program, and must be seen as one.
      if (!(fault instanceof RpcFault)) throw fault;
      return { error: { code: fault.code, message: fault.message, data: null } };
    }
  };

  return async (request) => {
    if (request.method !== "POST") return text(405, `rpc: POST method required, received ${request.method}`);
    const contentType = (request.headers.get("content-type") ?? "").split(";")[0] ?? "";
    if (contentType.trim().toLowerCase() !== "application/json") {
      return text(415, `rpc: unrecognized Content-Type: ${contentType}`);
    }
    let body: JsonValue | undefined;
    try {
      body = parseJson(await readText(request, MAX_BODY));
    } catch (error) {
      if (!(error instanceof BodyTooLongError)) throw error;
      return tooLong(error);
    }
    // Without a readable id the call counts as a notification, and those are never answered.
    if (body === undefined) return new Response(null, { status: 200 });
    const { members, error } = readMembers(body);
    const answer = call(members, error);
    if (members.id === null) return new Response(null, { status: 200 });
    return new Response(`${stringifyJson({ jsonrpc: "2.0", ...answer, id: members.id })}\n`, {
      headers: { "content-type": "application/json; charset=utf-8" },
    });
  };
}
