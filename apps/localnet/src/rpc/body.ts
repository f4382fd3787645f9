/** Reads a request's body up to a limit; a longer one is not read to its end. */

/** Bytes of a request to the node: the limit of the EVM's JSON-RPC in the node, far above any transaction. */
export const MAX_BODY = 5 << 20;

/** Thrown for a body that is longer than the limit. */
export class BodyTooLongError extends Error {
  override readonly name = "BodyTooLongError";

  /** @param announced the content-length, if that alone was too large */
  constructor(limit: number, announced?: number) {
    // The message of the node's EVM server.
    super(
      announced === undefined
        ? `request body too large (limit ${limit})`
        : `content length too large (${announced}>${limit})`,
    );
  }
}

/**
 * The whole body.
 *
 * @param limit bytes
 * @throws BodyTooLongError at once when the announced length exceeds the limit, else as soon as the limit is passed
 */
export async function readBytes({ headers, body }: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(headers.get("content-length") ?? 0);
  if (announced > limit) throw new BodyTooLongError(limit, announced);
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      throw new BodyTooLongError(limit);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

/** The whole body as text; throws as `readBytes` does. */
export async function readText(request: Request, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limit));
}

/** The response to a body that is too long; the connection is closed, since the rest is not read. */
export const tooLong = ({ message }: BodyTooLongError): Response =>
  new Response(`${message}\n`, { status: 413, headers: { connection: "close" } });
