/** Calls the methods of a node that no client of ours has: `avm.*`, `avax.*`, `info.*`, `eth_*`. */

/** The node responded with an error. */
export class NodeError extends Error {
  override readonly name = "NodeError";
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A method's result; whoever calls knows its shape and checks what it uses. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is the method's
export type Result = any;

/**
 * Calls one method.
 *
 * @throws NodeError when the node responds with an error
 */
export async function callNode(
  url: string,
  path: string,
  method: string,
  params: unknown = {},
): Promise<Result> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!text.startsWith("{")) throw new NodeError(response.status, text.trim());
  const { result, error } = JSON.parse(text);
  if (error !== undefined) throw new NodeError(error.code, error.message);
  return result;
}
