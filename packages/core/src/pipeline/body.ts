/** Reads the body of a response as text, up to the client's limit. */
import type { FetchedResponse, ResponseBody } from "../clock.ts";
import { ResponseTooLargeError } from "../errors/connection.ts";
import type { Settings } from "../options.ts";
import type { Call } from "./call.ts";
import { Gathered } from "./gathered.ts";

/**
 * Reads the whole body as UTF-8.
 *
 * For an uncompressed body, the platform reads exactly the declared length, so such a body is read at once.
 * This costs a third of reading pieces. Other bodies are counted while they arrive.
 */
export function readText(
  { maxResponseBytes }: Settings,
  call: Call,
  response: FetchedResponse,
): Promise<string> {
  const { headers } = response;
  const declared = headers.get("content-encoding") ? null : headers.get("content-length");
  const isTooLong = Number(declared) > maxResponseBytes;
  if (declared && !isTooLong) return response.text();
  const reader = response.body?.getReader();
  return reader ? readPieces(call, reader, maxResponseBytes, isTooLong) : response.text();
}

async function readPieces(
  { context }: Call,
  reader: ReturnType<ResponseBody["getReader"]>,
  maxBytes: number,
  isTooLong: boolean,
): Promise<string> {
  const decoder = new TextDecoder();
  const text = new Gathered();
  let left = isTooLong ? 0 : maxBytes;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      text.add(decoder.decode());
      return text.take();
    }
    left -= value?.length ?? 0;
    if (left < 0) {
      reader.cancel().catch(() => {}); // the connection may be gone already
      throw new ResponseTooLargeError(context, maxBytes);
    }
    text.add(decoder.decode(value, { stream: true }));
  }
}
