/** What a call costs in memory: what is made for it, and what of it stays once it has ended. */
import { getHeapStatistics } from "node:v8";
import { expect, it } from "vitest";
import { collect, usedBytes } from "../../test/heap.ts";
import { getThing, listThings, openapiFetch, thing } from "../../test/script.ts";
import type { FetchedResponse } from "../clock.ts";
import { prepareAddresses } from "../ids/address-params.ts";
import type { Param } from "../operation.ts";
import { createTransport, type Transport } from "../transport.ts";

/** Bytes for each call that outlive two collections of young objects, in which they are moved among the old ones. */
async function keptBytes(calls: number, call: () => Promise<unknown>): Promise<number> {
  const round = async () => {
    await call();
    await new Promise((done) => setImmediate(done)); // past the last steps of its promises
    collect({ type: "minor" });
    collect({ type: "minor" });
  };
  for (let index = 0; index < calls; index += 1) await round(); // what is compiled stays as well
  collect();
  const before = usedBytes();
  for (let index = 0; index < calls; index += 1) await round();
  return (usedBytes() - before) / calls;
}

const headers = { get: () => null, forEach: () => {} };

it.each<
  [
    what: string,
    body: (items: readonly object[]) => unknown,
    send: (transport: Transport) => PromiseLike<unknown>,
  ]
>([
  ["a value", (items) => items, ({ call }) => call(getThing, thing)],
  ["a page", (things) => ({ things, nextPageToken: "b" }), ({ list }) => list(listThings)],
])("%s that its caller has dropped is not kept alive by the call that fetched it", async (_, body, send) => {
  const text = JSON.stringify(body(Array.from({ length: 20_000 }, (_, index) => ({ index }))));
  const response: FetchedResponse = { status: 200, headers, text: async () => text };
  const transport = createTransport(
    { baseUrl: "http://service.example", fetch: async () => response },
    openapiFetch,
  );
  const kept: unknown[] = [];
  const valueBytes = await keptBytes(20, async () => {
    kept.push(await send(transport));
  });
  kept.length = 0;
  expect(valueBytes).toBeGreaterThan(400_000); // what is kept can be seen
  expect(await keptBytes(20, async () => void (await send(transport)))).toBeLessThan(valueBytes / 10);
});

/** Bytes that one run makes: the median of many, since a collection in between takes from some. */
function madeBytes(run: () => void): number {
  const samples = Array.from({ length: 99 }, () => {
    const before = getHeapStatistics().used_heap_size;
    for (let index = 0; index < 100; index += 1) run();
    return (getHeapStatistics().used_heap_size - before) / 100;
  });
  return samples.sort((a, b) => a - b)[49] ?? Number.NaN;
}

it("checking the addresses of a call makes little garbage, however many parameters there are", () => {
  const prepare = prepareAddresses(/^0x/);
  const text: Param = { in: "query", type: "string" };
  const names = Array.from({ length: 30 }, (_, index) => `name${index}`);
  const params = Object.fromEntries(names.map((name) => [name, text]));
  const addresses: Param = { in: "query", type: "array", csv: true, address: true };
  expect(madeBytes(() => prepare("op", {}, params))).toBeLessThan(1_000);
  const given = { addresses: ["fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw"] };
  expect(madeBytes(() => prepare("op", { ...given }, { addresses }))).toBeLessThan(5_000);
});
