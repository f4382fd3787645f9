/** Downloads the file of an export as a stream. */
import { ConnectionError, HttpError, PrimaryNetworkError } from "@primary-network/core";
import type { PollOptions } from "@primary-network/core/client";
import type { DataClient } from "./client.ts";
import type { OperationRecord } from "./gen/operations.ts";

/**
 * Options of {@link downloadExport}: the options of waiting for the operation, and the `fetch` for its file.
 */
export interface DownloadExportOptions extends PollOptions<OperationRecord> {
  /**
   * Function that replaces the global `fetch` for the file, whose link may lead to another host. @default the
   * global fetch
   */
  readonly fetch?: ((url: string, init: { signal: AbortSignal | null }) => Promise<Response>) | undefined;
}

const NAME = { operation: "downloadExport", attempts: [] };

/**
 * Waits for an operation and opens its result, a CSV file, as a stream. Even an export of years does not need
 * to fit in memory. The link needs no key, and none is sent. `signal` also ends the transfer, and
 * `deadlineMs` limits only the wait.
 *
 * @returns The bytes. The stream fails with a ConnectionError if they end before the announced length.
 * @throws PrimaryNetworkError if the operation failed, HttpError if the link has no file, ConnectionError if
 * the link cannot be reached, and the errors of waiting for the operation.
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
  // A compressed body has another length.
  const length = headers.has("content-encoding") ? null : headers.get("content-length");
  return length === null ? body : body.pipeThrough(ofLength(Number(length)));
}

/** Passes bytes on, and fails if they end early. Some runtimes end a cut body as if it were complete. */
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
