/** Announcements of a node: accepted, refused, cut off, nonsense; the connection is made again, ever less often while it is of no use. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { type SocketEvents, subscribeToHeads, webSocketUrl } from "./head-subscription.ts";

type Event = "connect" | "subscribed" | "ended" | `head ${number}` | `wait ${number}` | "closed by us";

const accepted = JSON.stringify({ jsonrpc: "2.0", id: 1, result: "0xabc" });
const head = (number: number) =>
  JSON.stringify({
    jsonrpc: "2.0",
    method: "eth_subscription",
    params: { subscription: "0xabc", result: { number: `0x${number.toString(16)}`, hash: "0x" } },
  });

/** Acts on one connection, which the node ends afterwards. */
type Script = (events: SocketEvents) => void;

/** Runs the subscription over nodes that do as the scripts say, until there is none left; time is counted, not waited for. */
async function run(scripts: readonly Script[]): Promise<Event[]> {
  const log: Event[] = [];
  const stop = new AbortController();
  let connections = 0;
  let elapseAccept = (): void => {};
  await subscribeToHeads({
    url: "ws://node/ws",
    signal: stop.signal,
    announced: (number) => log.push(`head ${number}`),
    subscribed: (is) => log.push(is ? "subscribed" : "ended"),
    pause: (ms, signal) => {
      if (signal !== stop.signal) {
        // The limit of a connection: reached when the test says so.
        return new Promise((resolve) => {
          elapseAccept = resolve;
          signal.addEventListener("abort", () => resolve());
        });
      }
      log.push(`wait ${ms}`);
      if (connections === scripts.length) stop.abort();
      return Promise.resolve();
    },
    open(_url, events) {
      log.push("connect");
      const script = scripts[connections++];
      let isClosed = false;
      const close = () => {
        if (isClosed) return;
        isClosed = true;
        events.closed();
      };
      queueMicrotask(() => {
        script?.(events);
        if (!isClosed && script === silent) elapseAccept();
        close();
      });
      return {
        send: (text) => {
          expect(JSON.parse(text)).toMatchObject({ method: "eth_subscribe", params: ["newHeads"] });
        },
        close: () => {
          log.push("closed by us");
          close();
        },
      };
    },
  });
  return log;
}

const away: Script = () => {};
const silent: Script = ({ opened }) => opened();
const says =
  (...messages: string[]): Script =>
  ({ opened, received }) => {
    opened();
    for (const message of messages) received(message);
  };

test("announces heads, and connects again after a connection that did", async () => {
  const script = says(accepted, head(7), head(8));
  expect(await run([script, script])).toEqual([
    ...["connect", "subscribed", "head 7", "head 8", "ended", "wait 1000"],
    ...["connect", "subscribed", "head 7", "head 8", "ended", "wait 1000"],
  ]);
});

test("a node without WebSockets is tried ever less often, every five minutes at last", async () => {
  const waits = (await run(Array.from({ length: 12 }, () => away))).filter((event) =>
    event.startsWith("wait"),
  );
  expect(waits).toEqual(
    [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300].map((seconds) => `wait ${seconds * 1000}`),
  );
});

test("a connection that announced something makes the next waits short again", async () => {
  const log = await run([away, away, says(accepted, head(1)), away]);
  expect(log.filter((event) => event.startsWith("wait"))).toEqual([
    "wait 1000",
    "wait 2000",
    "wait 1000",
    "wait 1000",
  ]);
});

test.each([
  ["an error", JSON.stringify({ id: 1, error: { code: -32_601, message: "no such method" } })],
  ["no JSON", "<html>"],
  ["a list", "[]"],
  ["a subscription that is no text", JSON.stringify({ id: 1, result: 5 })],
  ["a head without a number", JSON.stringify({ method: "eth_subscription", params: { result: {} } })],
  ["a head of a wrong form", JSON.stringify({ method: "eth_subscription", params: [] })],
])("%s ends the connection", async (_what, text) => {
  const log = await run([says(accepted, text, head(9))]);
  expect(log).toEqual(["connect", "subscribed", "closed by us", "ended", "wait 1000"]);
});

test("heads count only after the subscription is accepted; other messages are left alone", async () => {
  const other = JSON.stringify({ method: "net_hello", params: {} });
  expect(await run([says(head(3), other, accepted, other, head(4))])).toEqual([
    "connect",
    "subscribed",
    "head 4",
    "ended",
    "wait 1000",
  ]);
});

test("a node that accepts nothing within the limit is left", async () => {
  const log = await run([silent]);
  expect(log.filter((event) => event !== "closed by us")).toEqual(["connect", "wait 1000"]);
});

test("survives any message", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.json()), { maxLength: 5 }), async (messages) => {
      expect((await run([says(accepted, ...messages)])).at(-1)).toMatch(/^wait \d+$/);
    }),
  );
});

test.each([
  ["http://127.0.0.1:9650/ext/bc/C/rpc", "ws://127.0.0.1:9650/ext/bc/C/ws"],
  ["https://api.avax.network/ext/bc/C/rpc", "wss://api.avax.network/ext/bc/C/ws"],
  ["http://127.0.0.1:8545", "ws://127.0.0.1:8545/"],
  ["https://user:key@node.example/v3/key?x=1", "wss://user:key@node.example/v3/key?x=1"],
])("%s has its WebSocket at %s", (rpcUrl, want) => {
  expect(webSocketUrl(rpcUrl)).toBe(want);
});
