/** Bodies of pipelined responses are read whatever the boundaries of the parts in which they arrive. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readResponses } from "./read-responses.ts";

const written = (body: string) =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

test("any bodies arrive, in any parts", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary", maxLength: 40 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 }),
      (bodies, sizes) => {
        const bytes = Buffer.from(bodies.map(written).join(""));
        const seen: string[][] = [];
        const read = readResponses(bodies.length, (texts) => seen.push(texts));
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          read(bytes.subarray(at, at + size));
          at += size;
        }
        expect(seen).toEqual([bodies]);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ["another status", "HTTP/1.1 413 Payload Too Large\r\ncontent-length: 0\r\n\r\n"],
  ["no length", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"],
])("a response with %s is refused", (_what, text) => {
  const read = readResponses(1, () => expect.fail("it was accepted"));
  expect(() => read(Buffer.from(text))).toThrow("the node's response cannot be read");
});
