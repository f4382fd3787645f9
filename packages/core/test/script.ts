/** A fetch whose answers are written down in advance, and a transport over it. */
import createClient, { createFinalURL, defaultPathSerializer } from "openapi-fetch";
import type { FetchedResponse, FetchInit } from "../src/clock.ts";
import type { Operation } from "../src/operation.ts";
import type { ClientOptions } from "../src/options.ts";
import { createTransport, type TransportKind } from "../src/transport.ts";
import { TestClock } from "./clock.ts";

type Http = ReturnType<typeof createClient<Record<string, never>>>;

/** One answer: a response, an error to throw, or "hang". */
export type Answer =
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

/** Answers with `answers` in order, the last one for ever. */
export function scriptFetch(...answers: Answer[]) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: FetchInit): Promise<FetchedResponse> => {
    sent.push({ ...init, url });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    const untilAborted = () =>
      new Promise<never>((_, reject) => {
        init.signal.addEventListener("abort", () => reject(init.signal.reason));
      });
    if (answer === undefined || answer === "hang") return untilAborted();
    if (answer instanceof Error) throw answer;
    const headers = new Headers({ "content-type": "application/json", ...answer.headers });
    const text = answer.text ?? (answer.body === undefined ? "" : JSON.stringify(answer.body));
    return {
      status: answer.status ?? 200,
      headers,
      ...(answer.type && { type: answer.type }),
      text: () => (answer.stall ? untilAborted() : Promise.resolve(text)),
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
  params: { type: { in: "body", type: "string", required: true }, amount: { in: "body", type: "integer" } },
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
export const openapiFetch: Pick<TransportKind<Http>, "createUrl" | "createHttp"> = {
  createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
  createHttp: (http) => createClient(http),
};

/** A transport on a test clock over scripted answers. */
export function scripted(options: Partial<ClientOptions> = {}, ...answers: Answer[]) {
  const clock = new TestClock();
  const { fetch, sent } = scriptFetch(...answers);
  const transport = createTransport(
    { baseUrl: "http://service.test/base/", clock, fetch, ...options },
    {
      ...openapiFetch,
      defaults: { network: { type: "string" } },
      operations: { getThing, exportThings, reindexThing, listThings },
    },
  );
  return { clock, sent, transport };
}
