/** A prepared network equals one that was built: the same blocks, responses and continuation. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLocalnet, type Localnet, type LocalnetOptions } from "../index.ts";
import { forgetWork, Memo } from "../keys/memo.ts";

const OPTIONS: LocalnetOptions = { weeks: 2, validators: 4, delegators: 4, controlToken: "t".repeat(16) };

const post = async (localnet: Localnet, path: string, method: string, params: object = {}) => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  return (
    await localnet.fetch(new Request(`http://localnet${path}`, { method: "POST", headers, body }))
  ).text();
};

/** Everything that a client can tell networks apart by: all containers now, and after three days. */
async function everythingOf(localnet: Localnet) {
  const containers = () =>
    Promise.all(
      ["P", "X", "C"].map((chain) =>
        post(localnet, `/ext/index/${chain}/block`, "index.getContainerRange", {
          startIndex: 0,
          numToFetch: 1024,
          encoding: "hex",
        }),
      ),
    );
  const history = await containers();
  const validators = await post(localnet, "/ext/bc/P", "platform.getCurrentValidators");
  const headers = { authorization: `Bearer ${localnet.controlToken}` };
  await localnet.controlFetch(
    new Request("http://control/clock/advance", { method: "POST", headers, body: '{"seconds":259200}' }),
  );
  return { history, validators, after: await containers() };
}

/** Counts what is computed, because no cache has it. */
const computed = { count: 0 };
const get = Memo.prototype.get;
beforeAll(() => {
  vi.spyOn(Memo.prototype, "get").mockImplementation(function (this: Memo<unknown>, key, make) {
    return get.call(this, key, () => {
      computed.count++;
      return make();
    });
  });
});
afterAll(() => vi.restoreAllMocks());

test("it equals the built one without making its keys again, and continues as that does", async () => {
  forgetWork();
  const built = await createLocalnet(OPTIONS);
  expect(built.isPrepared).toBe(false);
  expect(computed.count).toBeGreaterThan(20);
  const prepared = await built.prepare();
  const want = await everythingOf(built);

  forgetWork();
  computed.count = 0;
  const again = await createLocalnet({ ...OPTIONS, prepared });
  expect([again.isPrepared, computed.count]).toEqual([true, 0]);
  expect(await everythingOf(again)).toEqual(want);

  // It can be prepared from again, whatever has happened since.
  const later = await again.prepare();
  forgetWork();
  computed.count = 0;
  expect([(await createLocalnet({ ...OPTIONS, prepared: later })).isPrepared, computed.count]).toEqual([
    true,
    0,
  ]);
});

test.each<[string, (bytes: Uint8Array) => Uint8Array, LocalnetOptions]>([
  ["damaged", (bytes) => bytes.with(bytes.length - 3, 0), {}],
  ["cut", (bytes) => bytes.subarray(0, 40), {}],
  ["empty", () => new Uint8Array(), {}],
  ["of another seed", (bytes) => bytes, { seed: "other" }],
  ["of another size", (bytes) => bytes, { validators: 5 }],
])("bytes that are %s are not used", async (_what, change, options) => {
  const source = await createLocalnet(OPTIONS);
  const prepared = change(await source.prepare());
  const want = await createLocalnet({ ...OPTIONS, ...options });
  const localnet = await createLocalnet({ ...OPTIONS, ...options, prepared });
  expect(localnet.isPrepared).toBe(false);
  expect(localnet.blocks.at(-1)?.blockId).toEqual(want.blocks.at(-1)?.blockId);
});
