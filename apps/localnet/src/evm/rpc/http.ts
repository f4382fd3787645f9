/** HTTP of an EVM chain's JSON-RPC, by the rules of the node's server. */
import { BodyTooLongError, MAX_BODY, readText, tooLong } from "../../rpc/body.ts";
import { plainText } from "../../rpc/plain-text.ts";
import { EvmDownError } from "../chain/node.ts";
import { handleText } from "./requests.ts";
import type { EvmServer } from "./server.ts";

/** A page cannot send any of these types to another site without a preflight; other types are refused. */
const CONTENT_TYPES = ["application/json", "application/json-rpc", "application/jsonrequest"];

/** Names of this machine in a page's origin. */
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Returns true if a request comes from a page of another machine. */
export const isForeign = (origin: string | null | undefined): boolean =>
  origin !== null && origin !== undefined && !LOOPBACK.test(origin);

/** Handles a request to a chain. */
export async function handleHttp(server: EvmServer, request: Request): Promise<Response> {
  const { method, headers } = request;
  if (method === "PUT" || method === "DELETE") return plainText(405, "method not allowed");
  // Health checks of proxies send this.
  if (method === "GET" && new URL(request.url).search === "") return new Response(null);
  if (method === "OPTIONS") return new Response(null, { headers: { "content-type": "application/json" } });
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  if (!CONTENT_TYPES.includes(type.trim().toLowerCase()))
    return plainText(415, "invalid content type, only application/json is supported");
  try {
    const text = await readText(request, MAX_BODY);
    await server.catchUp();
    const foreign = isForeign(headers.get("origin"));
    const response = await handleText(text, (call) => server.call(call, { foreign }));
    return new Response(response ?? null, { headers: { "content-type": "application/json" } });
  } catch (error) {
    if (error instanceof BodyTooLongError) return tooLong(error);
    if (error instanceof EvmDownError) return plainText(503, error.message);
    throw error;
  }
}
