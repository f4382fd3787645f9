/** `dev` on real nodes: transactions that are issued to them are listed by the service, and are there after a restart. Opt-in. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeCb58, decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import { decodeUtxo, encodeTx, signTx, txFee, txId, type UnsignedTx } from "@primary-network/codec/p";
import { createDataClient } from "@primary-network/data";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { createPublicClient, createWalletClient, defineChain, http, parseEther, webSocket } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Dev, startDevOnNodes } from "../src/index.ts";
import { DEV_OPTIONS } from "./dev-options.ts";

const binary = process.env.AVALANCHEGO ?? "";
/** nAVAX */
const AVAX = 1_000_000_000n;

describe.skipIf(binary === "")("real nodes (skipped: AVALANCHEGO names no binary)", () => {
  let folder: string;
  let dev: Dev;
  const start = () => {
    const { startTime: _, ...options } = DEV_OPTIONS;
    return startDevOnNodes(binary, { ...options, dataDir: folder });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "primary-network-avalanchego-"));
    dev = await start();
  });
  afterAll(async () => {
    await dev?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Alice pays Bob; returns the transaction's id. */
  async function pay(): Promise<string> {
    const { accounts, networkId, source } = dev.network;
    const { alice, bob } = accounts;
    const pchain = createPChainClient({ baseUrl: dev.node.url });
    const { utxos } = await pchain.getUTXOs({ addresses: [alice.pAddress], encoding: "hex" });
    const unspent = utxos.map((hex) => decodeUtxo(decodeHex(hex)));
    const found = unspent.find(({ output }) => output.type === "TransferOutput" && output.amount > 2n * AVAX);
    if (found?.output.type !== "TransferOutput") throw new Error("alice has no funds");
    const { amount } = found.output;
    const assetId = decodeCb58(source.assetId);
    const outputOf = (address: Uint8Array, value: bigint) => ({
      assetId,
      output: {
        type: "TransferOutput" as const,
        amount: value,
        locktime: 0n,
        threshold: 1,
        addresses: [address],
      },
    });
    const build = (fee: bigint): UnsignedTx => ({
      type: "BaseTx",
      networkId,
      blockchainId: new Uint8Array(32),
      memo: new Uint8Array(),
      inputs: [
        {
          txId: found.txId,
          outputIndex: found.outputIndex,
          assetId,
          input: { type: "TransferInput", amount, signatureIndices: [0] },
        },
      ],
      outputs: [outputOf(bob.address, AVAX), outputOf(alice.address, amount - AVAX - fee)],
    });
    const [config, { price }] = [await pchain.getFeeConfig(), await pchain.getFeeState()];
    const signed = signTx(build(txFee(build(0n), config, price)), [[alice.privateKey]]);
    await pchain.issueTx({ tx: encodeHex(encodeTx(signed)), encoding: "hex" });
    return encodeCb58(txId(signed));
  }

  test("a transaction of the P-Chain is accepted and listed", async () => {
    const id = await pay();
    const data = createDataClient({ baseUrl: dev.service.url, network: "fuji" });
    const { alice } = dev.network.accounts;
    const listed = async () => {
      const { items } = await data.transactions.list({
        blockchainId: "p-chain",
        addresses: [alice.pAddress.slice(2)],
      });
      return items.map(({ txHash }) => txHash);
    };
    await expect.poll(listed, { timeout: 60_000 }).toContain(id);
    await dev.close();
    dev = await start();
    expect(dev.network.blockCount).toBeGreaterThan(1);
    const again = createDataClient({ baseUrl: dev.service.url, network: "fuji" });
    const { items } = await again.transactions.list({
      blockchainId: "p-chain",
      addresses: [dev.network.accounts.alice.pAddress.slice(2)],
    });
    expect(items.map(({ txHash }) => txHash)).toContain(id);
  });

  test("a transaction of the C-Chain is accepted and returned, over HTTP and WebSocket", async () => {
    const [cChain] = dev.network.evmChains;
    if (cChain === undefined) throw new Error("no C-Chain");
    const { rpcPath, evmChainId } = cChain;
    const url = `${dev.node.url}${rpcPath}`;
    const chain = defineChain({
      id: evmChainId,
      name: "C-Chain",
      nativeCurrency: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    });
    const account = mnemonicToAccount("test test test test test test test test test test test junk");
    const wallet = createWalletClient({ account, chain, transport: http(url) });
    const hash = await wallet.sendTransaction({ to: `0x${"11".repeat(20)}`, value: parseEther("1.5") });
    const socket = webSocket(url.replace(/^http(.*)rpc$/, "ws$1ws"), { reconnect: false, keepAlive: false });
    const client = createPublicClient({ chain, transport: socket });
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 100 });
    expect(receipt.status).toBe("success");
    const path = `/v1/chains/${evmChainId}/transactions/${hash}`;
    await expect
      .poll(async () => (await fetch(`${dev.service.url}${path}`)).json(), { timeout: 60_000 })
      .toMatchObject({ nativeTransaction: { txHash: hash, value: "1500000000000000000" } });
    const rpc = await client.transport.getRpcClient();
    rpc.close();
  });
});
