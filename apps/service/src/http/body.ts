/** Reads a request's body, up to a limit. */

import { HttpError } from "../api/request/http-error.ts";

/** Bytes of a body: a Warp message with its justification in hex is far smaller. */
export const MAX_BODY = 1_048_576;

/**
 * The body as text. Reading stops at the limit, with or without a Content-Length.
 *
 * @throws HttpError 413
 */
export async function readBodyText({ headers, body }: Request): Promise<string> {
  const tooLong = new HttpError(413, `the body must be at most ${MAX_BODY} bytes`);
  if (Number(headers.get("content-length") ?? 0) > MAX_BODY) throw tooLong;
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > MAX_BODY) {
      await reader.cancel();
      throw tooLong;
    }
    text += decoder.decode(value, { stream: true });
  }
}
