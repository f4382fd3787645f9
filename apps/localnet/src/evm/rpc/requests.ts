/** The JSON-RPC envelope of EVM nodes: requests, batches, notifications, and errors for invalid ones. */
import type { JsonValue } from "@primary-network/codec";
import { EvmRpcError } from "../chain/node.ts";

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const INVALID_PARAMS = -32_602;

/** Most calls of one batch. */
export const MAX_BATCH = 1_000;

/** A valid call. */
export interface EvmCall {
  readonly method: string;
  readonly params: readonly JsonValue[];
}

/** Makes a call. @throws EvmRpcError for errors that the caller gets */
export type RunCall = (call: EvmCall) => Promise<JsonValue>;

const failure = (id: JsonValue, code: number, message: string, data?: JsonValue): JsonValue => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data !== undefined && { data }) },
});

async function handleCall(value: JsonValue, run: RunCall): Promise<JsonValue | undefined> {
  const members = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  const { id, jsonrpc, method, params = null } = members;
  const hasWrongId = typeof id === "object" && id !== null;
  const named = hasWrongId ? null : (id ?? null);
  if (jsonrpc !== "2.0" || typeof method !== "string" || method === "" || hasWrongId)
    return failure(named, INVALID_REQUEST, "invalid request");
  // A request without an id is a notification, which never gets a response.
  if (id === undefined) return undefined;
  if (params !== null && !Array.isArray(params)) return failure(named, INVALID_PARAMS, "non-array args");
  try {
    return { jsonrpc: "2.0", id: named, result: await run({ method, params: params ?? [] }) };
  } catch (error) {
    if (error instanceof EvmRpcError) return failure(named, error.code, error.message, error.data);
    if (error instanceof RangeError) return failure(named, INVALID_PARAMS, error.message);
    throw error;
  }
}

/**
 * Handles a JSON-RPC text: a single call or a batch.
 *
 * @returns the text of the response; undefined when there is none, as for notifications
 * @throws EvmDownError when the chain's process has ended
 */
export async function handleText(text: string, run: RunCall): Promise<string | undefined> {
  if (text.trim() === "") return undefined;
  let body: JsonValue;
  try {
    body = JSON.parse(text);
  } catch {
    return JSON.stringify(failure(null, PARSE_ERROR, "parse error"));
  }
  if (!Array.isArray(body)) {
    const response = await handleCall(body, run);
    return response === undefined ? undefined : `${JSON.stringify(response)}\n`;
  }
  if (body.length === 0) return JSON.stringify(failure(null, INVALID_REQUEST, "empty batch"));
  if (body.length > MAX_BATCH) return JSON.stringify(failure(null, INVALID_REQUEST, "batch too large"));
  const responses: JsonValue[] = [];
  for (const value of body) {
    const response = await handleCall(value, run);
    if (response !== undefined) responses.push(response);
  }
  return responses.length === 0 ? undefined : `${JSON.stringify(responses)}\n`;
}
