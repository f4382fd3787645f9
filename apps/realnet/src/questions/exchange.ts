/** One request with its response, and whatever handles requests. */
import type { Question } from "./question.ts";

/** What came back. Header names are in lower case; `date` is left out. */
export interface Reply {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** A question as the table has it, and what was said to it once the facts of a network were filled in. */
export interface Exchange {
  readonly question: Question;
  readonly reply: Reply;
}

/** A node: over HTTP, in this process, or recorded. */
export type Node = (question: Question) => Promise<Reply>;

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON a node says; its readers look into it field by field
export type Said = any;

/** Thrown when a node responds to a call with an error. */
export class CallError extends Error {
  override readonly name = "CallError";
}

/** Calls methods of a node for their results. */
export function caller(node: Node) {
  /** @throws CallError when the node responds with an error, or with anything but JSON */
  return async (path: string, method: string, params: unknown = {}): Promise<Said> => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const headers = { "content-type": "application/json" };
    const reply = await node({ name: `${path} ${method}`, method: "POST", path, headers, body });
    let said: Said;
    try {
      said = JSON.parse(reply.body);
    } catch {
      throw new CallError(`${method}: status ${reply.status}: ${reply.body.slice(0, 200)}`);
    }
    if (said.error !== undefined) throw new CallError(`${method}: ${said.error?.message}`);
    return said.result;
  };
}

export type Call = ReturnType<typeof caller>;
