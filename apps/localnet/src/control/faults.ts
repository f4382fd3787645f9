/** Applies the configured faults to requests and responses. By default there are none. */
import type { JsonValue } from "@primary-network/codec";
import { drifted } from "./drift.ts";
import type { FaultRule } from "./fault.ts";

/** A configured fault, with counts of its matching requests and of its applications. */
export type SetFault = FaultRule & { readonly id: number; seen: number; happened: number };

type Respond = () => Promise<Response>;

/** Waits, or ends early when the request is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}

/** The same response with another body. */
function withBody(response: Response, body: BodyInit): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(body, { status: response.status, headers });
}

/** A body that fails after its first bytes. */
function breakingAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = bytes.length === 0;
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new Error("the connection is cut by a scripted fault"));
      sent = true;
      controller.enqueue(bytes);
    },
  });
}

const halfOf = (text: string): string => text.slice(0, Math.ceil(text.trimEnd().length / 2));

/** The effect of each type of fault on a response. */
const effects: {
  readonly [kind in FaultRule["kind"]]: (
    effect: Extract<FaultRule, { kind: kind }>,
    respond: Respond,
    request: Request,
  ) => Promise<Response>;
} = {
  async status({ status, body, retryAfter }) {
    const headers = new Headers({
      "content-type": "text/plain; charset=utf-8",
      "access-control-allow-origin": "*",
    });
    if (retryAfter !== undefined) headers.set("retry-after", `${retryAfter}`);
    return new Response(body, { status, headers });
  },
  async delay({ ms }, respond, request) {
    await pause(ms, request.signal);
    return respond();
  },
  async cut({ share }, respond) {
    const response = await respond();
    const bytes = new Uint8Array(await response.arrayBuffer());
    const broken = withBody(response, breakingAfter(bytes.subarray(0, Math.floor(bytes.length * share))));
    // Hono's server otherwise reads two pieces to learn the length, and makes a 500 of a body that breaks by then.
    broken.headers.set("transfer-encoding", "chunked");
    return broken;
  },
  async malformed(_effect, respond) {
    const response = await respond();
    return withBody(response, halfOf(await response.text()));
  },
  async drift(effect, respond) {
    const response = await respond();
    return withBody(response, drifted(await response.text(), effect));
  },
};

function apply<K extends FaultRule["kind"]>(
  effect: Extract<FaultRule, { kind: K }>,
  respond: Respond,
  request: Request,
) {
  // The table maps each kind to the function for that kind; the compiler cannot follow this through an index.
  const work = effects[effect.kind as K] as (
    effect: FaultRule,
    respond: Respond,
    request: Request,
  ) => Promise<Response>;
  return work(effect, respond, request);
}

const covers = (route: string, path: string): boolean =>
  route.endsWith("*") ? path.startsWith(route.slice(0, -1)) : path === route;

/** The JSON-RPC method of a request, if it is a call. */
async function methodOf(request: Request): Promise<string | undefined> {
  try {
    const body: JsonValue = JSON.parse(await request.clone().text());
    if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
    return typeof body.method === "string" ? body.method : undefined;
  } catch {
    return undefined;
  }
}

/** The faults of one network, in the order in which they were added. */
export class Faults {
  #list: SetFault[] = [];
  #lastId = 0;

  get list(): readonly SetFault[] {
    return this.#list;
  }

  add(rule: FaultRule): SetFault {
    this.#lastId += 1;
    const fault = { ...rule, id: this.#lastId, seen: 0, happened: 0 };
    this.#list.push(fault);
    return fault;
  }

  /** Removes one, or all; returns how many. */
  clear(id?: number): number {
    const before = this.#list.length;
    this.#list = id === undefined ? [] : this.#list.filter((fault) => fault.id !== id);
    return before - this.#list.length;
  }

  /** Handles a request with every fault that applies to it; the first one added is the innermost. */
  async around(request: Request, next: (request: Request) => Promise<Response>): Promise<Response> {
    if (this.#list.length === 0) return next(request);
    const { pathname } = new URL(request.url);
    const near = this.#list.filter(({ route }) => covers(route, pathname));
    const method = near.some((fault) => fault.method !== undefined) ? await methodOf(request) : undefined;
    const happening = near.filter((fault) => {
      if (fault.method !== undefined && fault.method !== method) return false;
      fault.seen += 1;
      if (fault.seen % fault.every !== 0 || fault.happened >= (fault.next ?? Infinity)) return false;
      fault.happened += 1;
      return true;
    });
    const respond = happening.reduceRight<Respond>(
      (inner, fault) => () => apply(fault, inner, request),
      () => next(request),
    );
    return respond();
  }
}
