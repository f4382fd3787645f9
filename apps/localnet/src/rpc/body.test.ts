/** How much of a body is read. */
import { expect, it } from "vitest";
import { BodyTooLongError, readBytes, readText } from "./body.ts";

/** A body that never ends, and how many of its parts were taken. */
function endless(headers: HeadersInit = {}) {
  const taken = { parts: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.parts += 1;
        controller.enqueue(new Uint8Array(100));
      },
    },
    { highWaterMark: 0 },
  );
  // Node insists on this member, which its types do not know.
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  return { request: new Request("http://node.test", init), taken };
}

it("accepts a body of exactly the limit", async () => {
  const request = () => new Request("http://node.test", { method: "POST", body: "ab€" });
  expect(await readText(request(), 5)).toBe("ab€");
  await expect(readText(request(), 4)).rejects.toThrow(BodyTooLongError);
});

it("stops reading when the limit is passed", async () => {
  const { request, taken } = endless();
  await expect(readBytes(request, 1_000)).rejects.toThrow("request body too large (limit 1000)");
  expect(taken.parts).toBe(11);
});

it("does not read a body whose announced length is too long", async () => {
  const { request, taken } = endless({ "content-length": "1001" });
  await expect(readBytes(request, 1_000)).rejects.toThrow("content length too large (1001>1000)");
  expect(taken.parts).toBe(0);
});
