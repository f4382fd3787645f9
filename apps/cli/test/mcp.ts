/**
 * An assistant's session over the Model Context Protocol: it looks around, sends, breaks the network,
 * verifies and restores.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { encodeHex } from "@primary-network/codec";
import type { SimulatedDev as Dev } from "@primary-network/devnet";
import { listen } from "@primary-network/devnet/parts";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createMcpCommand } from "../src/commands/mcp.ts";
import { type Connection, connectionOf } from "../src/mcp/connection.ts";
import { createLocalNetwork } from "../src/mcp/local-network.ts";
import { createToolServer } from "../src/mcp/tool-server.ts";
import { sharedNetwork } from "./shared-network.ts";

const friend = `0x${"0a".repeat(20)}`;

let dev: Dev;
let connection: Connection;
let assistant: Client;

/** What a tool responded: its text and, where that is JSON, its value. */
async function use(name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await assistant.callTool({ name, arguments: given });
  const [{ text }] = content as [{ text: string }]; // every result is one text
  return {
    text,
    isError: isError === true,
    value: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : undefined,
  };
}

async function connect(local: boolean): Promise<Client> {
  const network = createLocalNetwork({
    controlUrl: dev.control?.url ?? "",
    controlToken: dev.localnet.controlToken,
    nodeUrl: dev.node.url,
    baseUrl: dev.service.url,
  });
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "assistant", version: "0" });
  await createToolServer(connection, local ? network : undefined).connect(theirs);
  await client.connect(mine);
  return client;
}

beforeAll(async () => {
  dev = await sharedNetwork();
  connection = connectionOf({ baseUrl: dev.service.url });
  assistant = await connect(true);
});
afterAll(async () => {
  await assistant?.close();
});

describe("the tools", () => {
  it("need a local network to change something", async () => {
    const reading = [
      ...[
        "balances",
        "block",
        "build_transaction",
        "call",
        "decode",
        "explain_transaction",
        "find",
        "history",
      ],
      // It refuses without one.
      ...["messages", "operations", "sign_transaction", "transaction", "validators"],
    ];
    const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).sort();
    expect(await names(assistant)).toEqual(
      [...reading, "change_network", "network_state", "send_funds"].sort(),
    );
    const reader = await connect(false);
    expect(await names(reader)).toEqual(reading);
    await reader.close();
  });

  it("find what a validator's list has, and its transaction decoded is the same", async () => {
    const { value } = await use("validators", { limit: 3 });
    expect(value.validators).toHaveLength(3);
    const [{ nodeId, txHash, stake }] = value.validators;
    expect((await use("find", { text: nodeId })).value.found).toEqual([{ kind: "node", nodeId }]);
    const { value: found } = await use("find", { text: txHash });
    expect(found.found).toMatchObject([{ kind: "transaction", chain: "p-chain" }]);
    const bytes = dev.localnet.blocks.flatMap(({ bytes: block }) => (block ? [block] : [])).at(-1);
    if (bytes) expect((await use("decode", { hex: encodeHex(bytes), kind: "p-block" })).isError).toBe(false);
    expect(stake).toMatch(/^\d+$/);
  });

  it("give balances and history of an address of the Primary Network", async () => {
    const { value } = await use("call", {
      name: "listValidators",
      params: { validationStatus: "active", pageSize: 1 },
    });
    const address = value.validators[0].potentialRewards.rewardAddresses[0];
    const chainsOf = async (text: string) =>
      (await use("balances", { address: text })).value.map(
        ({ chainInfo }: { chainInfo: { chainName: string } }) => chainInfo.chainName,
      );
    expect(await chainsOf(address)).toEqual(["p-chain", "x-chain", "c-chain"]);
    expect(await chainsOf(`P-${address}`)).toEqual(["p-chain"]);
    const { value: history } = await use("history", { address, chain: "p-chain", limit: 2 });
    expect(history).toHaveLength(1);
    expect(history[0].transactions.length).toBeGreaterThan(0);
  });

  it("call an operation by name, with its response as it came", async () => {
    const { text } = await use("call", { name: "getNetwork" });
    const direct = await fetch(`${dev.service.url}/v1/networks/${(await connection.open()).network}`);
    expect(text).toBe(await direct.text());
  });

  it.each<[name: string, tool: string, given: Record<string, unknown>, want: Record<string, unknown>]>([
    [
      "an unknown operation",
      "call",
      { name: "deleteEverything" },
      { message: expect.stringContaining("no read operation deleteEverything") },
    ],
    [
      "an operation that changes something",
      "call",
      { name: "createWebhook" },
      { message: expect.stringContaining("no read operation createWebhook") },
    ],
    [
      "a parameter that there is not",
      "call",
      { name: "listSubnets", params: { size: 1 } },
      {
        message: "listSubnets has no parameter size. It has network, pageToken, pageSize, sortOrder.",
      },
    ],
    [
      "a path without its parameter",
      "call",
      { name: "getSubnetById" },
      { message: "getSubnetById needs the parameter subnetId" },
    ],
    [
      "what the service refuses",
      "call",
      { name: "listSubnets", params: { pageSize: 0 } },
      { statusCode: 400, message: expect.stringContaining("pageSize") },
    ],
    [
      "what the service does not have",
      "call",
      { name: "getSubnetById", params: { subnetId: "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm" } },
      { statusCode: 404, retryable: false },
    ],
    [
      "what no index can serve",
      "call",
      { name: "listVertices", params: { blockchainId: "x-chain" } },
      { statusCode: 501, retryable: false },
    ],
    [
      "a chain that the address is not of",
      "history",
      { address: `0x${"12".repeat(20)}`, chain: "p-chain" },
      { message: expect.stringContaining('does not exist on chain "p-chain"') },
    ],
    [
      "bytes of nothing",
      "decode",
      { hex: "0x00" },
      { message: expect.stringContaining("no kind fits these bytes") },
    ],
    [
      "an address with a mistake",
      "balances",
      { address: "P-fuji1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq" },
      { message: expect.stringContaining("is not an address. Expected") },
    ],
    [
      "an EVM address that is too short",
      "history",
      { address: "0x12" },
      { message: expect.stringContaining("is not an EVM address. Expected") },
    ],
    [
      "a change without its value",
      "change_network",
      { action: "advance_clock" },
      { message: "advance_clock needs seconds" },
    ],
    [
      "a transaction that is nowhere",
      "transaction",
      { id: `0x${"ab".repeat(32)}` },
      { message: `no transaction 0x${"ab".repeat(32)}` },
    ],
    [
      "a block of another chain",
      "block",
      { id: "1", chain: "43113" },
      { message: expect.stringMatching(/^no block 1 on 43113; it exists on p-chain, /) },
    ],
    [
      "an amount with too many decimals for the P-Chain",
      "send_funds",
      { to: "P-fuji1", amount: "0.0000000001", chain: "P" },
      { message: expect.stringContaining("amount must be above 0, with up to nine digits") },
    ],
    [
      "a receiver that is no address",
      "send_funds",
      { to: "0x1", amount: "1" },
      { message: expect.stringContaining("to must be an EVM address") },
    ],
  ])("refuse %s in the words of who refuses", async (_name, tool, given, want) => {
    const { isError, value } = await use(tool, given);
    expect(isError).toBe(true);
    expect(value).toMatchObject(want);
  });
});

