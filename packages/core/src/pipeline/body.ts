/** Reads the body of a response as text, and no further than the client's limit. */
import type { FetchedResponse, ResponseBody } from "../clock.ts";
import { ResponseTooLargeError } from "../errors/connection.ts";
import type { Settings } from "../options.ts";
import type { Call } from "./call.ts";
import { Gathered } from "./gathered.ts";

/**
 * The whole body as UTF-8.
 *
 * A declared length, for a body that is not compressed, is the length that the platform reads: such a body is taken
 * whole, which costs a third of reading pieces. Everything else is counted while it arrives.
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
