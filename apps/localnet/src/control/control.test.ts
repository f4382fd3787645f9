/** The control API from outside: its token, its paths, what it refuses, and what it does to the network. */
import { beforeAll, describe, expect, test } from "vitest";
import { createAsk, post } from "../../test/ask.ts";
import { createLocalnet, DEFAULT_NOW, type Localnet } from "../index.ts";

const token = "a token for the tests";
let localnet: Localnet;
beforeAll(async () => {
  localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 4, controlToken: token });
});

function send(method: string, path: string, body?: object | Uint8Array, authorization = `Bearer ${token}`) {
  const sent = body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
  const headers = { authorization };
  return localnet.controlFetch(
    new Request(`http://control${path}`, { method, headers, ...(sent && { body: sent as BodyInit }) }),
  );
}
const control = async (method: string, path: string, body?: object) => {
  const response = await send(method, path, body);
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return response.status === 204 ? undefined : response.json();
};
const height = async () => Number((await createAsk(localnet).result("platform.getHeight")).height);

describe("the token", () => {
  test.each([
    "",
    "Bearer",
    "Bearer ",
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    token,
    `Basic ${token}`,
  ])("%j is refused", async (authorization) => {
    for (const path of ["/clock", "/faults", "/nothing"]) {
      const response = await send("GET", path, undefined, authorization);
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
    }
    expect((await send("POST", "/clock/advance", { seconds: 60 }, authorization)).status).toBe(401);
    expect(localnet.now()).toBe(DEFAULT_NOW);
  });

  test("the node's own interface does not know the control paths", async () => {
    expect((await post(localnet, "{}", "/clock/advance")).status).toBe(404);
  });

  test("a short token is refused, and a random one is created when none is given", async () => {
    await expect(createLocalnet({ controlToken: "short" })).rejects.toThrow(
      "controlToken must have at least 16",
    );
    const options = { weeks: 2, validators: 4, delegators: 0 };
    const [one, other] = [await createLocalnet(options), await createLocalnet(options)];
    expect(one.controlToken).not.toBe(other.controlToken);
    expect(one.controlToken.length).toBeGreaterThanOrEqual(16);
  });
});

describe("time", () => {
  test("can be read, advanced, set, frozen and resumed, and blocks follow it", async () => {
    const before = await control("GET", "/clock");
    expect(before).toEqual({ now: DEFAULT_NOW, frozen: false, height: await height() });
    const advanced = await control("POST", "/clock/advance", { seconds: 600 });
    expect(advanced).toMatchObject({ now: DEFAULT_NOW + 600, frozen: false });
    expect(advanced.height).toBeGreaterThan(before.height);
    expect(await height()).toBe(advanced.height);
    expect(localnet.now()).toBe(DEFAULT_NOW + 600);
    expect(await control("PUT", "/clock", { now: DEFAULT_NOW + 700 })).toMatchObject({
      now: DEFAULT_NOW + 700,
    });
    expect(await control("POST", "/clock/freeze")).toMatchObject({ frozen: true });
    expect(await control("POST", "/clock/resume")).toMatchObject({ frozen: false, now: DEFAULT_NOW + 700 });
  });

  test("blocks are produced on request", async () => {
    const before = await height();
    expect(await control("POST", "/blocks", { count: 7 })).toMatchObject({ made: 7, height: before + 7 });
    expect(await control("POST", "/blocks")).toMatchObject({ made: 1, height: before + 8 });
    expect(await height()).toBe(before + 8);
  });
});

describe("saved worlds", () => {
  test("restore the world and its time, by name and as bytes", async () => {
    const saved = await control("PUT", "/snapshots/before");
    const bytes = new Uint8Array(await (await send("GET", "/snapshot")).arrayBuffer());
    await control("POST", "/clock/advance", { seconds: 100 });
    await control("POST", "/blocks", { count: 3 });
    const tip = localnet.blocks.at(-1);
    expect(await control("POST", "/snapshots/before/restore")).toEqual(saved);
    expect(localnet.blocks).toHaveLength(saved.height + 1);
    await control("POST", "/clock/advance", { seconds: 100 });
    await control("POST", "/blocks", { count: 3 });
    expect(localnet.blocks.at(-1)?.blockId).toEqual(tip?.blockId);
    expect(await (await send("PUT", "/snapshot", bytes)).json()).toEqual(saved);
    expect(await control("GET", "/snapshots")).toEqual({ snapshots: ["before"] });
    await control("DELETE", "/snapshots/before");
    expect(await control("GET", "/snapshots")).toEqual({ snapshots: [] });
  });
});

