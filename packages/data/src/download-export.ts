/** The file of an export, as it arrives. */
import { ConnectionError, HttpError, PrimaryNetworkError } from "@primary-network/core";
import type { PollOptions } from "@primary-network/core/client";
import type { DataClient } from "./client.ts";
import type { OperationRecord } from "./gen/operations.ts";

/** Options of {@link downloadExport}: those of waiting for the operation, and how its file is requested. */
export interface DownloadExportOptions extends PollOptions<OperationRecord> {
  /** Replaces the global `fetch` for the link to the file, which may lead to another host. @default the global fetch */
  readonly fetch?: ((url: string, init: { signal: AbortSignal | null }) => Promise<Response>) | undefined;
}

const NAME = { operation: "downloadExport", attempts: [] };

/**
 * Waits for an operation and opens its result, a CSV file, as a stream: an export of years need not fit in memory. The link
 * to the file needs no key, and none is sent. `signal` ends the transfer too; `deadlineMs` bounds the wait alone.
 *
 * @returns The bytes. The stream fails with a ConnectionError when they end before the length that was announced.
 * @throws PrimaryNetworkError when the operation failed; HttpError when the link leads to no file, ConnectionError when it
 * leads nowhere; what waiting for the operation fails with.
 * @example
 * ```ts
 * const csv = await downloadExport(data, operationId);
 * await pipeline(csv, createWriteStream("transactions.csv")); // node:stream/promises, node:fs
 * ```
 */
export async function downloadExport(
  data: { readonly operations: Pick<DataClient["operations"], "wait"> },
  operationId: string,
  { fetch, ...options }: DownloadExportOptions = {},
): Promise<ReadableStream<Uint8Array>> {
  const { operationStatus, message, metadata } = await data.operations.wait(operationId, options);
  const url = metadata?.downloadUrl;
  if (url === undefined) {
    const reason = [operationStatus, message ?? metadata?.code].filter(Boolean).join(": ");
    throw new PrimaryNetworkError(NAME, `the operation ended without a file, as ${reason}`);
  }
  const response = await (fetch ?? globalThis.fetch)(url, { signal: options.signal ?? null }).catch(
    (cause: Error) => {
      throw new ConnectionError(NAME, "the link to the file leads nowhere", true, undefined, cause);
    },
  );
  const { status, headers, body } = response;
  if (!response.ok || body === null) {
    const text = await response.text();
    throw new HttpError(NAME, {
      ...{ status, text, body: undefined, retryable: status >= 500 },
      message: text.slice(0, 200) || "the file is empty",
      headers: Object.fromEntries(headers),
    });
  }
  // Of a compressed body the length is another one.
  const length = headers.has("content-encoding") ? null : headers.get("content-length");
  return length === null ? body : body.pipeThrough(ofLength(Number(length)));
}

/** Passes bytes on, and fails when they end early: some runtimes end a cut body as if it were whole. */
function ofLength(length: number): TransformStream<Uint8Array, Uint8Array> {
  let left = length;
  return new TransformStream({
    transform(bytes, controller) {
      left -= bytes.length;
      controller.enqueue(bytes);
    },
    flush() {
      if (left <= 0) return;
      const cause = new Error(`${left} of ${length} bytes are missing`);
      throw new ConnectionError(NAME, "the file ended early", true, undefined, cause);
    },
  });
}
