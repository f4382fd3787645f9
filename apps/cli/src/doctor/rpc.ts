/** Calls JSON-RPC methods of a node and returns errors as results. */
import { reasonOf } from "./finding.ts";

/** Replaces the global fetch. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A result, or why there is none; `date` is the server's clock in milliseconds, where it says it. */
export type Reply =
  | { readonly result: unknown; readonly date: number | undefined }
  | { readonly fault: string; readonly responded: boolean };

/** Milliseconds until a node counts as silent. */
const PATIENCE_MS = 5_000;

/** Makes a function that calls methods below a base URL. */
export const createCall =
  (base: string, fetch: Fetch) =>
  async (path: string, method: string, params: unknown): Promise<Reply> => {
    try {
      const response = await fetch(`${base.replace(/\/+$/, "")}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      const date = Date.parse(response.headers.get("date") ?? "");
      const body: { readonly result?: unknown; readonly error?: { readonly message?: string } } | undefined =
        text.startsWith("{") ? JSON.parse(text) : undefined;
      if (body && "result" in body && !body.error)
        return { result: body.result, date: Number.isNaN(date) ? undefined : date };
      return { fault: body?.error?.message ?? `HTTP ${response.status}`, responded: true };
    } catch (error) {
      return { fault: reasonOf(error), responded: false };
    }
  };

/** A field of a result as text; empty when there is none. */
export function textOf(reply: Reply, field: string): string {
  if (!("result" in reply) || typeof reply.result !== "object" || reply.result === null) return "";
  return String((reply.result as { readonly [name: string]: unknown })[field] ?? "");
}
