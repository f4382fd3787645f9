/** The headers that the node sends with every response: its id, and CORS for pages of any origin. */
import type { Context, MiddlewareHandler } from "hono";

/** Request headers that a page of another origin may set, besides the ones that browsers always allow. */
const ALLOWED = new Map(
  ["Accept", "Content-Type", "Origin", "X-Requested-With"].map((name) => [name.toLowerCase(), name]),
);
const METHODS: readonly string[] = ["GET", "HEAD", "POST"];

/** The response to a preflight; it allows nothing when the page requests an unsupported method or header. */
function preflight({ req }: Context, method: string): Response {
  const headers = new Headers({
    vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
  });
  const asked = (req.header("access-control-request-headers") ?? "").split(",").map((name) => name.trim());
  const names = asked.filter((name) => name !== "").map((name) => ALLOWED.get(name.toLowerCase()));
  if (METHODS.includes(method) && !names.includes(undefined)) {
    headers.set("access-control-allow-origin", "*");
    headers.set("access-control-allow-credentials", "true");
    headers.set("access-control-allow-methods", method);
    if (names.length > 0) headers.set("access-control-allow-headers", names.join(", "));
  }
  return new Response(null, { status: 200, headers });
}

/**
 * Adds them to the responses of the node's paths.
 *
 * @param nodeId of the serving node, as text; read each time, since a restored world may have another
 */
export function nodeHeaders(nodeId: () => string): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const method = req.header("access-control-request-method");
    const hasOrigin = req.header("origin") !== undefined;
    if (req.method === "OPTIONS" && hasOrigin && method !== undefined) {
      const response = preflight(context, method);
      response.headers.set("node-id", nodeId());
      return response;
    }
    await next();
    // The headers of a response from fetch may be immutable.
    const headers = new Headers(context.res.headers);
    headers.set("node-id", nodeId());
    headers.set("vary", "Origin");
    if (hasOrigin) {
      headers.set("access-control-allow-origin", "*");
      headers.set("access-control-allow-credentials", "true");
    }
    const { status, statusText, body } = context.res;
    context.res = undefined;
    context.res = new Response(body, { status, statusText, headers });
    return undefined;
  };
}
