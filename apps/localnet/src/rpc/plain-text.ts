/** A refusal in plain text, with the headers of Go's standard library. */

/** @param text one line, without its line end */
export function plainText(status: number, text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };
  return new Response(`${text}\n`, { status, headers });
}
