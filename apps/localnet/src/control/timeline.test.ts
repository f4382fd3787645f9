/** Saving and restoring the world: what comes back goes on byte for byte as it would have. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { encodeHex } from "@primary-network/codec";
import { encodeTx } from "@primary-network/codec/p";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AVAX, DAY } from "../chains/p/params.ts";
import { transfer } from "../history/transactions.ts";
import { ownedBy, Wallet } from "../history/wallet.ts";
import { DEFAULT_NOW, readOptions } from "../network/options.ts";
import { SnapshotError, Timeline } from "./timeline.ts";

const small = { weeks: 2, validators: 4, delegators: 4 };

function create(options = {}) {
  const base = { at: DEFAULT_NOW, now: () => base.at };
  const timeline = new Timeline(readOptions({ ...small, clock: base, ...options }));
  const digest = () => {
    const { chain } = timeline.network;
    return bytesToHex(sha256(concatBytes(...chain.blocks.list.map(({ bytes }) => bytes))));
  };
  /** A user's transaction, through the node's own interface. */
  const issue = async (amount: bigint) => {
    const { accounts, chain } = timeline.network;
    timeline.network.catchUp();
    const payment = { to: ownedBy([accounts.ivan]), amount };
    const tx = encodeHex(encodeTx(transfer(new Wallet(chain.state), [accounts.heidi], [payment])));
    const request = { jsonrpc: "2.0", id: 1, method: "platform.issueTx", params: { tx, encoding: "hex" } };
    const headers = { "content-type": "application/json" };
    const url = "http://node/ext/bc/P";
    const response = await timeline.fetch(
      new Request(url, { method: "POST", headers, body: JSON.stringify(request) }),
    );
    expect((await response.json()).error).toBeUndefined();
  };
  return { base, timeline, digest, issue };
}
type World = ReturnType<typeof create>;

const bytesOf = (timeline: Timeline) => new TextEncoder().encode(JSON.stringify(timeline.saved()));

const steps: { readonly [name: string]: (world: World, size: number) => Promise<unknown> | unknown } = {
  wait: ({ base, timeline }, size) => {
    base.at += size * 7.3;
    timeline.network.catchUp();
  },
  jump: ({ timeline }, size) => {
    timeline.clock.set(timeline.clock.now() + size * DAY);
    timeline.network.catchUp();
  },
  mine: ({ timeline }, size) => timeline.network.mine(size),
  issue: ({ issue }, size) => issue(BigInt(size) * AVAX),
};
const story = fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.integer({ min: 1, max: 5 })), {
  minLength: 1,
  maxLength: 5,
});
async function fill(world: World, list: readonly (readonly [string, number])[]) {
  for (const [name, size] of list) await steps[name]?.(world, size);
}

test("a restored world continues byte for byte, whatever happened before and happens after", async () => {
  await fc.assert(
    fc.asyncProperty(story, story, async (before, after) => {
      const world = create();
      await fill(world, before);
      const saved = bytesOf(world.timeline);
      const reading = world.timeline.clock.reading;
      const digest = world.digest();
      await fill(world, after);
      const want = world.digest();

      await world.timeline.restore(saved);
      expect(world.digest()).toBe(digest);
      expect(world.timeline.clock.reading).toEqual(reading);
      await fill(world, after);
      expect(world.digest()).toBe(want);

      // The same in another process, which never saw the first one.
      const other = create();
      await other.timeline.restore(saved);
      await fill(other, after);
      expect(other.digest()).toBe(want);
    }),
    { numRuns: 3 },
  );
});

test("a restored world does not depend on how often it was observed, and keeps every clock jump", async () => {
  const world = create();
  const { base, timeline, digest } = world;
  const watch = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 30) {
      base.at += 30;
      timeline.network.catchUp();
    }
  };
  // More than 256 blocks' time at 10 seconds each, which in one step would have been a jump.
  watch(3_000);
  timeline.network.mine(1);
  watch(3_000);
  // Blocks made in between shorten the jump.
  await fill(world, [
    ["wait", 2],
    ["jump", 1],
    ["wait", 1],
  ]);
  watch(3_000);
  const saved = bytesOf(timeline);
  const want = digest();
  await timeline.restore(saved);
  expect(digest()).toBe(want);
  expect(bytesOf(timeline)).toEqual(saved);
});

test("a restored world can be saved and restored again", async () => {
  const { timeline, digest, issue } = create();
  await issue(3n * AVAX);
  const first = bytesOf(timeline);
  await timeline.restore(first);
  expect(bytesOf(timeline)).toEqual(first);
  timeline.network.mine(2);
  const second = bytesOf(timeline);
  const want = digest();
  await timeline.restore(first);
  await timeline.restore(second);
  expect(digest()).toBe(want);
});

test("a frozen world comes back frozen", async () => {
  const { base, timeline } = create();
  timeline.clock.freeze();
  const saved = bytesOf(timeline);
  timeline.clock.resume();
  base.at += 50;
  await timeline.restore(saved);
  expect(timeline.clock.reading).toEqual({ now: DEFAULT_NOW, frozen: true });
});

test("bytes that are no saved world of this network are refused and change nothing", async () => {
  const { timeline, digest } = create();
  const saved = bytesOf(timeline);
  const text = new TextDecoder().decode(saved);
  const bytes = (changed: string) => new TextEncoder().encode(changed);
  const refused: readonly (readonly [string, Uint8Array])[] = [
    ["not a snapshot of this version", new Uint8Array()],
    ["not a snapshot of this version", saved.subarray(0, -5)],
    ["not a snapshot of this version", bytes(text.replace('"format":1', '"format":2'))],
    ["another seed, genesis or options", bytesOf(create({ seed: "another" }).timeline)],
    ["another seed, genesis or options", bytesOf(create({ blockIntervalSeconds: 7 }).timeline)],
    [
      "another last block",
      bytes(text.replace('"journal":[]', `"journal":[{"type":"mine","count":1,"at":${DEFAULT_NOW}}]`)),
    ],
    ["not a snapshot of this version", bytes(text.replace('"journal":[]', '"journal":[7]'))],
    [
      "not a snapshot of this version",
      bytes(text.replace('"journal":[]', `"journal":[{"type":"jump","at":${DEFAULT_NOW}}]`)),
    ],
    ["not a snapshot of this version", bytes(text.replace('"journal":[]', '"journal":{}'))],
  ];
  const want = digest();
  for (const [message, given] of refused) {
    const failure: unknown = await timeline.restore(given).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SnapshotError);
    expect(String(failure)).toContain(message);
    expect(digest()).toBe(want);
  }
});
