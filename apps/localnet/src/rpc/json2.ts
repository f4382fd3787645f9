/** The JSON-RPC 2.0 envelope exactly as the node speaks it: HTTP 200 for every response, no batches, no response to notifications. */
import { type JsonValue, stringifyJson } from "@primary-network/codec";
import { Arguments, BAD_ARGUMENT } from "./arguments.ts";
import { BodyTooLongError, MAX_BODY, readText, tooLong } from "./body.ts";
import { RpcFault } from "./fault.ts";
import { GoJsonError, parseGoJson } from "./go-json.ts";
import type { MethodTable } from "./method.ts";

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

/**
 * The four fields of a request that the node reads. Absent fields, and fields of a wrong type, have their
 * zero value.
 */
interface RequestMembers {
  jsonrpc: string;
  method: string;
  params: JsonValue;
  id: JsonValue;
}

/** The known fields of a request that cannot be read. */
const EMPTY: RequestMembers = { jsonrpc: "", method: "", params: null, id: null };

const jsonTypeOf = (value: JsonValue): string =>
  Array.isArray(value) ? "array" : typeof value === "boolean" ? "bool" : typeof value;

/** Reads the fields of parsed JSON; the error names the first field of a wrong type. */
function readMembers(body: JsonValue): { members: RequestMembers; error?: string } {
  const members: RequestMembers = { ...EMPTY };
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

/** The body as a value, or the decoder's message. */
function parseJson(text: string): { body: JsonValue } | { fault: string } {
  try {
    return { body: parseGoJson(text) };
  } catch (error) {
    if (!(error instanceof GoJsonError)) throw error;
    return { fault: error.message };
  }
}

/** Returns true if a message belongs to an error that is returned before a method is called. */
const isRefusal = (message: string): boolean =>
  message === BAD_ARGUMENT || message.startsWith("rpc: ") || message.startsWith("method must start");

const text = (status: number, message: string): Response =>
  new Response(message, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/** Runs one call; the hook for recording calls that change the world. */
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
  ): ({ result: JsonValue } | { error: JsonValue }) & { wasCalled: boolean } => {
    const request = { jsonrpc, method, params, id };
    const refused = (code: number, message: string, data: JsonValue = request) => ({
      error: { code, message, data },
      wasCalled: false,
    });
    if (typeError !== undefined) return refused(PARSE_ERROR, typeError);
    if (jsonrpc !== "2.0") return refused(INVALID_REQUEST, "jsonrpc must be 2.0");
    try {
      const found = find(method);
      const args = readArguments(params);
      return { result: around(method, params, () => found(args)), wasCalled: true };
    } catch (fault) {
      // Any error but an RpcFault is a defect of this program, and is not hidden.
      if (!(fault instanceof RpcFault)) throw fault;
      // Arguments of a wrong type are detected before the method is called.
      const { code, message } = fault;
      return { error: { code, message, data: null }, wasCalled: !isRefusal(message) };
    }
  };

  return async (request) => {
    if (request.method !== "POST") return text(405, `rpc: POST method required, received ${request.method}`);
    const contentType = (request.headers.get("content-type") ?? "").split(";")[0] ?? "";
    if (contentType.trim().toLowerCase() !== "application/json") {
      return text(415, `rpc: unrecognized Content-Type: ${contentType}`);
    }
    let parsed: ReturnType<typeof parseJson>;
    try {
      parsed = parseJson(await readText(request, MAX_BODY));
    } catch (error) {
      if (!(error instanceof BodyTooLongError)) throw error;
      return tooLong(error);
    }
    const { members, error } =
      "fault" in parsed ? { members: EMPTY, error: parsed.fault } : readMembers(parsed.body);
    const { wasCalled, ...response } = call(members, error);
    // The node adds this header to responses of its methods, and not to its own refusals.
    const headers = new Headers(wasCalled ? { "x-content-type-options": "nosniff" } : {});
    // A call without an id is a notification, which gets no response; an unreadable request does not count as one.
    if (members.id === null && error === undefined) return new Response(null, { status: 200, headers });
    headers.set("content-type", "application/json; charset=utf-8");
    return new Response(`${stringifyJson({ jsonrpc: "2.0", ...response, id: members.id })}\n`, { headers });
  };
}