it("refuses an argument that a tool does not have, and names the nearest", async () => {
  const { text, isError } = await use("find", { txt: "1" });
  expect(isError).toBe(true);
  expect(text).toContain("find has no argument txt. Did you mean text? It has text.");
});

it("gives a whole transaction or block, of one chain if it is named", async () => {
  const { value } = await use("block", { id: "1", chain: "p-chain" });
  expect(value.found).toMatchObject([{ kind: "block", chain: "p-chain", block: { blockNumber: "1" } }]);
  const { value: listed } = await use("call", {
    name: "listTransactions",
    params: { blockchainId: "p-chain", pageSize: 1 },
  });
  const [{ txHash }] = listed.transactions;
  const { value: found } = await use("transaction", { id: txHash });
  expect(found.found).toMatchObject([{ kind: "transaction", chain: "p-chain", transaction: { txHash } }]);
});

it("starts before the service, and connects when it is there", async () => {
  let url = "http://127.0.0.1:1"; // nothing listens on this port
  const later: Connection = {
    baseUrl: url,
    network: undefined,
    open: () => connectionOf({ baseUrl: url }).open(),
  };
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "assistant", version: "0" });
  await createToolServer(later).connect(theirs);
  await client.connect(mine);
  onTestFinished(() => client.close());
  const find = () => client.callTool({ name: "find", arguments: { text: "1" } });
  expect(await find()).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining("ConnectionError") }],
  });
  url = dev.service.url;
  expect((await find()).isError).toBeUndefined();
});

it("tries again after a failed connection, and connects once", async () => {
  const failing = connectionOf({ baseUrl: "http://127.0.0.1:1" });
  const first = failing.open();
  await expect(first).rejects.toThrow("connection failed");
  const second = failing.open();
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow("connection failed");
  expect(connection.open()).toBe(connection.open());
});

