/** The faults: what the server does, what a client is asked then, and what its caller needs. */
import type { ServerResponse } from "node:http";
import { type Bodies, LARGE_INTEGER, pageOf, UNKNOWN_STATUS } from "./bodies.ts";
import { type Ask, describe, type Outcome } from "./outcome.ts";

/** One request of a trial. */
export interface Received {
  readonly pageToken: string | null;
  /** Which request of the trial it is, from 1. */
  readonly count: number;
  /** Milliseconds since the first one. */
  readonly ms: number;
  /** What a server without a fault sends. */
  readonly bodies: Bodies;
  readonly response: ServerResponse;
}

export interface Fault {
  readonly id: string;
  /** As a heading of a row. */
  readonly title: string;
  /** The same of clients of a node, where it differs. */
  readonly nodeTitle?: string;
  readonly ask: Ask;
  /** Seconds after which a call without an end is given up. Default 5. */
  readonly limitSeconds?: number;
  readonly respond: (received: Received) => void;
  readonly isHandled: (outcome: Outcome) => boolean;
  readonly text?: (outcome: Outcome) => string;
}

const json = { "content-type": "application/json" };

function send(
  { response }: Received,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...json, ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
const ok = (received: Received) => send(received, received.bodies.small);
const reject = (received: Received, status: number, headers: Record<string, string> = {}) =>
  send(received, { statusCode: status, message: "not now", error: "Error" }, status, headers);

/** Bytes of a small response that are not all of it. */
const HALF = 40;

/** Promises more than it sends, and then either stops or cuts the connection. */
function sendHalf({ response, bodies: { small: body } }: Received, isCut: boolean): void {
  response.writeHead(200, { ...json, "content-length": String(body.length) });
  response.write(body.slice(0, HALF), () => {
    if (isCut) response.destroy();
  });
}

const isValue = ({ end }: Outcome) => end === "value";
/** A busy machine alone takes up to a second to load code and connect; what misses 500 ms for another reason takes 5 s. */
const endsInTime = ({ end, ms }: Outcome) => end === "error" && ms <= 1500;
const given = (outcome: Outcome): unknown => (outcome.end === "value" ? outcome.value : undefined);
const fieldOf = (outcome: Outcome, name: string): unknown =>
  (given(outcome) as Record<string, unknown> | null | undefined)?.[name]; // what the probe reports of a page

const ALLOWED = 10; // calls a second
/** What a proxy says in place of the server behind it. */
const HTML =
  "<!doctype html><html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>";

export const faults: readonly Fault[] = [
  {
    id: "rate-limit",
    title: "429 with `Retry-After: 1`, then 200",
    ask: "small",
    respond: (received) =>
      received.count === 1 ? reject(received, 429, { "retry-after": "1" }) : ok(received),
    isHandled: (outcome) => given(outcome) === true && outcome.ms >= 990 && outcome.requests === 2,
  },
  {
    id: "burst",
    title: "50 calls at once, 10 a second allowed",
    ask: "50 at once",
    limitSeconds: 30,
    respond: (() => {
      let second = -1;
      let accepted = 0;
      return (received) => {
        const now = Math.floor(received.ms / 1000);
        if (received.count === 1 || now !== second) accepted = 0;
        second = now;
        accepted += 1;
        return accepted > ALLOWED ? reject(received, 429, { "retry-after": "1" }) : ok(received);
      };
    })(),
    isHandled: (outcome) => given(outcome) === 50,
    text: (outcome) => describe(outcome, (value) => `${value} of 50`),
  },
  {
    id: "long-wait",
    title: "429 with `Retry-After: 120`, 30 s given",
    ask: "small within 30 s",
    limitSeconds: 10,
    respond: (received) => reject(received, 429, { "retry-after": "120" }),
    isHandled: (outcome) => outcome.end === "error" && outcome.ms < 500 && outcome.requests === 1,
  },
  {
    id: "hang",
    title: "no response, 500 ms given",
    ask: "small within 500 ms",
    respond: () => {},
    isHandled: endsInTime,
  },
  {
    id: "stall",
    title: "the body stops, 500 ms given",
    ask: "small within 500 ms",
    respond: (received) => sendHalf(received, false),
    isHandled: endsInTime,
  },
  {
    id: "outage",
    title: "503 every time, 500 ms given",
    ask: "small within 500 ms",
    respond: (received) => reject(received, 503),
    isHandled: endsInTime,
  },
  {
    id: "abort",
    title: "503 every time, aborted after 1 s",
    ask: "abort",
    limitSeconds: 10,
    respond: (received) => reject(received, 503, { "retry-after": "5" }),
    isHandled: (outcome) => isValue(outcome) && (given(outcome) === null || Number(given(outcome)) < 10),
    text(outcome) {
      const value = given(outcome);
      if (value === null) return "does not retry";
      if (typeof value !== "number") return describe(outcome);
      return value < 10 ? "ends within 10 ms" : `ends after ${(value / 1000).toFixed(1)} s`;
    },
  },
  {
    id: "reset",
    title: "connection reset in the body, then 200",
    ask: "small",
    respond: (received) => (received.count === 1 ? sendHalf(received, true) : ok(received)),
    isHandled: (outcome) => given(outcome) === true,
  },
  {
    id: "truncated",
    title: "truncated JSON every time",
    ask: "small",
    limitSeconds: 10,
    respond: (received) => send(received, received.bodies.small.slice(0, HALF)),
    isHandled: ({ end }) => end === "error",
  },
  {
    id: "html",
    title: "502 with a page of HTML, then 200",
    ask: "small",
    respond: (received) =>
      received.count === 1 ? send(received, HTML, 502, { "content-type": "text/html" }) : ok(received),
    isHandled: (outcome) => given(outcome) === true,
  },
  {
    id: "export",
    title: "503 to the POST that starts an export",
    nodeTitle: "503 to the call that submits a transaction",
    ask: "write",
    limitSeconds: 10,
    respond: (received) => reject(received, 503),
    isHandled: ({ end, requests }) => end === "error" && requests === 1,
  },
  {
    id: "enum",
    title: "an enum value that is not documented",
    ask: "status",
    respond: (received) => send(received, received.bodies.status),
    isHandled: (outcome) => given(outcome) === UNKNOWN_STATUS,
    text: (outcome) => describe(outcome, (value) => (value === UNKNOWN_STATUS ? "the value" : String(value))),
  },
  {
    id: "integer",
    title: "2^53 + 1 in an integer field",
    ask: "integer",
    respond: (received) => send(received, received.bodies.integer),
    isHandled: (outcome) => given(outcome) === LARGE_INTEGER,
    text: (outcome) => (isValue(outcome) ? String(given(outcome)) : describe(outcome)),
  },
  {
    id: "key",
    title: "`console.error` of a 401",
    ask: "log",
    respond: (received) => reject(received, 401),
    isHandled: (outcome) => given(outcome) === "absent",
    text: (outcome) =>
      given(outcome) === "logged"
        ? "prints the key"
        : given(outcome) === "absent"
          ? "no key"
          : describe(outcome),
  },
  {
    id: "telemetry",
    title: "other hosts that a call asks for",
    ask: "hosts",
    respond: ok,
    isHandled: ({ end, hosts }) => end === "value" && hosts.length === 0,
    text: ({ end, hosts }) =>
      (hosts.join(", ") || "none") + (end === "died" ? "; unreachable, it ends the process" : ""),
  },
  {
    id: "empty-page",
    title: "an empty page with a token",
    ask: "pages",
    respond: (received) =>
      send(received, received.pageToken === null ? { validators: [], nextPageToken: "b" } : pageOf({})),
    isHandled: (outcome) => fieldOf(outcome, "items") === 2,
    text: (outcome) => describe(outcome, () => `${fieldOf(outcome, "items")} of 2 items`),
  },
  {
    id: "repeated-token",
    title: "the same token again and again",
    ask: "pages",
    respond: (received) => send(received, pageOf({}, "b")),
    isHandled: ({ end }) => end === "error",
    text: (outcome) =>
      describe(outcome, () => (fieldOf(outcome, "isEndless") ? "goes on for ever" : "ends as if complete")),
  },
];
