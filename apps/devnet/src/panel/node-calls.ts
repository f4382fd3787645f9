/** Requests of the panel's page to the node: a page asks no server but its own. */
import { readBody } from "../listen/read-body.ts";
import type { DevNetwork } from "../network/dev-network.ts";
import { PanelError } from "./panel-error.ts";

/** Paths that a wallet calls, all with JSON-RPC. */
const PATHS = ["ext/bc/P", "ext/bc/X", "ext/bc/C/avax", "ext/bc/C/rpc", "ext/info"];

/** Bytes of a request: the largest transaction has 65,536, which are twice as many digits of hex. */
const MOST_BYTES = 150_000;

/**
 * Passes a request on, and returns the node's response.
 *
 * @param path path of the node without the slash at the start
 * @throws PanelError for another path, and for a body that is too large
 */
export async function callNode(request: Request, path: string, { url }: DevNetwork): Promise<Response> {
  if (!PATHS.includes(path)) throw new PanelError(`the path must be one of ${PATHS.join(", ")}`);
  const body = await readBody(request, MOST_BYTES);
  if (body === undefined) throw new PanelError(`a request to the node has at most ${MOST_BYTES} bytes`);
  const response = await fetch(`${url}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: new Uint8Array(body),
  });
  return new Response(response.body, {
    status: response.status,
    headers: {
      "cache-control": "no-store",
      "content-type": response.headers.get("content-type") ?? "text/plain",
      "x-content-type-options": "nosniff",
    },
  });
}