describe("funds", () => {
  test.each([
    ["P", "pAddress", "platform.getBalance", "addresses"],
    ["X", "xAddress", "avm.getBalance", "address"],
  ] as const)(
    "are paid on the %s-Chain, and saved worlds have the payment",
    async (chain, name, method, field) => {
      const to = localnet.accounts.ivan[name];
      const balance = async () => {
        const given = field === "addresses" ? { addresses: [to] } : { address: to, assetID: "AVAX" };
        return BigInt((await createAsk(localnet).result(method, given)).balance);
      };
      const before = await balance();
      await control("PUT", "/snapshots/unpaid");
      const { txId } = await control("POST", "/funds", { chain, to, amount: "1500000000" });
      expect(txId).toMatch(/^\w{40,}$/);
      expect((await balance()) - before).toBe(1_500_000_000n);
      await control("PUT", "/snapshots/paid");
      await control("POST", "/snapshots/unpaid/restore");
      expect(await balance()).toBe(before);
      await control("POST", "/snapshots/paid/restore");
      expect((await balance()) - before).toBe(1_500_000_000n);
      for (const saved of ["paid", "unpaid"]) await control("DELETE", `/snapshots/${saved}`);
    },
  );
});

const route = "/ext/bc/P";
test.each<[method: string, path: string, body: object | undefined, status: number, want: string]>([
  ["PUT", "/clock", { now: DEFAULT_NOW - 1 }, 400, "now must not be before"],
  ["PUT", "/clock", { now: "soon" }, 400, "now must be a number"],
  ["PUT", "/clock", {}, 400, "now must be a number"],
  ["PUT", "/clock", { now: DEFAULT_NOW, later: 1 }, 400, "later is not a member"],
  ["POST", "/clock/advance", { seconds: -1 }, 400, "seconds must be a number from 0 to 3155760000"],
  ["POST", "/clock/advance", { seconds: 1e12 }, 400, "seconds must be a number from 0 to 3155760000"],
  ["POST", "/blocks", { count: 0 }, 400, "count must be an integer from 1 to 1000"],
  ["POST", "/blocks", { count: 1.5 }, 400, "count must be an integer from 1 to 1000"],
  ["POST", "/funds", { chain: "Y", to: "", amount: "1" }, 400, "chain must be P or X"],
  [
    "POST",
    "/funds",
    { chain: "P", to: "P-local1", amount: "1" },
    400,
    "to must be an address such as P-local1",
  ],
  [
    "POST",
    "/funds",
    { chain: "P", to: "X-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", amount: "1" },
    400,
    "to must",
  ],
  ["POST", "/funds", { chain: "X", to: "0x00", amount: "1" }, 400, "to must be an address such as X-local1"],
  [
    "POST",
    "/funds",
    { chain: "P", to: "local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", amount: "0" },
    400,
    "amount must be",
  ],
  [
    "POST",
    "/funds",
    { chain: "P", to: "local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", amount: "999999999999999999" },
    400,
    "more than an account can pay",
  ],
  ["POST", "/blocks", [], 400, "the body must be a JSON object"],
  ["PUT", "/snapshot", { format: 1 }, 400, "not a snapshot of this version"],
  ["PUT", "/snapshots/a%20b", undefined, 400, "name must be 1 to 64 letters"],
  ["POST", "/snapshots/nothing/restore", undefined, 404, "there is no such snapshot"],
  ["DELETE", "/snapshots/nothing", undefined, 404, "there is no such snapshot"],
  ["DELETE", "/faults/99", undefined, 404, "there is no such snapshot or fault"],
  ["GET", "/elsewhere", undefined, 404, "nothing at this path"],
  ["POST", "/faults", {}, 400, "kind must be one of status, delay, cut, malformed, drift"],
  ["POST", "/faults", { kind: "constructor", route }, 400, "kind must be one of"],
  ["POST", "/faults", { kind: "delay", ms: 1 }, 400, "route is missing"],
  ["POST", "/faults", { kind: "delay", ms: 1, route: "ext" }, 400, "route must be a path"],
  ["POST", "/faults", { kind: "delay", ms: 1, route: "/*/bc" }, 400, "route must be a path"],
  ["POST", "/faults", { kind: "delay", route }, 400, "ms is missing"],
  ["POST", "/faults", { kind: "delay", ms: -1, route }, 400, "ms must be an integer from 0 to 600000"],
  ["POST", "/faults", { kind: "status", route }, 400, "status is missing"],
  [
    "POST",
    "/faults",
    { kind: "status", status: 200, route },
    400,
    "status must be an integer from 400 to 599",
  ],
  [
    "POST",
    "/faults",
    { kind: "status", status: 500, ms: 3, route },
    400,
    "ms is not a member of a fault of kind status",
  ],
  ["POST", "/faults", { kind: "cut", share: 2, route }, 400, "share must be a number from 0 to 1"],
  ["POST", "/faults", { kind: "malformed", every: 0, route }, 400, "every must be an integer from 1"],
  ["POST", "/faults", { kind: "malformed", next: 0, route }, 400, "next must be an integer from 1"],
  ["POST", "/faults", { kind: "malformed", method: 7, route }, 400, "method must be a text"],
  ["POST", "/faults", { kind: "drift", route }, 400, "at is missing"],
  ["POST", "/faults", { kind: "drift", at: "result", route }, 400, "at must be a JSON pointer"],
])("%s %s %j is refused with %i", async (method, path, body, status, want) => {
  const response = await send(method, path, body);
  expect(response.status).toBe(status);
  expect((await response.json()).error).toContain(want);
  expect((await control("GET", "/faults")).faults).toEqual([]);
});