describe("a session", () => {
  it("sends funds, breaks the node, verifies, and restores the world", async () => {
    expect((await use("change_network", { action: "save", name: "before" })).isError).toBe(false);
    const { value: accounts } = await use("call", {
      name: "listValidators",
      params: { validationStatus: "active", pageSize: 1 },
    });
    const [address] = accounts.validators[0].potentialRewards.rewardAddresses;
    for (const chain of ["P", "X"]) {
      const { value: paid } = await use("send_funds", { to: `${chain}-${address}`, amount: "0.25", chain });
      await vi.waitFor(
        async () => {
          const { found } = (await use("transaction", { id: paid.txHash })).value;
          expect(found).toMatchObject([{ chain: `${chain.toLowerCase()}-chain` }]);
        },
        { timeout: 60_000 },
      );
    }
    const { value: sent } = await use("send_funds", { to: friend, amount: "1.5" });
    expect(sent.txHash).toMatch(/^0x[0-9a-f]{64}$/);
    await vi.waitFor(
      async () =>
        expect((await use("find", { text: sent.txHash })).value.found).toMatchObject([
          { kind: "evm-transaction" },
        ]),
      { timeout: 60_000 },
    );
    const { value: held } = await use("balances", { address: friend });
    expect(held.map(({ native }: { native: { balance: string } }) => native.balance)).toContain(
      "1500000000000000000",
    );
    const { value: history } = await use("history", { address: friend });
    expect(
      history.flatMap(({ transactions }: { transactions: { txHash: string }[] }) =>
        transactions.map(({ txHash }) => txHash),
      ),
    ).toEqual([sent.txHash]);

    const fault = { kind: "status", status: 503, route: "/ext/bc/P", method: "platform.getHeight" };
    expect((await use("change_network", { action: "add_fault", fault })).isError).toBe(false);
    expect((await use("network_state")).value.faults).toMatchObject([fault]);
    const response = await fetch(`${dev.node.url}/ext/bc/P`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "platform.getHeight", params: {} }),
    });
    expect(response.status).toBe(503);
    await use("change_network", { action: "clear_faults" });
    expect((await use("network_state")).value.faults).toEqual([]);

    const { value: moved } = await use("change_network", { action: "advance_clock", seconds: 3600 });
    expect(moved.now).toBeGreaterThan(0);
    expect((await use("change_network", { action: "restore", name: "before" })).isError).toBe(false);
    expect((await use("network_state")).value.clock.now).toBeLessThan(moved.now);
  });
});

describe("the guides", () => {
  /** A client of a server whose documentation is at a site with two guides, below a folder. */
  async function connectGuides(path = "/sdk"): Promise<Client> {
    const pages: { readonly [path: string]: string } = {
      "/sdk/llms.txt":
        "- [Paging](https://docs.example/guides/paging.md): Read lists page by page.\n" +
        "- [Restore](https://docs.example/guides/runbooks/restore.md)\n" +
        "- [getBlock](https://docs.example/reference/data/get-block.md): Not a guide.\n",
      "/sdk/guides/paging.md": "# Paging\n\u001b[2J",
    };
    const site = await listen({
      ...{ name: "site", flag: "", host: "127.0.0.1", port: 0 },
      fetch: async (request) => {
        const page = pages[new URL(request.url).pathname];
        return new Response(page ?? null, { status: page === undefined ? 404 : 200 });
      },
    });
    onTestFinished(() => site.close());
    const [mine, theirs] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: "assistant", version: "0" });
    await createToolServer(connection, undefined, `${site.url}${path}`).connect(theirs);
    await client.connect(mine);
    onTestFinished(() => client.close());
    return client;
  }

  it("are resources in Markdown", async () => {
    const client = await connectGuides();
    const mimeType = "text/markdown";
    expect((await client.listResources()).resources).toEqual([
      {
        uri: "guide:paging",
        name: "Paging",
        title: "Paging",
        mimeType,
        description: "Read lists page by page.",
      },
      {
        ...{ uri: "guide:runbooks/restore", name: "Restore", title: "Restore", mimeType },
        description: expect.any(String),
      },
    ]);
    const { contents } = await client.readResource({ uri: "guide:paging" });
    expect(contents).toEqual([{ uri: "guide:paging", mimeType, text: "# Paging\n\\u001b[2J" }]);
  });

  it.each([
    ["guide:../llms.txt", "is not a guide"],
    ["guide:https://elsewhere.example/x", "is not a guide"],
    ["guide:none", "guides/none.md cannot be read: status 404. Set --docs-url."],
  ])("refuse %s", async (uri, want) => {
    const client = await connectGuides();
    await expect(client.readResource({ uri })).rejects.toThrow(want);
  });

  it("name the address of a site that has none", async () => {
    const client = await connectGuides("/elsewhere");
    await expect(client.listResources()).rejects.toThrow("/elsewhere/llms.txt cannot be read: status 404");
  });
});

describe("the command", () => {
  it("serves the tools over HTTP to callers by a loopback name only", async () => {
    const warn = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { startHttp } = await import("../src/mcp/run-mcp.ts");
    const served = await startHttp(0, () => createToolServer(connection));
    onTestFinished(() => served.close());
    const call = (host: string, path = "/mcp") =>
      fetch(`http://127.0.0.1:${served.port}${path}`, {
        method: "POST",
        headers: { host, accept: "application/json, text/event-stream", "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
      });
    const response = await call(`127.0.0.1:${served.port}`);
    expect((await response.json()).result.tools.map(({ name }: { name: string }) => name)).toContain("find");
    expect((await call(`127.0.0.1:${served.port}`, "/elsewhere")).status).toBe(404);
  });

  it("needs the token for a control API", async () => {
    const { runMcp } = await import("../src/mcp/run-mcp.ts");
    await expect(runMcp({ baseUrl: dev.service.url, controlUrl: "http://127.0.0.1:1" })).rejects.toThrow(
      "CONTROL_TOKEN",
    );
    expect(createMcpCommand().helpInformation()).toContain("--control-token");
  });
});
