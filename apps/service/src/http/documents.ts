/** Responds to requests for the documents that describe the interfaces. */

import { HttpError } from "../api/request/http-error.ts";
import { etagOf } from "./etags.ts";
import { keptHeaders, matchesEtag, unmodified } from "./response-cache.ts";

/** Loads a document of OpenAPI. */
type Load = () => Promise<{ readonly default: { readonly servers: unknown } }>;

/** The documents by their paths; each is loaded at its first request. */
export interface Documents {
  readonly [path: string]: Load;
}

interface Written {
  readonly text: string;
  readonly etag: string;
}

/** Writes a document with its own origin as the server, under any name of the service. */
async function write(load: Load): Promise<Written> {
  const { default: document } = await load();
  const servers = [{ url: "/", description: "The service that this document came from." }];
  const text = JSON.stringify({ ...document, servers });
  return { text, etag: etagOf([text]) };
}

/** Responds to requests for documents. */
export type RespondDocument = (
  request: Request,
  path: string,
  common: { readonly [name: string]: string },
) => Promise<Response>;

/** @returns a function that throws HttpError 405 for another method than GET */
export function createRespondDocument(documents: Documents): RespondDocument {
  const written = new Map<string, Promise<Written>>();
  return async (request, path, common) => {
    const load = documents[path];
    if (!load) throw new HttpError(404, `there is nothing at ${path}`);
    if (request.method !== "GET" && request.method !== "HEAD")
      throw new HttpError(405, `${request.method} is not allowed at ${path}, only GET`, { allow: "GET" });
    const writing = written.get(path) ?? write(load);
    written.set(path, writing);
    const { text, etag } = await writing;
    if (matchesEtag(request.headers.get("if-none-match"), etag)) return unmodified(etag, common);
    const headers = { ...common, ...keptHeaders(etag), "content-type": "application/json; charset=utf-8" };
    return new Response(request.method === "HEAD" ? null : text, { headers });
  };
}
