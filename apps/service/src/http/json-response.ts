/** Responses whose body is JSON, into which handlers may have put JSON that is written already. */

import { concatBytes } from "@noble/hashes/utils.js";
import { type JsonValue, stringifyJson } from "@primary-network/codec";
import { JsonBytes } from "../api/json/byte-writer.ts";

export interface ResponseHeaders {
  readonly [name: string]: string;
}

export const UNCACHED: ResponseHeaders = { "cache-control": "no-store" };

/** JSON as a response has it. */
export type BodyJson = string | Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

// Handlers' results are plain data: interfaces of the spec, which have no index signature.
const textOf = (value: unknown): string => stringifyJson(value as JsonValue);

const isWritten = (value: unknown): value is JsonBytes<unknown> => value instanceof JsonBytes;

/**
 * The JSON of a body; undefined of a response without a body. Written JSON is the body itself or some of its
 * fields, and is copied.
 */
export function jsonOf(body: unknown): BodyJson | undefined {
  if (body === undefined) return undefined;
  if (isWritten(body)) return body.bytes;
  if (typeof body !== "object" || body === null || !Object.values(body).some(isWritten)) return textOf(body);
  const members = Object.entries(body).filter(([, value]) => value !== undefined);
  const parts = members.flatMap(([name, value], at) => [
    encoder.encode(`${at === 0 ? "{" : ","}${JSON.stringify(name)}:`),
    isWritten(value) ? value.bytes : encoder.encode(textOf(value)),
  ]);
  return concatBytes(...parts, encoder.encode("}"));
}

export const withJson = (body: BodyJson | undefined, status: number, headers: ResponseHeaders): Response =>
  new Response(body ?? null, {
    status,
    headers: { ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }), ...headers },
  });
