/** Keeps every JSON-RPC call that goes to a node, with what the node said last. */
import type { Node, Said } from "../questions/exchange.ts";
import { callKey, type RecordedCall } from "./network-record.ts";

/** Ranges of containers are kept as whole indexes. */
const KEPT_AS_INDEX = "index.getContainerRange";

/** A node that is listened to. */
export class RecordingNode {
  readonly #calls = new Map<string, RecordedCall>();
  readonly #node: Node;

  constructor(node: Node) {
    this.#node = node;
  }

  /** The calls so far; of equal ones the last. */
  get calls(): readonly RecordedCall[] {
    return [...this.#calls.values()];
  }

  /** Responds as the node does. */
  readonly ask: Node = async (question) => {
    const reply = await this.#node(question);
    const asked: Said = JSON.parse(question.body ?? "null");
    const said: Said = JSON.parse(reply.body);
    const [requests, responses] = Array.isArray(asked) ? [asked, said] : [[asked], [said]];
    for (const { id, method, params } of requests) {
      const response = responses.find((each: Said) => each.id === id);
      if (method === KEPT_AS_INDEX || response === undefined) continue;
      const { result, error } = response;
      const call = { path: question.path, method, params: params ?? {} };
      this.#calls.set(callKey(call), { ...call, said: error === undefined ? { result } : { error } });
    }
    return reply;
  };

  /** The same as `fetch`. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { status, headers, body } = await this.ask({
      name: pathname,
      method: request.method,
      path: pathname + search,
      headers: { "content-type": "application/json" },
      body: await request.text(),
    });
    return new Response(body, { status, headers });
  };
}
