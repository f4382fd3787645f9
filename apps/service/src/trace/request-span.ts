/** The span of a request: below the caller's, named by method and route. */

import { context, propagation, type TextMapGetter } from "@opentelemetry/api";
import { inSpan, SpanKind } from "./span.ts";

const headers: TextMapGetter<Headers> = {
  get: (carrier, name) => carrier.get(name) ?? undefined,
  keys: (carrier) => [...carrier.keys()],
};

/** Names a request's operation, once it is known. */
export type NameRequest = (operation: { readonly id: string; readonly path: string }) => void;

/** Methods that become attributes; a caller can send any other text. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Handles a request within a span. */
export function inRequestSpan(
  request: Request,
  handle: (name: NameRequest) => Promise<Response>,
): Promise<Response> {
  const method = METHODS.has(request.method) ? request.method : "_OTHER";
  const options = {
    kind: SpanKind.SERVER,
    attributes: { "http.request.method": method },
    parent: propagation.extract(context.active(), request.headers, headers),
  };
  return inSpan(method, options, async (span) => {
    const response = await handle(({ id, path }) => {
      span.updateName(`${method} ${path}`);
      span.setAttributes({ "http.route": path, "primary_network.operation": id });
    });
    span.setAttribute("http.response.status_code", response.status);
    if (response.status >= 500) {
      span.setAttribute("error.type", String(response.status));
      span.setStatus({ code: 2 });
    }
    return response;
  });
}
