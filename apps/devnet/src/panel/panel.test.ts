/** Requests that the panel passes on, its accounts, and its refusal of everybody but its page. */
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { beforeAll, describe, expect, it, onTestFinished, test } from "vitest";
import { listen } from "../listen/listen.ts";
import type { DevNetwork } from "../network/dev-network.ts";
import { PANEL_HEADER } from "../terminal/panel-address.ts";
import { withPanel } from "./panel.ts";
import { nAvaxOf } from "./send-funds.ts";

let localnet: Localnet;
let network: DevNetwork;
beforeAll(async () => {
  localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
  network = {
    ...localnet,
    url: "http://127.0.0.1:9650",
    name: "fuji",
    control: {
      token: localnet.controlToken,
      fetch: (request) => localnet.controlFetch(request),
      onRewound() {},
    },
  } as Partial<DevNetwork> as DevNetwork; // what the panel uses of one
});

const own = { host: "localhost:8080", origin: "http://localhost:8080", [PANEL_HEADER]: "1" };

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = own,
  of = network,
) {
  const handle = withPanel(async () => new Response("the service"), of);
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await handle(new Request(`http://localhost:8080${path}`, init), { address: "127.0.0.1" });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

describe("the control API", () => {
  it("is reached without its token, which is in no response", async () => {
    const { now } = (await call("GET", "/control/clock")).json();
    expect((await call("POST", "/control/clock/advance", { seconds: 60 })).json().now).toBe(now + 60);
    expect((await call("PUT", "/control/snapshots/here")).status).toBe(200);
    const seen = await Promise.all(
      ["clock", "faults", "snapshots", "network"].map((path) => call("GET", `/control/${path}`)),
    );
    for (const { status, text, headers } of seen) {
      expect(status).toBe(200);
      expect(text).not.toContain(localnet.controlToken);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.has("access-control-allow-origin")).toBe(false);
    }
    expect((await call("DELETE", "/control/snapshots/here")).status).toBe(204);
  });

  test.each<[method: string, path: string, body: unknown, status: number, want: string]>([
    ["GET", "/control/snapshot", undefined, 404, "nothing at this path"],
    ["GET", "/control/elsewhere", undefined, 404, "nothing at this path"],
    ["POST", "/control/clock/advance", { seconds: -1 }, 400, "seconds must be"],
    ["POST", "/control/faults", { text: "x".repeat(20_000) }, 413, "at most 10000 bytes"],
    ["POST", "/control/keys", { name: "nobody" }, 400, "no account of this network has the name nobody"],
    ["POST", "/control/keys", {}, 400, "name must be a text"],
    ["POST", "/control/faucet", { chain: "Z", to: "", amount: "1" }, 400, "chain must be P, X, C"],
    ["POST", "/control/faucet", { chain: "P", to: "X-1", amount: "1" }, 400, "to must be an address"],
    ["POST", "/control/faucet", { chain: "P", to: "", amount: "-1" }, 400, "amount must be above 0"],
  ])("refuses %s %s %j with %i", async (method, path, body, status, want) => {
    const response = await call(method, path, body);
    expect([response.status, response.json().error]).toEqual([status, expect.stringContaining(want)]);
  });

  it("is for its own page alone, before anything is read, and has no preflight", async () => {
    const before = localnet.now();
    const strangers = { ...own, origin: "http://localhost:3000" };
    expect((await call("POST", "/control/clock/advance", { seconds: 60 }, strangers)).status).toBe(403);
    expect((await call("POST", "/control/keys", { name: "alice" }, strangers)).text).not.toContain(
      "PrivateKey",
    );
    const preflight = await call("OPTIONS", "/control/clock", undefined, {
      host: "localhost:8080",
      origin: "http://localhost:3000",
      "access-control-request-headers": PANEL_HEADER,
    });
    expect(preflight.status).toBe(403);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(localnet.now() - before).toBeLessThan(60);
    expect((await call("GET", "/v1/status", undefined, strangers)).text).toBe("the service");
  });
});

describe("the node", () => {
  it("is called by the page through the panel, on the paths of a wallet alone", async () => {
    const node = await listen({
      ...{ name: "node", flag: "", host: "127.0.0.1", port: 0 },
      fetch: (request) => localnet.fetch(request),
    });
    onTestFinished(() => node.close());
    const ask = (path: string, body: unknown, headers = own) =>
      call("POST", `/control/node/${path}`, body, headers, { ...network, url: node.url });
    const message = { jsonrpc: "2.0", id: 1, method: "platform.getHeight", params: {} };
    const { status, json, headers } = await ask("ext/bc/P", message);
    expect([status, Number(json().result.height)]).toEqual([200, localnet.blocks.length - 1]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.has("access-control-allow-origin")).toBe(false);
    expect((await ask("ext/admin", message)).json().error).toMatch(/^the path must be one of ext\/bc\/P, /);
    const large = await ask("ext/bc/P", { ...message, params: "x".repeat(200_000) });
    expect(large.json().error).toBe("a request to the node has at most 150000 bytes");
    expect((await ask("ext/bc/P", message, { ...own, origin: "http://localhost:3000" })).status).toBe(403);
  });
});

describe("accounts", () => {
  it("are listed without keys, and one key is shown by name", async () => {
    const listed = await call("GET", "/control/network");
    const names = listed.json().accounts.map(({ name }: { name: string }) => name);
    expect(names).toEqual(Object.keys(localnet.accounts));
    const { hex, cb58 } = (await call("POST", "/control/keys", { name: "alice" })).json();
    expect(hex).toMatch(/^0x[0-9a-f]{64}$/);
    expect(listed.text).not.toContain(hex.slice(2));
    expect(listed.text).not.toContain(cb58);
  });

  it("have no keys to show on a network of the public", async () => {
    const response = await call("POST", "/control/keys", { name: "alice" }, own, {
      ...network,
      networkId: 1,
    });
    expect([response.status, response.json().error]).toEqual([
      400,
      "keys are shown for a local network only",
    ]);
  });
});

describe("the faucet", () => {
  it("pays on the P-Chain", async () => {
    const to = localnet.accounts.ivan.pAddress;
    const { status, json } = await call("POST", "/control/faucet", { chain: "P", to, amount: "1.5" });
    expect([status, json().txHash]).toEqual([201, expect.stringMatching(/^\w{40,}$/)]);
  });

  test.each([
    ["1.5", "1500000000"],
    ["0.000000001", "1"],
    ["10", "10000000000"],
  ])("reads %s AVAX as %s nAVAX", (amount, want) => expect(nAvaxOf(amount)).toBe(want));
  test.each(["", "0", "0.0", ".5", "1.", "1e9", "-1", "1.0000000001", "1234567890"])("refuses %j", (amount) =>
    expect(() => nAvaxOf(amount)).toThrow("amount must be above 0"),
  );
});
