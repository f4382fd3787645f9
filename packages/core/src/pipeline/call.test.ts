/** A call's request and its waits. */
import { describe, expect, it } from "vitest";
import { TestClock } from "../../test/clock.ts";
import { type CallOptions, resolveOptions } from "../options.ts";
import { createCall } from "./call.ts";
import { cancel, wait } from "./wait.ts";

const settings = resolveOptions(
  { baseUrl: "http://service.test", apiKey: "the-key", clock: new TestClock(), headers: { "x-a": "1" } },
  {},
);
const message = { method: "POST", url: "http://service.test/v1/things", body: "{}" };

const make = (options?: CallOptions) =>
  createCall(settings, { id: "getThing", retry: "safe" }, message, () => undefined, options);

describe("the request of a call", () => {
  it("has the call's own limits before the client's", () => {
    expect(make({ deadlineMs: 5, headers: { "X-B": "2" } }).request).toEqual({
      ...message,
      operation: "getThing",
      headers: { accept: "application/json", "content-type": "application/json", "x-a": "1", "x-b": "2" },
      isSafe: true,
      finalStatuses: undefined,
      deadlineMs: 5,
      attemptTimeoutMs: 10_000,
      retries: 3,
    });
  });

  it("contains no key, and neither do errors", () => {
    const call = make({ apiKey: "another-key" });
    call.key = "another-key";
    expect(call.apiKey).toBe("another-key");
    expect(JSON.stringify([call.request, call.context])).not.toContain("-key");
  });
});

describe("a wait", () => {
  type Start = Parameters<typeof wait<string>>[1];
  /** Waits, and records what was passed to the clean-up. */
  const run = async (start: Start, during: (call: ReturnType<typeof make>) => void = () => {}) => {
    const call = make();
    const cleaned: unknown[] = [];
    const waiting = wait<string>(call, (done, fail) => {
      const cleanUp = start(done, fail);
      return (error) => {
        cleanUp?.(error);
        cleaned.push(error);
      };
    });
    during(call);
    const [end] = await Promise.allSettled([waiting]);
    cancel(call, new Error("too late"));
    return { end, cleaned };
  };
  const failure = new Error("failed");
  const fulfilled = { end: { status: "fulfilled", value: "value" }, cleaned: [undefined] };
  const rejected = { end: { status: "rejected", reason: failure }, cleaned: [failure] };
  const never = () => () => {};

  it.each<{ given: string; start: Start; want: object; during?: Parameters<typeof run>[1] }>([
    {
      given: "done later",
      start: (done) => {
        queueMicrotask(() => done("value"));
        return () => {};
      },
      want: fulfilled,
    },
    {
      given: "done before start returns",
      start: (done) => {
        done("value");
        return () => {};
      },
      want: fulfilled,
    },
    {
      given: "failed before start returns",
      start: (_, fail) => {
        fail(failure);
        return () => {};
      },
      want: rejected,
    },
    {
      given: "done twice, then failed: the first counts",
      start: (done, fail) => {
        done("value");
        done("another");
        fail(failure);
        return () => {};
      },
      want: fulfilled,
    },
    { given: "cancelled", start: never, want: rejected, during: (call) => cancel(call, failure) },
    {
      given: "cancelled twice: the first reason counts",
      start: never,
      want: rejected,
      during: (call) => [failure, new Error("again")].forEach((reason) => void cancel(call, reason)),
    },
  ])("$given: ends once and cleans up once", async ({ start, want, during }) => {
    expect(await run(start, during)).toEqual(want);
  });

  it("of a cancelled call does not start", async () => {
    const call = make();
    cancel(call, failure);
    let begun = false;
    const waiting = wait(call, () => {
      begun = true;
      return () => {};
    });
    await expect(waiting).rejects.toBe(failure);
    expect(begun).toBe(false);
  });
});
