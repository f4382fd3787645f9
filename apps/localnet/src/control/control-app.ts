/** Common parts of all control APIs: the token, the reading of bodies, and the report of errors. */
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { JsonObject, JsonValue } from "@primary-network/codec";
import { type Context, Hono } from "hono";
import { equalBytes } from "../chains/byte-order.ts";
import { BodyTooLongError, readText } from "../rpc/body.ts";
import { ControlError } from "./members.ts";
import { SnapshotError } from "./timeline.ts";

/** Longest body that is read. */
export const MAX_BODY = 64 << 20;

/** Reads a JSON object; an empty body is an empty one. */
export async function readObject(context: Context): Promise<JsonObject> {
  const text = await readText(context.req.raw, MAX_BODY);
  let body: JsonValue;
  try {
    body = JSON.parse(text || "{}");
  } catch {
    throw new ControlError("the body must be JSON");
  }
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw new ControlError("the body must be a JSON object");
}

/** The response about a snapshot or fault that does not exist. */
export const missing = (context: Context) =>
  context.json({ error: "there is no such snapshot or fault" }, 404);

/** An API without routes, which requires the token as `Authorization: Bearer <token>`. */
export function createGuardedApp(token: string): Hono {
  const expected = sha256(utf8ToBytes(`Bearer ${token}`));
  const app = new Hono();

  app.use(async (context, next) => {
    // Digests are compared, so that the timing reveals nothing about the token.
    const given = sha256(utf8ToBytes(context.req.header("authorization") ?? ""));
    if (!equalBytes(given, expected)) {
      context.header("www-authenticate", "Bearer");
      return context.json({ error: "the control token is missing or wrong" }, 401);
    }
    return next();
  });
  app.onError((error, context) => {
    if (error instanceof BodyTooLongError)
      return context.json({ error: error.message }, 413, { connection: "close" });
    const refused =
      error instanceof ControlError || error instanceof SnapshotError || error instanceof RangeError;
    if (!refused) throw error;
    return context.json({ error: error.message }, 400);
  });
  app.notFound((context) => context.json({ error: "there is nothing at this path" }, 404));
  return app;
}
