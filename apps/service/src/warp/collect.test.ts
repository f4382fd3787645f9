/** Collecting signatures from signers of every kind, with timers that only the test moves. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { readBlsKey, signBls } from "@primary-network/codec/warp";
import { describe, expect, test } from "vitest";
import { SignerRefusal, SignerResponseError } from "../sources/warp/signers.ts";
import { portableBls } from "./bls-engine.ts";
import { type After, type Collected, collect } from "./collect.ts";
import { weightOf } from "./quorum.ts";
import type { WarpValidator } from "./validator-set.ts";

const message = new Uint8Array([1, 2, 3]);
const secrets = Array.from({ length: 6 }, (_, index) => new Uint8Array(32).fill(index + 1));
const secretOf = ({ position }: { position: number }) => secrets[position] ?? expect.fail();
/** Positions 0 … 5 with weights 10, 20 … 60: 210 in all. */
const validators: WarpValidator[] = secrets.map((secret, position) => ({
  position,
  weight: BigInt(10 * (position + 1)),
  key: readBlsKey(bls12_381.longSignatures.getPublicKey(secret).toBytes(true)),
  nodeIds: [],
}));

/** Timers of a time that stands still until it is moved; those of 0 ms run by themselves. */
class Time {
  #now = 0;
  readonly #calls = new Set<{ at: number; run: () => void }>();

