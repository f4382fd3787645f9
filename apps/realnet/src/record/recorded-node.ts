/** A node that says again what was recorded, and nothing else. */
import type { Node, Said } from "../questions/exchange.ts";
import { callKey, type NetworkRecord, type RecordedCall } from "./network-record.ts";

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8" };

/** Replays a recording; a call that was not recorded is noted and gets an error. */
export class RecordedNode {
  /** Calls that the recording does not hold. */
  readonly missing: string[] = [];
  readonly #calls: ReadonlyMap<string, RecordedCall["said"]>;
  readonly #indexes: NetworkRecord["indexes"];

  constructor({ calls, indexes }: Pick<NetworkRecord, "calls" | "indexes">) {
    this.#calls = new Map(calls.map((call) => [callKey(call), call.said]));
    this.#indexes = indexes;
  }

  readonly ask: Node = async ({ path, body }) => {
    const asked: Said = JSON.parse(body ?? "null");
    const said = Array.isArray(asked)
      ? asked.map((each) => this.#reply(path, each))
      : this.#reply(path, asked);
    return { status: 200, headers: JSON_HEADERS, body: `${JSON.stringify(said)}\n` };
  };

  /** The same as `fetch`. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const body = await request.text();
    const reply = await this.ask({ name: path, method: request.method, path, headers: {}, body });
    return new Response(reply.body, { status: reply.status, headers: reply.headers });
  };

  #reply(path: string, { id, method, params = {} }: Said): Said {
    return { jsonrpc: "2.0", id, ...(this.#range(path, method, params) ?? this.#said(path, method, params)) };
  }

  #range(path: string, method: string, { startIndex, numToFetch }: Said): RecordedCall["said"] | undefined {
    const containers = method === "index.getContainerRange" ? this.#indexes[path] : undefined;
    if (containers === undefined || startIndex >= containers.length) return undefined;
    const from = Number(startIndex);
    return { result: { containers: containers.slice(from, from + Number(numToFetch)) } };
  }

  #said(path: string, method: string, params: unknown): RecordedCall["said"] {
    const key = callKey({ path, method, params });
    const said = this.#calls.get(key);
    if (said !== undefined) return said;
    this.missing.push(key);
    return { error: { code: -32_601, message: `not in the recording: ${key.slice(0, 200)}` } };
  }
}
