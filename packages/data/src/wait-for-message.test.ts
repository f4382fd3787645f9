/** Interchain messages are waited for until they are delivered, whatever they are before. */
import { expect, expectTypeOf, it } from "vitest";
import { createDataClient, type IcmMessage, waitForMessage } from "./index.ts";

type State = IcmMessage["status"] | "lost_in_the_mail" | 404 | 403;

/** A client of a service whose message has these states, one at each question, and a clock that only waiting moves. */
function messages(states: readonly State[]) {
  let now = 0;
  const asked: number[] = [];
  const clock = {
    now: () => now,
    random: () => 0,
    // Deadline timers of single calls are far away and never due; the pauses of the wait are at most 10 s.
    setTimer: (fire: () => void, ms: number) =>
      ms > 10_000
        ? undefined
        : setImmediate(() => {
            now += ms;
            fire();
          }),
    clearTimer: (handle: unknown) => clearImmediate(handle as ReturnType<typeof setImmediate>), // made above
  };
  const data = createDataClient({
    baseUrl: "http://service.test",
    clock,
    attemptTimeoutMs: 60_000,
    fetch: async (url) => {
      expect(url).toBe("http://service.test/v1/icm/messages/0x1");
      const status = states[Math.min(asked.push(now), states.length) - 1];
      return typeof status === "number"
        ? Response.json({ message: "no", statusCode: status, error: "" }, { status })
        : Response.json({ messageId: "0x1", status, destinationTransaction: { txHash: "0x2" } });
    },
  });
  return { data, clock, asked };
}

it.each<[what: string, states: readonly State[], asked: readonly number[]]>([
  ["is delivered", ["delivered"], [0]],
  ["is on its way", ["pending", "pending", "delivered"], [0, 1000, 2500]],
  ["is not indexed yet", [404, 404, "pending", "delivered"], [0, 1000, 2500, 4750]],
  ["comes from a chain that is not indexed", [404, "delivered_source_not_indexed"], [0, 1000]],
  ["has a status that is not known", ["lost_in_the_mail", "delivered"], [0, 1000]],
])("a message that %s", async (_, states, want) => {
  const { data, clock, asked } = messages(states);
  const seen: unknown[] = [];
  const message = await waitForMessage(data, "0x1", {
    clock,
    onProgress: (state) => seen.push(state?.status),
  });
  expect(message.status).toBe(states.at(-1));
  expect(asked).toEqual(want);
  expect(seen).toEqual(states.map((state) => (state === 404 ? undefined : state)));
  expect(message.destinationTransaction.txHash).toBe("0x2");
  expectTypeOf(message.destinationTransaction.txHash).toEqualTypeOf<string>();
});

it("ends at its deadline, and at what is no absence", async () => {
  const late = messages(["pending"]);
  const options = { clock: late.clock, withinMs: 5_000 };
  await expect(waitForMessage(late.data, "0x1", options)).rejects.toMatchObject({ name: "DeadlineError" });
  expect(late.asked.length).toBeLessThan(6);
  const refused = messages([403]);
  await expect(waitForMessage(refused.data, "0x1")).rejects.toMatchObject({
    name: "ForbiddenError",
  });
});