  readonly after: After = (ms, run) => {
    if (ms === 0) {
      queueMicrotask(run);
      return () => {};
    }
    const call = { at: this.#now + ms, run };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  };

  get waiting(): number {
    return this.#calls.size;
  }

  async pass(ms: number): Promise<void> {
    await settle();
    this.#now += ms;
    for (const call of [...this.#calls].sort((left, right) => left.at - right.at)) {
      if (call.at > this.#now || !this.#calls.delete(call)) continue;
      call.run();
      await settle();
    }
  }
}
/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const limits = { concurrency: 2, askTimeoutMs: 400, slowMs: 100, deadlineMs: 1_000 };

type Behaviour = "right" | "wrong" | "refuses" | "offline" | "hangs" | "nonsense";

function start(behaviours: Partial<Record<number, Behaviour>>, required: bigint, targetWeight = required) {
  const time = new Time();
  const asked: number[] = [];
  let most = 0;
  let open = 0;
  const sign = async (validator: WarpValidator, signal: AbortSignal): Promise<Uint8Array> => {
    asked.push(validator.position);
    open += 1;
    most = Math.max(most, open);
    signal.addEventListener("abort", () => {}, { once: true });
    try {
      switch (behaviours[validator.position] ?? "right") {
        case "wrong":
          return signBls(new Uint8Array(), secretOf(validator));
        case "refuses":
          throw new SignerRefusal(16, `WrongNonce at ${validator.position}`);
        case "offline":
          throw new TypeError("fetch failed");
        case "nonsense":
          throw new SignerResponseError("?");
        case "hangs":
          return await new Promise<never>(() => {});
        default:
          return signBls(message, secretOf(validator));
      }
    } finally {
      open -= 1;
    }
  };
  const running = collect(
    { bls: portableBls, message, validators, required, targetWeight, sign },
    limits,
    time.after,
  );
  let done: Collected | undefined;
  running.then((result) => {
    done = result;
  });
  return { time, asked, running, most: () => most, done: () => done };
}
const positions = ({ signed }: Collected) => signed.map(({ position }) => position).sort();

test("asks the heaviest signers first, at most the allowed number at a time, and none after the quorum", async () => {
  const { asked, running, most, time } = start({}, 140n);
  expect(positions(await running)).toEqual([3, 4, 5]);
  expect(asked).toEqual([5, 4, 3]);
  expect(most()).toBeLessThanOrEqual(2);
  expect(time.waiting).toBe(0);
});

describe("another signer is asked in place of a failed one", () => {
  test.each<[behaviour: Behaviour, missed: object]>([
    ["wrong", { refused: 0n, failed: 60n, silent: 0n }],
    ["nonsense", { refused: 0n, failed: 60n, silent: 0n }],
    ["refuses", { refused: 60n, failed: 0n, silent: 0n }],
    ["offline", { refused: 0n, failed: 0n, silent: 60n }],
  ])("with the behaviour %s", async (behaviour, missed) => {
    const { running } = start({ 5: behaviour }, 140n);
    const collected = await running;
    expect(positions(collected)).toEqual([1, 2, 3, 4]);
    expect(collected.missed).toEqual(missed);
    expect(collected.refusal).toBe(behaviour === "refuses" ? "WrongNonce at 5" : undefined);
  });

  test("and of one that hangs, as soon as it is slow", async () => {
    const { time, running, asked, done } = start({ 5: "hangs" }, 140n);
    await time.pass(99);
    expect([done(), asked]).toEqual([undefined, [5, 4, 3]]);
    await time.pass(1);
    expect(positions(await running)).toEqual([1, 2, 3, 4]);
    expect(time.waiting).toBe(0);
  });
});

test("a slow signature still counts", async () => {
  const time = new Time();
  let respond: () => void = () => {};
  const late = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const sign = async (validator: WarpValidator) => {
    if (validator.position === 5) await late;
    else if (validator.position < 4) throw new SignerResponseError("?");
    return signBls(message, secretOf(validator));
  };
  const running = collect(
    { bls: portableBls, message, validators, required: 110n, targetWeight: 110n, sign },
    limits,
    time.after,
  );
  await time.pass(100);
  respond();
  expect(positions(await running)).toEqual([4, 5]);
});

test("when all signers hang, two more are asked each time two are slow", async () => {
  const everybody = Object.fromEntries(validators.map(({ position }) => [position, "hangs" as const]));
  const { time, running, asked, done } = start(everybody, 140n);
  for (const ms of [100, 100, 199]) await time.pass(ms);
  expect([done(), asked]).toEqual([undefined, [5, 4, 3, 2, 1, 0]]);
  // The two heaviest are given up, and without them the quorum is out of reach.
  await time.pass(1);
  expect(await running).toEqual({
    signed: [],
    missed: { refused: 0n, failed: 0n, silent: 210n },
    refusal: undefined,
  });
  expect(time.waiting).toBe(0);
});

test("the deadline ends the wait, and signatures received by then count", async () => {
  const time = new Time();
  const sign = async (validator: WarpValidator) =>
    validator.position === 0 ? new Promise<never>(() => {}) : signBls(message, secretOf(validator));
  const patient = { ...limits, askTimeoutMs: 5_000 };
  const running = collect(
    { bls: portableBls, message, validators, required: 140n, targetWeight: 210n, sign },
    patient,
    time.after,
  );
  await time.pass(1_000);
  const { signed, missed } = await running;
  expect(weightOf(signed)).toBe(200n);
  expect(missed).toEqual({ refused: 0n, failed: 0n, silent: 10n });
});

describe("a buffer", () => {
  test("is collected when it is possible", async () => {
    const { running } = start({}, 140n, 200n);
    expect(weightOf((await running).signed)).toBe(200n);
  });
  test("is given up when it is out of reach, and no further signer is asked for it", async () => {
    const { running, asked } = start({ 5: "offline" }, 140n, 200n);
    expect(weightOf((await running).signed)).toBeGreaterThanOrEqual(140n);
    expect(asked).not.toContain(0);
  });
});

test("when too much weight refuses, the remaining signers are not asked", async () => {
  const { running, asked } = start({ 5: "refuses", 4: "refuses" }, 140n);
  const { signed, missed, refusal } = await running;
  expect(weightOf(signed)).toBeLessThan(140n);
  expect([missed.refused, refusal]).toEqual([110n, "WrongNonce at 5"]);
  expect(asked.length).toBeLessThan(6);
});
