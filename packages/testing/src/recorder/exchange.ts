/** A recorded exchange, and the form of a request for comparison. */
import { parseJson, printJson } from "@primary-network/core";

/** A recorded request. It has no headers, because they carry keys and replaying does not need them. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  /** JSON body, without the ids of JSON-RPC messages. */
  readonly body?: unknown;
  /** Body that is not JSON. */
  readonly text?: string;
}

/** A recorded response. */
export interface RecordedResponse {
  readonly status: number;
  /** Headers that clients read, with names in lower case. */
  readonly headers: { readonly [name: string]: string };
  /** JSON body. The id of a JSON-RPC response is the position of its request. */
  readonly body?: unknown;
  /** Body that is not JSON, or that parsing and printing would change. */
  readonly text?: string;
}

/** A request and its response. */
export interface Exchange {
  readonly request: RecordedRequest;
  readonly response: RecordedResponse;
}

/** A request during comparison. */
export interface ComparedRequest {
  readonly kept: RecordedRequest;
  readonly origin: string;
  /** Key that equal requests share, for any origin. */
  readonly key: string;
  /** Parts of the request, to find and explain the nearest recorded request. */
  readonly parts: readonly string[];
  /** Ids of the JSON-RPC messages, in order. Empty for other requests. */
  readonly ids: readonly unknown[];
}

type Fields = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMessage = (value: unknown): value is Fields => isObject(value) && "jsonrpc" in value;

/** Parses JSON. Undefined for other text. */
function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Returns a value with its fields sorted by name, at every depth. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}

const withoutId = ({ id: _id, ...rest }: Fields): Fields => rest;

/** Returns the JSON of a request's body without ids, and the ids. */
function readBody(value: unknown): { body: unknown; ids: readonly unknown[] } {
  const messages = Array.isArray(value) ? value : [value];
  if (messages.length === 0 || !messages.every(isMessage)) return { body: value, ids: [] };
  const bare = messages.map(withoutId);
  return { body: Array.isArray(value) ? bare : bare[0], ids: messages.map(({ id }) => id ?? null) };
}

/** Returns the fields of a body, one per part. */
function partsOfBody(body: unknown, path: string): string[] {
  if (Array.isArray(body) && body.length > 0)
    return body.flatMap((item, at) => partsOfBody(item, `${path}[${at}]`));
  if (isObject(body) && Object.keys(body).length > 0)
    return Object.entries(body).flatMap(([name, item]) =>
      partsOfBody(item, path === "" ? name : `${path}.${name}`),
    );
  return [`${path} = ${printJson(body)}`];
}

/**
 * Reads a request, either sent or recorded.
 *
 * @param url absolute, without secrets
 */
export function compared(method: string, url: string, text: string | undefined): ComparedRequest {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.sort();
  const query = [...searchParams];
  const json = text === undefined ? undefined : jsonOf(text);
  const { body, ids } = readBody(json);
  const ordered = sorted(body);
  const kept: RecordedRequest = {
    method,
    url,
    ...(body !== undefined && { body: ordered }),
    ...(body === undefined && text !== undefined && { text }),
  };
  return {
    kept,
    origin,
    key: printJson([method, pathname, query, ordered ?? null, kept.text ?? null]),
    parts: [
      `${method} ${pathname}`,
      ...pathname.split("/").filter((segment) => segment !== ""),
      ...query.map(([name, value]) => `${name} = ${value}`),
      ...(body === undefined ? [] : partsOfBody(ordered, "")),
      ...(kept.text === undefined ? [] : [kept.text]),
    ],
    ids,
  };
}

/** Reads a recorded request for comparison. */
export const comparedAgain = ({ method, url, body, text }: RecordedRequest): ComparedRequest =>
  compared(method, url, body === undefined ? text : printJson(body));

/** Replaces the ids of JSON-RPC responses. */
function mapIds(body: unknown, replace: (id: unknown) => unknown): unknown {
  if (Array.isArray(body)) return body.map((item) => mapIds(item, replace));
  return isMessage(body) ? { ...body, id: replace(body.id) } : body;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[^"\s]+/g;

/** JSON text without the white space between its tokens. */
const minified = (text: string): string => (text.match(TOKEN) ?? []).join("");

/**
 * Returns the recorded form of a response body: its value, if printing it returns the same text, with all
 * digits.
 */
export function keepBody(text: string, { ids }: ComparedRequest): Pick<RecordedResponse, "body" | "text"> {
  if (text === "") return {};
  const body = jsonOf(text);
  if (body === undefined || printJson(body) !== minified(text)) return { text };
  // Ids that no request had stay, such as the null of an unreadable request.
  const position = (id: unknown) => (ids.includes(id) ? ids.indexOf(id) : null);
  return { body: ids.length === 0 ? body : mapIds(body, position) };
}

/** Returns the text of a recorded body, for a request with these ids. */
export function textOfBody({ body, text }: RecordedResponse, { ids }: ComparedRequest): string {
  if (body === undefined) return text ?? "";
  const idAt = (position: unknown) => (typeof position === "number" ? ids[position] : position);
  return printJson(ids.length === 0 ? body : mapIds(body, idAt));
}
