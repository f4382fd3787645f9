/** The log of a world: whatever was taken of it by an instant restores the world of that instant. */
import { expect, test } from "vitest";
import { post } from "../../test/ask.ts";
import { createLocalnet, type Localnet, SnapshotError } from "../index.ts";

const create = (seed = "log", now = { at: 1_780_272_000 }) =>
  createLocalnet({ weeks: 2, validators: 4, delegators: 0, seed, clock: { now: () => now.at } });

const control = (net: Localnet, method: string, path: string, body?: object) =>
  net.controlFetch(
    new Request(`http://localnet${path}`, {
      method,
      headers: { authorization: `Bearer ${net.controlToken}` },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
const tipOf = ({ blocks, xBlocks, cBlocks }: Localnet) =>
  [blocks, xBlocks, cBlocks].map((list) => list.at(-1)?.blockId);
const height = (net: Localnet) =>
  post(net, '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight"}', "/ext/bc/P");

test("the lines taken by any instant restore the world of that instant", async () => {
  const now = { at: 1_780_272_000 };
  const net = await create("log", now);
  const steps = [
    () => control(net, "POST", "/blocks", { count: 3 }),
    () => control(net, "POST", "/funds", { chain: "P", to: net.accounts.ivan.pAddress, amount: "5" }),
    async () => {
      now.at += 3_600;
      await height(net);
    },
    () => control(net, "POST", "/clock/advance", { seconds: 86_400 }),
    () => control(net, "POST", "/clock/freeze"),
  ];
  expect(net.worldLog.isBehind).toBe(false);
  expect(await net.worldLog.take()).toEqual({ lines: "", isWhole: false, history: 0 });
  let log = "";
  for (const [index, step] of steps.entries()) {
    await step();
    expect(net.worldLog.isBehind, `step ${index}`).toBe(true);
    const part = await net.worldLog.take();
    expect(part).toMatchObject({ isWhole: index === 0, history: 0 });
    expect(net.worldLog.isBehind).toBe(false);
    log += part.lines;
    const other = await create();
    await other.worldLog.restore(log);
    expect(tipOf(other), `step ${index}`).toEqual(tipOf(net));
    expect(other.now()).toBe(net.now());
    // It goes on from there, and as one line it is the same.
    expect(other.worldLog.isBehind).toBe(false);
    const whole = await create();
    await whole.worldLog.restore((await other.worldLog.take(true)).lines);
    expect(tipOf(whole)).toEqual(tipOf(net));
  }
  // The later lines have what is new alone.
  expect(log.split("\n").map((line) => line.includes('"mine"'))).toEqual([true, ...Array(5).fill(false)]);
});

test("after a restore by the control API the lines are of a whole world, and of another history", async () => {
  const net = await create();
  await control(net, "POST", "/blocks", { count: 2 });
  await net.worldLog.take();
  await control(net, "PUT", "/snapshots/here");
  await control(net, "POST", "/blocks", { count: 2 });
  await net.worldLog.take();
  await control(net, "POST", "/snapshots/here/restore");
  const { lines, ...part } = await net.worldLog.take();
  expect(part).toEqual({ isWhole: true, history: 1 });
  const other = await create();
  await other.worldLog.restore(lines);
  expect(tipOf(other)).toEqual(tipOf(net));
});

test.each([
  { given: "no line", lines: "", want: "there is no line" },
  { given: "no JSON", lines: "{\n", want: "a line is not JSON" },
  { given: "something else", lines: "{}\n", want: "the bytes are not a snapshot of this version" },
])("$given is refused", async ({ lines, want }) => {
  const net = await create();
  await expect(net.worldLog.restore(lines)).rejects.toEqual(new SnapshotError(want));
});
