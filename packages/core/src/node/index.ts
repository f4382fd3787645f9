/** An opt-in transport for Node: undici's `request`, which costs about a third of the global fetch. */
import type { Fetch, FetchedResponse, ResponseBody, ResponseHeaders } from "../clock.ts";

/** The parts of the `undici` package that the transport uses. */
export interface Undici {
  /** Sends a request, and resolves once the head of its response arrives. */
  request(
    url: string,
    options: {
      method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
      headers: Record<string, string>;
      body?: string;
      signal: AbortSignal;
    },
  ): Promise<{
    /** HTTP status. */
    statusCode: number;
    /** Headers, with names in lower case. */
    headers: Record<string, string | string[] | undefined>;
    /** Body of the response. */
    body: {
      /** The body as a stream, created on first access. */
      readonly body?: ResponseBody | undefined;
      /** Reads the whole body as UTF-8. */
      text(): Promise<string>;
    };
  }>;
}

type UndiciBody = Awaited<ReturnType<Undici["request"]>>["body"];
type Method = Parameters<Undici["request"]>[1]["method"];

/**
 * Makes a `fetch` option that sends with `undici.request` instead of the global fetch. Interceptors of the
 * global fetch do not see these requests. The transport requests no compression and does not decode
 * `content-encoding`.
 *
 * @param undici the `undici` package, version 6 or later. Default: imported at the first request.
 * @throws Error at the first request, if undici is neither given nor installed.
 * @example
 * ```ts
 * import { createUndiciFetch } from "@primary-network/core/node";
 * const data = createDataClient({ baseUrl, fetch: createUndiciFetch() });
 * ```
 */
export function createUndiciFetch(undici?: Undici): Fetch {
  let loaded = undici;
  return async (url, { method, headers, body, signal }): Promise<FetchedResponse> => {
    loaded ??= (await import("undici")) as Undici;
    const init = { method: method as Method, headers, signal }; // methods of a spec
    return new UndiciResponse(await loaded.request(url, body === undefined ? init : { ...init, body }));
  };
}

/** The used part of a `Response`, read from undici's. */
class UndiciResponse implements FetchedResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly #body: UndiciBody;

  constructor({ statusCode, headers, body }: Awaited<ReturnType<Undici["request"]>>) {
    this.status = statusCode;
    this.headers = new PlainHeaders(headers);
    this.#body = body;
  }

  /** Creates the stream on first access, as undici does. */
  get body(): ResponseBody | null {
    return this.#body.body ?? null;
  }

  text(): Promise<string> {
    return this.#body.text();
  }
}

/** Headers in undici's form: an object with names in lower case. */
class PlainHeaders implements ResponseHeaders {
  readonly #values: Record<string, string | string[] | undefined>;

  constructor(values: Record<string, string | string[] | undefined>) {
    this.#values = values;
  }

  get(name: string): string | null {
    const value = this.#values[name.toLowerCase()];
    return value === undefined ? null : String(value);
  }

  forEach(each: (value: string, name: string) => void): void {
    for (const [name, value] of Object.entries(this.#values))
      if (value !== undefined) each(String(value), name);
  }
}
