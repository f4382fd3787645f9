/** Scripted faults, as a client of the node meets them. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { post } from "../../test/ask.ts";
import { createLocalnet } from "../index.ts";

const localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });

async function control(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${localnet.controlToken}` };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await localnet.controlFetch(new Request(`http://control${path}`, init))).json();
}
const set = (fault: object) => control("POST", "/faults", { route: "/ext/bc/P", ...fault });
afterEach(() => control("DELETE", "/faults"));

const call = (method = "platform.getHeight", path?: string, params: object = {}) =>
  post(localnet, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }), path);

test("without faults every response is unchanged", async () => {
  expect(await control("GET", "/faults")).toEqual({ faults: [] });
  expect((await (await call()).json()).result.height).toMatch(/^\d+$/);
});

describe("each kind of fault", () => {
  test("a status fault returns its body and Retry-After", async () => {
    await set({ kind: "status", status: 503, body: "later", retryAfter: 7 });
    const response = await call();
    expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
      503,
      "7",
      "later",
    ]);
  });

  test("a delay fault waits for its milliseconds, and ends with the request", async () => {
    vi.useFakeTimers();
    try {
      await set({ kind: "delay", ms: 5_000 });
      let hasResponse = false;
      const result = call().then((response) => {
        hasResponse = true;
        return response.json();
      });
      await vi.advanceTimersByTimeAsync(4_999);
      expect(hasResponse).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await result).result.height).toMatch(/^\d+$/);
      const controller = new AbortController();
      const given = localnet.fetch(new Request("http://node/ext/bc/P", { signal: controller.signal }));
      controller.abort();
      expect((await given).status).toBe(405);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a truncation fault closes the connection within the body", async () => {
    const whole = await (await call()).text();
    await set({ kind: "cut", share: 0.5 });
    const response = await call();
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    await expect(reader?.read()).rejects.toThrow("cut by a scripted fault");
  });

  test.each([0, 1])("a truncation fault cuts the body after the share %d", async (share) => {
    await set({ kind: "cut", share });
    await expect((await call()).text()).rejects.toThrow("cut by a scripted fault");
  });

  test("a JSON truncation fault returns incomplete JSON as a complete body", async () => {
    await set({ kind: "malformed" });
    const response = await call();
    expect(response.headers.get("content-type")).toContain("application/json");
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test.each([
    { fault: { at: "/result/height", value: null }, want: { height: null } },
    { fault: { at: "/result/height" }, want: {} },
    {
      fault: { at: "/result/age", value: { days: 3 } },
      want: { height: expect.any(String), age: { days: 3 } },
    },
  ])("a drift fault changes a field: $fault", async ({ fault, want }) => {
    await set({ kind: "drift", ...fault });
    expect((await (await call()).json()).result).toEqual(want);
  });

  test("a drift fault changes a word in every element", async () => {
    await set({ kind: "drift", at: "/result/blockchains/*/vmID", value: "novelvm" });
    const { result } = await (await call("platform.getBlockchains")).json();
    expect(new Set(result.blockchains.map(({ vmID }: { vmID: string }) => vmID))).toEqual(
      new Set(["novelvm"]),
    );
  });
});

describe("conditions of a fault", () => {
  const statuses = async (count: number, ...args: Parameters<typeof call>) => {
    const list: number[] = [];
    for (let index = 0; index < count; index += 1) list.push((await call(...args)).status);
    return list;
  };

  test.each([
    { rule: {}, want: [500, 500, 500, 500, 500, 500] },
    { rule: { next: 2 }, want: [500, 500, 200, 200, 200, 200] },
    { rule: { every: 3 }, want: [200, 200, 500, 200, 200, 500] },
    { rule: { every: 2, next: 2 }, want: [200, 500, 200, 500, 200, 200] },
    { rule: { method: "platform.getHeight", next: 1 }, want: [500, 200, 200, 200, 200, 200] },
    { rule: { method: "platform.getBlock" }, want: [200, 200, 200, 200, 200, 200] },
    { rule: { route: "/ext/bc/*", next: 1 }, want: [500, 200, 200, 200, 200, 200] },
    { rule: { route: "/ext/index/P/block" }, want: [200, 200, 200, 200, 200, 200] },
  ])("$rule", async ({ rule, want }) => {
    await set({ kind: "status", status: 500, ...rule });
    expect(await statuses(6)).toEqual(want);
  });

  test("a condition on the method applies to JSON-RPC calls only", async () => {
    await set({ kind: "status", status: 500, method: "platform.getHeight" });
    for (const body of ["", "null", "[]", "7", '{"method":7}', "{"])
      expect((await post(localnet, body)).status).toBe(200);
  });

  test("several faults apply together, and each can be removed alone", async () => {
    await set({ kind: "drift", at: "/result/a", value: 1 });
    const second = await set({ kind: "drift", at: "/result/b", value: 2 });
    expect((await (await call()).json()).result).toMatchObject({ a: 1, b: 2 });
    expect((await control("GET", "/faults")).faults).toMatchObject([
      { id: second.id - 1, kind: "drift", at: "/result/a", value: 1, every: 1, seen: 1, happened: 1 },
      { id: second.id, at: "/result/b" },
    ]);
    const headers = { authorization: `Bearer ${localnet.controlToken}` };
    const url = `http://control/faults/${second.id}`;
    expect((await localnet.controlFetch(new Request(url, { method: "DELETE", headers }))).status).toBe(204);
    expect((await (await call()).json()).result).not.toHaveProperty("b");
  });

  test("a request that a fault refuses changes no state", async () => {
    const before = localnet.blocks.length;
    await set({ kind: "status", status: 500 });
    await call("platform.issueTx", undefined, { tx: "0x00" });
    expect(localnet.blocks).toHaveLength(before);
  });
});
