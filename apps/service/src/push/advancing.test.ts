/** Webhooks are taken along their chains beside each other: what holds one of them holds few others. */

import { afterEach, expect, test } from "vitest";
import { pause } from "../domain/pause.ts";
import type { PushCursor } from "../domain/push/webhook.ts";
import type { ListeningWebhook } from "../store/service/webhook.ts";
import { Advancing } from "./advancing.ts";

const END: PushCursor = { height: 9, idx: 0, rewinds: 0 };

/** A webhook at the first block of its chain. */
const webhook = (id: string, changes: Partial<ListeningWebhook> = {}): ListeningWebhook => ({
  id,
  owner: "key",
  eventType: "address_activity",
  url: "http://receiver.test/",
  name: "",
  description: "",
  status: "active",
  network: "",
  chainId: "1",
  filter: {},
  includeInternalTxs: false,
  includeLogs: false,
  createdAt: 0,
  cursor: { height: 0, idx: 0, rewinds: 0 },
  waiting: 0,
  ...changes,
});

const stop = { now: new AbortController() };
let ended: Promise<void> | undefined;
afterEach(async () => {
  stop.now.abort();
  await ended;
  stop.now = new AbortController();
});

/** Never, unless a signal aborts. */
const forever: typeof pause = (_ms, ...signals) => pause(2 ** 31 - 1, ...signals);

/** Begins to take webhooks along; those with an id that begins with "held" wait for a node that never responds. */
function begin(webhooks: readonly ListeningWebhook[], wait = forever) {
  const moved: string[] = [];
  const asked: string[] = [];
  const warned: object[] = [];
  const at = new Map(webhooks.map(({ id, cursor }) => [id, cursor]));
  const advancing = new Advancing({
    webhooks: {
      listening: async () => webhooks.map((one) => ({ ...one, cursor: at.get(one.id) ?? END })),
      addresses: async () => [],
    },
    messages: {
      step: async ({ webhookId, to }) => {
        at.set(webhookId, to);
        moved.push(webhookId);
        return true;
      },
      above: async () => [],
    },
    feed: {
      head: async ({ chainId }) => (chainId === "none" ? undefined : END),
      next: async ({ id }) => {
        asked.push(id);
        return id.startsWith("held") ? new Promise(() => {}) : { to: END, events: [] };
      },
    },
    clock: () => 0,
    log: { warn: (fields) => warned.push(fields) },
    signal: stop.now.signal,
    pollMs: 1,
    wait,
    moved: () => {},
  });
  ended = advancing.run();
  return { moved, asked, warned };
}

test.each<[string, ListeningWebhook[], ListeningWebhook]>([
  [
    "a chain whose node does not respond",
    Array.from({ length: 9 }, (_, at) => webhook(`held ${at}`, { owner: `key ${at}` })),
    webhook("free", { chainId: "2" }),
  ],
  [
    "a node that does not respond",
    Array.from({ length: 9 }, (_, at) => webhook(`held ${at}`, { owner: `key ${at}`, includeLogs: true })),
    webhook("free", { owner: "key 1" }),
  ],
  [
    "one owner's webhooks",
    Array.from({ length: 9 }, (_, at) => webhook(`held ${at}`)),
    webhook("free", { owner: "another" }),
  ],
])("%s, which hold their steps, hold nobody else's", async (_, held, free) => {
  const { moved } = begin([...held, free]);
  await expect.poll(() => moved).toEqual(["free"]);
});

test("a step that takes too long is given up, with a warning, and its owner's next webhook has its turn", async () => {
  const limits: (() => void)[] = [];
  const { asked, moved, warned } = begin([webhook("held"), webhook("next")], (ms, ...signals) =>
    Promise.race([
      forever(ms, ...signals),
      new Promise<void>((resolve) => {
        limits.push(resolve);
      }),
    ]),
  );
  await expect.poll(() => asked).toEqual(["held"]);
  expect(moved).toEqual([]);
  for (const expire of limits) expire();
  await expect.poll(() => moved).toEqual(["next"]);
  expect(warned).toEqual([
    { webhook: "held", error: "Error: a step of a webhook did not end within 20000 ms" },
  ]);
});

test("webhooks that are at the end of their chain, are not served, or have many messages that wait take no step", async () => {
  const { asked } = begin([
    webhook("end", { cursor: END }),
    webhook("unserved", { chainId: "none" }),
    webhook("full", { waiting: 200 }),
    webhook("free"),
  ]);
  await expect.poll(() => asked).toContain("free");
  expect(asked).toEqual(["free"]);
});
