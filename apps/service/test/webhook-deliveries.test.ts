/** Messages of one key or host leave room for those of others: how many are delivered at once, and whose are next. */

import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createStop } from "../src/compose/node/stop.ts";
import { pause } from "../src/domain/pause.ts";
import { MOST_WAITING } from "../src/domain/push/webhook.ts";
import { publicConnect } from "../src/nft/node/public-connect.ts";
import { BOUNDS, Deliveries } from "../src/push/deliveries.ts";
import type { DeliveryBounds, WebhookDelivery } from "../src/store/service/claim-messages.ts";
import { CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";

let served: EvmServed;
beforeAll(async () => {
  served = await serveEvm([CHAIN], { maxQueued: 1 });
});
afterAll(() => served.close());
beforeEach(async () => {
  await served.db.deleteFrom("webhook").execute();
});

/** A webhook with messages that are due. @returns its id */
async function webhookOf(owner: string, url: string, waiting: number): Promise<string> {
  const id = crypto.randomUUID();
  const { webhooks, webhookMessages } = served.store;
  await webhooks.keepSecret(owner, "5b".repeat(32), 0);
  const what = { eventType: "address_activity", status: "active", network: "", chainId: "43112" } as const;
  const texts = { owner, url, name: "", description: "", createdAt: 0 };
  const rest = { filter: {}, includeInternalTxs: false, includeLogs: false };
  const cursor = { height: 0, idx: 0, rewinds: 0 };
  await webhooks.create({ id, ...texts, ...what, ...rest, cursor }, [], 1_000);
  for (let number = 0; number < waiting; number++) await add(id, webhookMessages);
  return id;
}

function add(id: string, messages = served.store.webhookMessages) {
  const message = { messageId: crypto.randomUUID(), height: null, lanes: [], body: "{}" };
  return messages.add(id, message, 0, MOST_WAITING);
}

describe("deliveries", () => {
  /** Requests that are held, by path, and paths of those that were responded to. */
  const held: { readonly path: string; readonly response: ServerResponse }[] = [];
  const received: string[] = [];
  const server = createServer((request, response) => {
    request.on("error", () => {}).resume();
    const path = request.url ?? "";
    if (path.startsWith("/held")) held.push({ path, response });
    else {
      received.push(path);
      response.end();
    }
  });
  const stop = { now: createStop() };
  let running: Promise<void> | undefined;
  /** Ends with the last claim that was sent. */
  let claims: Promise<unknown> = Promise.resolve();
  const hosts = { one: "", two: "" };

  beforeAll(async () => {
    server.on("error", () => {});
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo; // not a pipe
    hosts.one = `http://127.0.0.1:${port}`;
    hosts.two = `http://localhost:${port}`;
  });
  afterEach(async () => {
    stop.now.abort();
    await running;
    // A claim that the abort has interrupted goes on in the database, and could take the next test's messages.
    await claims;
    stop.now = createStop();
    held.length = 0;
    received.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Their clock stands still: nothing is given up. */
  function begin(): Deliveries {
    const { webhookMessages } = served.store;
    const deliveries = new Deliveries({
      messages: {
        ...webhookMessages,
        take(claim) {
          const taken = webhookMessages.take(claim);
          claims = Promise.allSettled([claims, taken]);
          return taken;
        },
      },
      connect: publicConnect({ isPublic: () => true, resolve: async () => ["127.0.0.1"] }),
      anyPort: true,
      clock: () => 1,
      log: { warn: (fields) => expect(fields).toBeUndefined() },
      signal: stop.now.signal,
      pollMs: 10,
      wait: (_ms, ...signals) => pause(2 ** 31 - 1, ...signals),
    });
    running = deliveries.run();
    return deliveries;
  }

  const isHeld = (count: number) => expect.poll(() => held.length).toBe(count);
  const isReceived = (paths: string[]) => expect.poll(() => received).toEqual(paths);

  test("of another key go on while receivers of a key never respond, of which few are held at once", async () => {
    for (const number of [1, 2, 3]) await webhookOf("silent", `${hosts.one}/held/${number}`, 10);
    begin();
    await isHeld(BOUNDS.perOwner);
    const other = await webhookOf("other", `${hosts.one}/other`, 3);
    await isReceived(["/other", "/other", "/other"]);
    // Each of the key's webhooks has its share.
    expect(new Set(held.map(({ path }) => path)).size).toBe(3);
    expect(held.length).toBe(BOUNDS.perOwner);
    held[0]?.response.end();
    await isHeld(BOUNDS.perOwner + 1);
    await add(other);
    await isReceived(["/other", "/other", "/other", "/other"]);
    expect(held.length).toBe(BOUNDS.perOwner + 1);
  });

  test("to another host go on while a host never responds", async () => {
    for (const owner of ["a", "b", "c"]) await webhookOf(owner, `${hosts.one}/held/${owner}`, 10);
    begin();
    await isHeld(BOUNDS.perHost);
    await webhookOf("a", `${hosts.two}/free`, 1);
    await webhookOf("c", `${hosts.two}/free`, 1);
    await webhookOf("d", `${hosts.two}/free`, 1);
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(2);
    expect(held.length).toBe(BOUNDS.perHost);
    for (const owner of ["a", "b", "c"])
      expect(held.filter(({ path }) => path.endsWith(owner)).length).toBeLessThanOrEqual(BOUNDS.perOwner);
  });
});

describe("a claim", () => {
  const bounds: DeliveryBounds = { all: 12, perOwner: 4, perHost: 6 };
  const claim = (running: readonly WebhookDelivery[]) =>
    served.store.webhookMessages.take({ now: 1, leaseUntil: 100, running, bounds });
  const count = (deliveries: readonly WebhookDelivery[], of: "owner" | "host") => {
    const counts = new Map<string, number>();
    for (const { [of]: name } of deliveries) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };

  test("keeps the bounds, claims nothing twice, and leaves none that may be delivered", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ owner: fc.nat(3), host: fc.nat(2), waiting: fc.integer({ min: 1, max: 7 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.array(fc.nat(5), { maxLength: 8 }),
        async (webhooks, ends) => {
          await served.db.deleteFrom("webhook").execute();
          const left = new Map<string, { owner: string; host: string; left: number }>();
          for (const { owner, host, waiting } of webhooks) {
            const id = await webhookOf(`owner ${owner}`, `http://host-${host}/`, waiting);
            left.set(id, { owner: `owner ${owner}`, host: `host-${host}`, left: waiting });
          }
          const running: WebhookDelivery[] = [];
          const seen = new Set<string>();
          for (const end of [...ends, 0]) {
            for (;;) {
              const claimed = await claim(running);
              for (const delivery of claimed) {
                const name = `${delivery.webhookId} ${delivery.seq}`;
                expect(seen.has(name)).toBe(false);
                seen.add(name);
                running.push(delivery);
                const one = left.get(delivery.webhookId);
                expect(delivery).toMatchObject({ owner: one?.owner, host: one?.host });
                if (one) one.left--;
              }
              expect(running.length).toBeLessThanOrEqual(bounds.all);
              for (const often of count(running, "owner").values())
                expect(often).toBeLessThanOrEqual(bounds.perOwner);
              for (const often of count(running, "host").values())
                expect(often).toBeLessThanOrEqual(bounds.perHost);
              if (claimed.length === 0) break;
            }
            const [owners, hosts] = [count(running, "owner"), count(running, "host")];
            const open = [...left.values()].filter(
              (one) =>
                one.left > 0 &&
                (owners.get(one.owner) ?? 0) < bounds.perOwner &&
                (hosts.get(one.host) ?? 0) < bounds.perHost,
            );
            if (running.length < bounds.all) expect(open).toEqual([]);
            running.splice(0, end);
          }
        },
      ),
      { numRuns: 20 },
    ));

  test("is shared by owners alike, less what they have already", async () => {
    await webhookOf("one", "http://host-1/", 9);
    await webhookOf("two", "http://host-2/", 9);
    await webhookOf("two", "http://host-3/", 9);
    await webhookOf("three", "http://host-4/", 1);
    const of = (deliveries: readonly WebhookDelivery[]) => Object.fromEntries(count(deliveries, "owner"));
    const take = (all: number, running: readonly WebhookDelivery[] = []) =>
      served.store.webhookMessages.take({
        now: 1,
        leaseUntil: 100,
        running,
        bounds: { ...bounds, all: all + running.length },
      });
    const first = await take(3);
    expect(of(first)).toEqual({ one: 1, two: 1, three: 1 });
    const two = first.filter(({ owner }) => owner !== "one");
    expect(of(await take(1, two))).toEqual({ one: 1 });
  });

  test("of several processes at once takes each message once", async () => {
    for (const owner of ["one", "two"]) await webhookOf(owner, `http://${owner}/`, 3);
    const claimed = (await Promise.all([claim([]), claim([]), claim([])])).flat();
    const rest = await claim([]);
    const names = [...claimed, ...rest].map(({ webhookId, seq }) => `${webhookId} ${seq}`);
    expect(names.length).toBe(6);
    expect(new Set(names).size).toBe(6);
  });
});

test("tests and messages that are sent again are among those that may wait", async () => {
  const id = await webhookOf("anonymous", "http://receiver.test/", 0);
  const call = async (path: string) => served.post(`/v1/webhooks/${id}${path}`);
  const { text } = await call(":test");
  const { messageId } = JSON.parse(text);
  // As if it had been received, and as many as may had come since.
  await sql`update webhook_message set status = 'delivered', ended_at = 0`.execute(served.db);
  for (let waiting = 0; waiting < MOST_WAITING; waiting++) expect(await add(id)).toBe(true);
  const refused = {
    status: 429,
    retryAfter: "10",
    text: expect.stringContaining("waiting messages already"),
  };
  expect(await call(":test")).toEqual(refused);
  expect(await call(`/messages/${messageId}:resend`)).toEqual(refused);
  await sql`delete from webhook_message where seq = 2`.execute(served.db);
  expect((await call(`/messages/${messageId}:resend`)).status).toBe(200);
  // It waits itself now, and may be sent again all the same.
  expect((await call(`/messages/${messageId}:resend`)).status).toBe(200);
  expect(await call(":test")).toEqual(refused);
});
