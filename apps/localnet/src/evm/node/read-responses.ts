/** Reads the bodies of pipelined HTTP/1.1 responses, as far as Anvil uses the protocol: status 200 and a content-length. */

const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * Creates a reader of a connection's bytes.
 *
 * @param count responses to come, at least 1
 * @param done called with their bodies once all are complete
 * @returns takes the next bytes; throws an Error for a response of another status or without a length
 */
export function readResponses(count: number, done: (bodies: string[]) => void): (part: Buffer) => void {
  const bodies: string[] = [];
  let parts: Buffer[] = [];
  let held = 0;
  /** Bytes needed before it is worth joining the parts. */
  let needed = 1;
  return (part) => {
    parts.push(part);
    held += part.length;
    if (held < needed) return;
    let bytes = parts.length === 1 ? part : Buffer.concat(parts);
    needed = 1;
    while (bodies.length < count) {
      const end = bytes.indexOf(HEAD_END);
      if (end < 0) break;
      const head = bytes.toString("latin1", 0, end);
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      if (!head.startsWith("HTTP/1.1 200 ") || length === undefined)
        throw new Error(`the node's response cannot be read: ${head.slice(0, 100)}`);
      const start = end + HEAD_END.length;
      const stop = start + Number(length);
      if (bytes.length < stop) {
        needed = stop;
        break;
      }
      bodies.push(bytes.toString("utf8", start, stop));
      bytes = bytes.subarray(stop);
    }
    parts = [bytes];
    held = bytes.length;
    if (bodies.length === count) done(bodies);
  };
}
