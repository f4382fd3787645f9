/** Validates ids in requests: a malformed id is an error, not an empty result. */

import { CodecError, decodeCb58, decodeHex, parseNodeId, ValidationError } from "@primary-network/codec";
import { toHex } from "../../domain/id-text.ts";
import { HttpError } from "./http-error.ts";

function ruleOf(error: unknown): string {
  if (error instanceof ValidationError) return error.rule;
  return error instanceof CodecError ? error.message : "is malformed";
}

function orRefuse<T>(field: string, text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new HttpError(400, `${field} "${text}": ${ruleOf(error)}`);
  }
}

/**
 * A 32-byte id in cb58, or in hex with 0x, as hex.
 *
 * @throws HttpError 400 naming the field and the rule
 */
export function readId(field: string, text: string): string {
  const bytes = orRefuse(field, text, () =>
    text.startsWith("0x") ? decodeHex(text, { checksum: false }) : decodeCb58(text),
  );
  if (bytes.length !== 32)
    throw new HttpError(400, `${field} "${text}": must hold 32 bytes, not ${bytes.length}`);
  return toHex(bytes);
}

/**
 * A node id, as hex.
 *
 * @throws HttpError 400 naming the field and the rule
 */
export function readNodeId(field: string, text: string): string {
  return toHex(orRefuse(field, text, () => parseNodeId(text)));
}

/** A list; callers other than the router may pass it comma-joined. */
export function readList(given: readonly string[] | string | undefined): readonly string[] | undefined {
  return typeof given === "string" ? given.split(",") : given;
}
