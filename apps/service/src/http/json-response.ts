/** Responses whose body is JSON. */

import { type BodyJson, bodyJson } from "./body.ts";

export interface ResponseHeaders {
  readonly [name: string]: string;
}

export const UNCACHED: ResponseHeaders = { "cache-control": "no-store" };

/** A body as JSON; undefined of a response without a body. */
export const jsonOf = (body: unknown): BodyJson | undefined =>
  body === undefined ? undefined : bodyJson(body);

export const withJson = (body: BodyJson | undefined, status: number, headers: ResponseHeaders): Response =>
  new Response(body ?? null, {
    status,
    headers: { ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }), ...headers },
  });
