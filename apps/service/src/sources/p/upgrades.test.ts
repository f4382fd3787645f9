/** When Helicon is, as nodes of several ages tell it, or do not. */

import { expect, test } from "vitest";
import { type NodeAddress, readHeliconTime } from "./upgrades.ts";

const signal = new AbortController().signal;

/** A node that gives one response, and notes what it was asked. */
function nodeWith(response: () => Response, asked: unknown[] = []): NodeAddress {
  return {
    baseUrl: "http://node/base/",
    fetch: async (url, init) => {
      asked.push([String(url), JSON.parse(String(init?.body))]);
      return response();
    },
  };
}

const result = (value: unknown) => () => Response.json({ jsonrpc: "2.0", id: 1, result: value });

test.each([
  {
    node: "one that has a date",
    response: result({ heliconTime: "2026-07-28T15:00:00Z" }),
    want: 1_785_250_800,
  },
  {
    node: "one without a date yet",
    response: result({ heliconTime: "9999-12-01T00:00:00Z" }),
    want: 253_399_622_400,
  },
  {
    node: "one of before Helicon",
    response: result({ graniteTime: "2025-11-19T16:00:00Z" }),
    want: undefined,
  },
  { node: "one that says nonsense", response: result({ heliconTime: "soon" }), want: undefined },
  {
    node: "one without the method",
    response: () => Response.json({ error: { code: -32601 } }),
    want: undefined,
  },
  {
    node: "a gateway that lets no info through",
    response: () => new Response("no", { status: 404 }),
    want: undefined,
  },
])("$node: $want", async ({ response, want }) => {
  const asked: unknown[] = [];
  expect(await readHeliconTime(nodeWith(response, asked), signal)).toBe(want);
  const call = { jsonrpc: "2.0", id: 1, method: "info.upgrades", params: {} };
  expect(asked).toEqual([["http://node/base/ext/info", call]]);
});

test("an unreachable node is a node failure and is asked again", async () => {
  const away = nodeWith(() => {
    throw new TypeError("fetch failed");
  });
  await expect(readHeliconTime(away, signal)).rejects.toMatchObject({
    name: "NodeResponseError",
    message: expect.stringContaining("info.upgrades"),
  });
});
