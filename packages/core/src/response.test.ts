/** Results that say what their response was. */
import { describe, expect, it } from "vitest";
import { getThing, listThings, scripted, thing } from "../test/script.ts";
import { readResponse } from "./response.ts";

describe("withResponse", () => {
  const headers = { "x-request-id": "7", "x-indexed-height": "p-chain=251310, evm-43113=48600000" };

  it("gives the result with its response, and sends one request", async () => {
    const { transport, clock, sent } = scripted({}, { body: { a: 1 }, headers });
    const { value } = await clock.run(transport.call(getThing, thing).withResponse());
    expect(value).toMatchObject({
      data: { a: 1 },
      response: { status: 200, requestId: "7", indexedHeight: { "p-chain": 251310, "evm-43113": 48600000 } },
    });
    expect(sent).toHaveLength(1);
  });

  it("is the response of the attempt that succeeded", async () => {
    const { transport, clock } = scripted(
      {},
      { status: 503, headers: { "x-request-id": "1" } },
      { body: 1, headers },
    );
    const { value } = await clock.run(transport.call(getThing, thing).withResponse());
    expect(value?.response).toMatchObject({ status: 200, requestId: "7" });
  });

  it("rejects as the call does, before and after something is sent", async () => {
    const { transport, clock } = scripted({}, { status: 404 });
    await expect(transport.call(getThing, {}).withResponse()).rejects.toMatchObject({
      name: "ValidationError",
    });
    const { error } = await clock.run(transport.call(getThing, thing).withResponse());
    expect(error).toMatchObject({ name: "NotFoundError" });
  });

  it("leaves no rejection unhandled when only it is awaited", async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on("unhandledRejection", note);
    await scripted()
      .transport.call(getThing, {})
      .withResponse()
      .catch(() => {});
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });
});

describe("a page's response", () => {
  it("is that of the page, and no part of what is printed", async () => {
    const answer = (id: string, token?: string) => ({
      body: { things: [id], nextPageToken: token },
      headers: { "x-request-id": id },
    });
    const { transport, clock } = scripted({}, answer("a", "t"), answer("b"));
    const ids: unknown[] = [];
    const walk = async () => {
      for await (const page of transport.list(listThings).pages())
        ids.push([page.items, page.response.requestId]);
    };
    await clock.run(walk());
    expect(ids).toEqual([
      [["a"], "a"],
      [["b"], "b"],
    ]);
    const { value: first } = await clock.run(
      Promise.resolve(scripted({}, answer("a")).transport.list(listThings)),
    );
    expect(JSON.stringify(first)).toBe('{"items":["a"]}');
  });
});

describe("the heights of a response", () => {
  it.each<[string | undefined, object]>([
    [undefined, {}],
    ["", {}],
    ["p-chain=5", { "p-chain": 5 }],
    ["p-chain=5,evm-43114=7", { "p-chain": 5, "evm-43114": 7 }],
    ["p-chain=5;a=1, evm-1=7", { "p-chain": 5, "evm-1": 7 }],
    ["p-chain=1.5", { "p-chain": 1.5 }],
    ["p-chain, evm-1=x, c-chain=2", { "c-chain": 2 }],
  ])("%o", (text, want) => {
    const headers = new Headers(text === undefined ? {} : { "x-indexed-height": text });
    expect(readResponse({ status: 200, headers }).indexedHeight).toEqual(want);
  });
});
