/** A fetch whose responses are written down in advance, and a transport over it. */
import { createFinalURL, defaultPathSerializer } from "openapi-fetch";
import type { FetchedResponse, FetchInit } from "../src/clock.ts";
import type { Operation } from "../src/operation.ts";
import type { ClientOptions } from "../src/options.ts";
import { createTransport, type TransportKind } from "../src/transport.ts";
import { TestClock } from "./clock.ts";

/** What fetch does with one request: a response, an error to throw, or "hang". */
export type Scripted =
  | {
      status?: number;
      body?: unknown;
      text?: string;
      headers?: Record<string, string>;
      type?: string;
      stall?: true;
    }
  | Error
  | "hang";

export interface Sent extends FetchInit {
  url: string;
}

/** Gives `responses` in order, the last one again and again. */
export function scriptFetch(...responses: Scripted[]) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: FetchInit): Promise<FetchedResponse> => {
    sent.push({ ...init, url });
    const response = responses[Math.min(sent.length, responses.length) - 1];
    const untilAborted = () =>
      new Promise<never>((_, reject) => {
        init.signal.addEventListener("abort", () => reject(init.signal.reason));
      });
    if (response === undefined || response === "hang") return untilAborted();
    if (response instanceof Error) throw response;
    const headers = new Headers({ "content-type": "application/json", ...response.headers });
    const text = response.text ?? (response.body === undefined ? "" : JSON.stringify(response.body));
    return {
      status: response.status ?? 200,
      headers,
      ...(response.type && { type: response.type }),
      text: () => (response.stall ? untilAborted() : Promise.resolve(text)),
    };
  };
  return { fetch, sent };
}

export const getThing: Operation = {
  id: "getThing",
  method: "GET",
  path: "/v1/networks/{network}/things/{id}",
  retry: "safe",
  params: {
    network: { in: "path", type: "string", required: true, fallback: true },
    id: { in: "path", type: "string", required: true },
    names: { in: "query", type: "array", csv: true },
    kinds: { in: "query", type: "array" },
    count: { in: "query", type: "integer", min: 0, max: 100 },
  },
};

export const exportThings: Operation = {
  id: "exportThings",
  method: "POST",
  path: "/v1/things:export",
  retry: "unsafe",
  params: {
    type: { in: "body", type: "string", required: true },
    amount: { in: "body", type: "integer" },
    chain: { in: "body", type: "numeric" },
  },
};

export const reindexThing: Operation = {
  id: "reindexThing",
  method: "POST",
  path: "/v1/things:reindex",
  retry: "unsafe",
  finalStatuses: [429],
  params: {},
};

export const listThings: Operation = {
  id: "listThings",
  method: "GET",
  path: "/v1/things",
  retry: "safe",
  page: { items: "things", validityMs: 86_400_000 },
  params: {
    pageToken: { in: "query", type: "string" },
    pageSize: { in: "query", type: "integer", min: 1, max: 100 },
  },
};

export const thing = { network: "fuji", id: "1" };

/** What a client package hands in. */
export const openapiFetch: Pick<TransportKind, "createUrl"> = {
  createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
};

/** A transport on a test clock over scripted responses. */
export function scripted(options: Partial<ClientOptions> = {}, ...responses: Scripted[]) {
  const clock = new TestClock();
  const { fetch, sent } = scriptFetch(...responses);
  const transport = createTransport(
    { baseUrl: "http://service.test/base/", clock, fetch, ...options },
    {
      ...openapiFetch,
      defaults: { network: { type: "string" } },
    },
  );
  return { clock, sent, transport };
}
