/** An assistant builds and explains transactions of any network, and signs those of the local one. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { SimulatedDev as Dev } from "@primary-network/devnet";
import type { SigningDocument } from "@primary-network/wallet";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connectionOf } from "../src/mcp/connection.ts";
import { createLocalNetwork } from "../src/mcp/local-network.ts";
import { createToolServer } from "../src/mcp/tool-server.ts";
import { sharedNetwork } from "./shared-network.ts";

let dev: Dev;
let local: Client;
let elsewhere: Client;

async function connect(isLocal: boolean): Promise<Client> {
  const network = createLocalNetwork({
    controlUrl: dev.control?.url ?? "",
    controlToken: dev.localnet.controlToken,
    nodeUrl: dev.node.url,
    baseUrl: dev.service.url,
  });
  const connection = connectionOf({ baseUrl: dev.service.url });
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "assistant", version: "0" });
  const server = createToolServer(connection, isLocal ? network : undefined, undefined, dev.node.url);
  await server.connect(theirs);
  await client.connect(mine);
  return client;
}

async function use(client: Client, name: string, given: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [{ text }] = content as [{ text: string }]; // every result is one text
  return { isError: isError === true, value: JSON.parse(text) };
}

/** Builds by the tool. */
async function built(given: Record<string, unknown>, client = local) {
  const { isError, value } = await use(client, "build_transaction", given);
  if (isError) throw new Error(value.message);
  return value as { document: SigningDocument; sentences: string[]; missing: string[] };
}

beforeAll(async () => {
  dev = await sharedNetwork();
  [local, elsewhere] = [await connect(true), await connect(false)];
});
afterAll(async () => {
  await local?.close();
  await elsewhere?.close();
});

describe("the tools of the wallet", () => {
  it("build, explain and sign a payment, and explain it once it is accepted", async () => {
    const { alice, bob } = dev.localnet.accounts;
    const { document, sentences, missing } = await built({
      ...{ type: "send", from: alice.pAddress, to: bob.pAddress, amount: "1.25" },
    });
    expect(sentences[0]).toBe(`Pays 1.25 AVAX to ${bob.pAddress}.`);
    expect(missing).toEqual([alice.pAddress]);
    const { value: explained } = await use(elsewhere, "explain_transaction", { document });
    expect(explained.sentences).toEqual(sentences);
    const { value: sent, isError } = await use(local, "sign_transaction", { document, account: "alice" });
    expect(isError, sent.message).toBe(false);
    expect(sent).toMatchObject({ isSent: true, chain: "P" });
    await vi.waitFor(
      async () => {
        const { value } = await use(elsewhere, "explain_transaction", { id: sent.id });
        expect(value.sentences?.[0]).toBe(sentences[0]);
      },
      { timeout: 60_000 },
    );
  });

  it("build for any chain, and move funds between two", async () => {
    const { erin } = dev.localnet.accounts;
    const exported = await built({
      ...{ type: "export", chain: "X", other: "P", from: erin.xAddress, to: erin.pAddress, amount: "2" },
    });
    expect(exported.sentences[0]).toMatch(/^Exports 2 AVAX to /);
    const { value } = await use(local, "sign_transaction", { document: exported.document, account: "erin" });
    expect(value.isSent).toBe(true);
    const imported = await built({ type: "import", other: "X", from: erin.pAddress });
    expect(imported.sentences[0]).toMatch(/^Imports /);
    const { validators } = (await use(local, "validators", { limit: 1 })).value;
    const end = Math.floor(dev.localnet.now()) + 15 * 86_400;
    const term = { nodeId: validators[0].nodeId, end, amount: "25" };
    const delegation = await built({ type: "delegate", from: dev.localnet.accounts.alice.pAddress, ...term });
    expect(delegation.sentences[0]).toContain(`Delegates 25 AVAX to ${term.nodeId}`);
  });

  it("explain every transaction of a user in the history", async () => {
    const { data } = await connectionOf({ baseUrl: dev.service.url }).open();
    const types = new Set<string>();
    for (const chain of ["p-chain", "x-chain", "c-chain"] as const) {
      const listed = await data.transactions
        .list({ blockchainId: chain, pageSize: 100 })
        .toArray({ limit: 100 });
      for (const { txHash, txType } of listed) {
        if (/^(RewardValidator|AdvanceTime|RewardAutoRenewed)/.test(txType)) continue; // nobody's
        const { value, isError } = await use(local, "explain_transaction", { id: txHash });
        expect(isError, `${txType} ${txHash}: ${value.message}`).toBe(false);
        expect(value.sentences.length, txType).toBeGreaterThan(1);
        types.add(`${chain} ${txType}`);
      }
    }
    expect([...types].sort()).toMatchInlineSnapshot(`
      [
        "c-chain ExportTx",
        "c-chain ImportTx",
        "p-chain AddDelegatorTx",
        "p-chain AddPermissionlessDelegatorTx",
        "p-chain AddValidatorTx",
        "p-chain BaseTx",
        "p-chain DisableL1ValidatorTx",
        "p-chain ExportTx",
        "p-chain ImportTx",
        "p-chain IncreaseL1ValidatorBalanceTx",
        "p-chain RegisterL1ValidatorTx",
        "p-chain RemoveSubnetValidatorTx",
        "p-chain SetL1ValidatorWeightTx",
        "p-chain TransferSubnetOwnershipTx",
        "x-chain BaseTx",
        "x-chain CreateAssetTx",
        "x-chain ExportTx",
        "x-chain ImportTx",
        "x-chain OperationTx",
      ]
    `);
  });

  it.each<[name: string, tool: string, given: (document: SigningDocument) => object, want: RegExp]>([
    [
      "a payment without its receiver",
      "build_transaction",
      () => ({ type: "send", amount: "1" }),
      /send needs to/,
    ],
    [
      "a stake without a validator",
      "build_transaction",
      () => ({ type: "delegate", amount: "1" }),
      /needs nodeId/,
    ],
    ["an EVM payment", "build_transaction", () => ({ type: "send", chain: "C" }), /EVM wallet/],
    ["nothing to explain", "explain_transaction", () => ({}), /give either document or id/],
    ["an unknown id", "explain_transaction", () => ({ id: "nothing" }), /no transaction nothing on the P-/],
    [
      "a document that contradicts itself",
      "sign_transaction",
      (document) => ({ document: { ...document, type: "ExportTx" } }),
      /type must be BaseTx/,
    ],
    [
      "another's key",
      "sign_transaction",
      (document) => ({ document, account: "bob" }),
      /bob has nothing to sign/,
    ],
    [
      "an unknown account",
      "sign_transaction",
      (document) => ({ document, account: "zoe" }),
      /no account .* zoe/,
    ],
  ])("refuse %s", async (_name, tool, given, want) => {
    const { alice } = dev.localnet.accounts;
    const from = alice.pAddress;
    const { document } = await built({ type: "send", from, to: from, amount: "1" });
    const sent = given(document);
    const { isError, value } = await use(local, tool, {
      ...(tool === "build_transaction" && { from }),
      ...sent,
    });
    expect(isError).toBe(true);
    expect(value.message).toMatch(want);
  });

  it("sign for no other network", async () => {
    const from = dev.localnet.accounts.alice.pAddress;
    const { document } = await built({ type: "send", from, to: from, amount: "1" }, elsewhere);
    const { isError, value } = await use(elsewhere, "sign_transaction", { document, account: "alice" });
    expect(isError).toBe(true);
    expect(value.message).toContain("signs for a local network only, not for network");
  });
});
