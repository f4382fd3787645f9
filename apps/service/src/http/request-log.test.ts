/** The request log: what is recorded, in which batches, and what happens while the database is away. */
import { describe, expect, it } from "vitest";
import type { ApiLogEntry, UsageAge } from "../store/service/api-log.ts";
import { MOST_WAITING, type RecordedRequest, RequestLog } from "./request-log.ts";
import { readUsageOptions, type UsageOptions } from "./usage-options.ts";

const request: RecordedRequest = {
  id: "00000000-0000-4000-8000-000000000000",
  key: "key_1",
  path: "/v1/chains",
  chainId: "",
  status: 200,
  duration: 3.6,
  credits: 20,
  address: "192.0.2.1",
  host: "service",
  userAgent: "u".repeat(1_000),
};

function logOf(options: UsageOptions = {}) {
  const batches: (readonly ApiLogEntry[])[] = [];
  const ages: UsageAge[] = [];
  const faults: object[] = [];
  const state = { down: false, left: 0 };
  const log = new RequestLog({
    ...readUsageOptions(options),
    store: {
      async add(entries) {
        if (state.down) throw new Error("away");
        batches.push([...entries]);
      },
      async forget(age) {
        ages.push(age);
        return state.left-- > 0;
      },
    },
    clock: () => 100 * 86_400_000,
    log: { info: () => {}, warn: (fields) => void faults.push(fields), error: () => {} },
  });
  return { log, batches, ages, faults, state };
}

describe("what is recorded", () => {
  it.each<[what: string, options: UsageOptions, key: string | undefined, recorded: readonly string[]]>([
    ["requests with a key", {}, "key_1", ["key_1"]],
    ["none without a key", {}, undefined, []],
    ["those as well in a service of one's own", { requests: "local" }, undefined, ["anonymous"]],
  ])("%s", async (_, options, key, recorded) => {
    const { log, batches } = logOf(options);
    log.add({ ...request, key });
    await log.settle();
    expect(batches.flat().map((entry) => entry.key)).toEqual(recorded);
  });

  it("names the sender only where the options say so, and no more of it than 256 characters", async () => {
    const [without, having] = [logOf(), logOf({ senders: true })];
    for (const { log } of [without, having]) {
      log.add(request);
      await log.settle();
    }
    expect(without.batches.flat()).toMatchObject([{ address: "", host: "", userAgent: "", duration: 4 }]);
    expect(having.batches.flat()).toMatchObject([
      { address: "192.0.2.1", host: "service", userAgent: "u".repeat(256) },
    ]);
  });
});

it("is written when it is stopped", async () => {
  const { log, batches } = logOf();
  const running = log.run();
  log.add(request);
  log.stop();
  await running;
  expect(batches.flat()).toHaveLength(1);
});

describe("the queue", () => {
  it("is written in batches, each once and in order", async () => {
    const { log, batches } = logOf();
    for (let at = 0; at < 2_500; at++) log.add({ ...request, id: String(at) });
    await Promise.all([log.settle(), log.settle()]);
    expect(batches.map((batch) => batch.length)).toEqual([1_000, 1_000, 500]);
    expect(batches.flat().map(({ id }) => id)).toEqual(Array.from({ length: 2_500 }, (_, at) => String(at)));
    expect(log.state).toEqual({ waiting: 0, dropped: 0 });
  });

  it("is kept while the database is away, up to its bound, and counts what it drops", async () => {
    const { log, batches, faults, state } = logOf();
    state.down = true;
    for (let at = 0; at < MOST_WAITING + 3; at++) log.add(request);
    await log.settle();
    expect(log.state).toEqual({ waiting: MOST_WAITING, dropped: 3 });
    expect(faults).toEqual([{ error: "Error: away", waiting: MOST_WAITING }]);
    state.down = false;
    await log.settle();
    expect(batches.flat()).toHaveLength(MOST_WAITING);
    expect(log.state.waiting).toBe(0);
  });
});

it("forgets by the options' days, as long as something is left", async () => {
  const { log, ages, state } = logOf({ logDays: 3, countDays: 40 });
  state.left = 2;
  await log.forget();
  const day = 86_400_000;
  expect(ages).toEqual(Array(3).fill({ logs: 97 * day, minutes: 98 * day, hours: 60 * day }));
});

it.each<[options: object, message: string]>([
  [{ requests: "some" }, 'usage.requests must be "keys", "local" or "off", not "some"'],
  [{ logDays: 0 }, "usage.logDays must be an integer from 1 to 90, not 0"],
  [{ countDays: 3_651 }, "usage.countDays must be an integer from 1 to 3650, not 3651"],
])("the options %j are refused", (options, message) => {
  expect(() => readUsageOptions(options)).toThrow(message);
});
