/** Reads the body of a request up to a limit. */

/** @returns undefined where it is longer than `most` bytes */
export async function readBody(request: Request, most: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body ?? []) {
    length += piece.length;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
