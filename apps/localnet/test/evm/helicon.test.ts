/** The C-Chain since Helicon: it accepts a block, executes it, and a later one settles it (ACP-194). */
import { decodeContainer, decodeHex } from "@primary-network/codec";
import { blockAtomicTxs, blockId, decodeBlock } from "@primary-network/codec/c";
import { parseGwei, toHex } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atomicGasOf } from "../../src/chains/c/execute.ts";
import { ask, clientsOf, developer, type ServedEvm, serveEvm, tipOf } from "./serve-evm.ts";

let served: ServedEvm;
beforeAll(async () => {
  served = await serveEvm({
    weeks: 2,
    validators: 4,
    delegators: 0,
    blockIntervalSeconds: 0,
    heliconTime: 0,
    evmDevMethods: true,
  });
});
afterAll(() => served?.close());

const to = `0x${"00".repeat(19)}bb` as const;
const eth = async (method: string, ...params: unknown[]) =>
  (await ask(served.localnet, served.c, method, ...params)).result;

it("charges at least half of a transaction's limit, in the receipt and in balances", async () => {
  const { reader, writer } = clientsOf(served, served.c);
  const before = await reader.getBalance({ address: developer.address });
  const hash = await writer.sendTransaction({ to, value: 7n, gas: 100_001n, gasPrice: parseGwei("30") });
  const receipt = await reader.waitForTransactionReceipt({ hash });
  expect([receipt.gasUsed, receipt.cumulativeGasUsed]).toEqual([50_001n, 50_001n]);
  const after = await reader.getBalance({ address: developer.address });
  expect(before - after).toBe(7n + 50_001n * parseGwei("30"));
  // The charge belongs to the block, not to what comes after it.
  await eth("evm_mine");
  const { blockNumber } = receipt;
  expect(await reader.getBalance({ address: developer.address, blockNumber })).toBe(after);
  expect(await reader.getBalance({ address: developer.address, blockNumber: blockNumber - 1n })).toBe(before);
  const frame = await eth("debug_traceTransaction", hash, { tracer: "callTracer" });
  expect(frame.gasUsed).toBe("0xc351");
  const [traced] = await eth("debug_traceBlockByNumber", toHex(blockNumber), { tracer: "callTracer" });
  expect(traced.result.gasUsed).toBe("0xc351");
});

it("has headers of limits and of what they settle, whose hash is the container's", async () => {
  const { number } = await tipOf(served.localnet, served.c);
  const blocks = await Promise.all(
    Array.from({ length: 4 }, (_, index) => eth("eth_getBlockByNumber", toHex(number - index), true)),
  );
  for (const block of blocks) {
    const { index } = await containerOf(Number(block.number));
    const atomic = blockAtomicTxs(index).reduce((gas, tx) => gas + atomicGasOf(tx.unsignedTx), 0n);
    const sum = block.transactions.reduce((gas: bigint, tx: { gas: string }) => gas + BigInt(tx.gas), atomic);
    expect(BigInt(block.gasUsed)).toBe(sum);
    expect(block).toMatchObject({
      gasLimit: "0x1312d00",
      extraData: "0x000000000000",
      extDataGasUsed: "0x0",
      targetExponent: "0x0",
      minPriceExponent: "0x8a2a32b41d02ef7b",
      totalDifficulty: "0x0",
    });
    expect(Number(block.settledHeight)).toBeLessThan(Number(block.number));
    // The excess of the least price, and what the settled block added to it.
    expect(BigInt(block.settledExcess)).toBeGreaterThanOrEqual(0x7c278b34n);
    expect(toHex(blockId(index))).toBe(block.hash);
    expect(index.settledHeight).toBe(BigInt(block.settledHeight));
  }
});

async function containerOf(height: number) {
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "index.getContainerByIndex",
    params: { index: height - 1, encoding: "hex" },
  });
  const headers = { "content-type": "application/json" };
  const request = new Request("http://node/ext/index/C/block", { method: "POST", headers, body });
  const { result } = await (await served.localnet.fetch(request)).json();
  const bytes = decodeHex(result.bytes);
  return { index: decodeBlock(decodeContainer(bytes)?.blockBytes ?? bytes) };
}

it("reports the upgrade in the chain's configuration", async () => {
  expect((await eth("eth_getChainConfig")).heliconTimestamp).toBe(0);
});

it("settles a block by the first one that is five seconds younger than its execution", async () => {
  const { reader, writer } = clientsOf(served, served.c);
  const block = async () => {
    const hash = await writer.sendTransaction({ to, value: 1n, gas: 21_000n });
    const { blockNumber } = await reader.waitForTransactionReceipt({ hash });
    return eth("eth_getBlockByNumber", toHex(blockNumber), false);
  };
  const first = await block();
  await eth("evm_increaseTime", 5);
  // The execution of the first one ended a fraction of a second after its time.
  const second = await block();
  expect(Number(second.settledHeight)).toBeLessThan(Number(first.number));
  await eth("evm_increaseTime", 1);
  const third = await block();
  expect(Number(third.settledHeight)).toBe(Number(first.number));
  expect(third.settledGasUnix).toBe(first.timestamp);
  const { receiptsRoot } = third;
  expect(receiptsRoot).not.toBe(second.receiptsRoot);
});

async function control(method: string, path: string, body: object = {}) {
  const headers = { authorization: `Bearer ${served.localnet.controlToken}` };
  const init = { method, headers, ...(method !== "GET" && { body: JSON.stringify(body) }) };
  const response = await served.localnet.controlFetch(new Request(`http://control${path}`, init));
  return { status: response.status, ...(await response.json()) };
}

/** A WebSocket session with one subscription, and the results that it is sent. */
async function subscribed(...params: unknown[]) {
  const results: unknown[] = [];
  const session =
    served.localnet.connect("/ext/bc/C/ws", {
      send(text) {
        const { params } = JSON.parse(text);
        if (params) results.push(params.result);
      },
      end() {},
    }) ?? expect.unreachable();
  await session.receive(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params }));
  const settle = () => session.receive('{"jsonrpc":"2.0","id":2,"method":"eth_chainId"}');
  return { results, settle, close: () => session.close() };
}

describe("with execution held back", () => {
  it("a block is accepted, its results wait, and latest is the last executed one", async () => {
    const { writer } = clientsOf(served, served.c);
    const before = await tipOf(served.localnet, served.c);
    const balance = await eth("eth_getBalance", to, "latest");
    const heads = await subscribed("newHeads");
    const accepted = await subscribed("newAcceptedTransactions");
    expect(await control("PUT", "/execution", { execution: "held" })).toMatchObject({
      status: 200,
      execution: "held",
      accepted: before.number,
      executed: before.number,
    });
    // The wallet must not count on an estimate: the first transaction changes the nonce of the second.
    const hashes = [
      await writer.sendTransaction({ to, value: 3n, gas: 21_000n }),
      await writer.sendTransaction({ to, value: 4n, gas: 21_000n }),
    ];
    const [first, second] = [toHex(before.number + 1), toHex(before.number + 2)];
    expect(await eth("eth_blockNumber")).toBe(toHex(before.number));
    expect((await eth("eth_getBlockByNumber", "latest", false)).hash).toBe(before.hash);
    const pending = await eth("eth_getBlockByNumber", "pending", false);
    expect(pending).toMatchObject({ number: second, hash: null, miner: null, nonce: null });
    const { error } = await ask(served.localnet, served.c, "eth_getBalance", to, "pending");
    expect(error).toEqual({ code: -32_000, message: "state not available for pending block" });
    const block = await eth("eth_getBlockByNumber", first, false);
    expect(block).toMatchObject({ number: first, parentHash: before.hash, transactions: [hashes[0]] });
    expect(await eth("eth_getTransactionByHash", hashes[1])).toMatchObject({ blockNumber: second });
    expect(await eth("eth_getBalance", to, "latest")).toBe(balance);
    expect(await eth("eth_getLogs", { fromBlock: first, toBlock: second })).toEqual([]);
    await accepted.settle();
    expect(accepted.results).toEqual(hashes);

    const arrived: string[] = [];
    const waits = [
      eth("eth_getTransactionReceipt", hashes[0]).then(({ status }) => arrived.push(`receipt ${status}`)),
      eth("eth_getBlockReceipts", block.hash).then(({ length }) => arrived.push(`receipts ${length}`)),
      eth("eth_getBalance", to, first).then((value) =>
        arrived.push(`balance ${BigInt(value) - BigInt(balance)}`),
      ),
    ];
    const later = eth("eth_getTransactionReceipt", hashes[1]).then(() => arrived.push("second"));
    await heads.settle();
    expect([heads.results, arrived]).toEqual([[], []]);

    expect(await control("POST", "/execution/execute", { count: 1 })).toMatchObject({
      accepted: before.number + 2,
      executed: before.number + 1,
    });
    await Promise.all(waits);
    expect(arrived.sort()).toEqual(["balance 3", "receipt 0x1", "receipts 1"]);
    await heads.settle();
    expect(heads.results).toMatchObject([{ number: first, hash: block.hash }]);
    expect(await eth("eth_blockNumber")).toBe(first);

    expect(await control("PUT", "/execution", { execution: "immediate" })).toMatchObject({
      execution: "immediate",
      executed: before.number + 2,
    });
    await later;
    expect(BigInt(await eth("eth_getBalance", to, "latest")) - BigInt(balance)).toBe(7n);
    // The header was the same before the execution.
    expect(await eth("eth_getBlockByNumber", first, false)).toEqual(block);
    heads.close();
    accepted.close();
  });

  it("the receipt of an unknown transaction is null at once", async () => {
    await control("PUT", "/execution", { execution: "held" });
    expect(await eth("eth_getTransactionReceipt", `0x${"12".repeat(32)}`)).toBeNull();
    expect(await eth("eth_getBlockReceipts", "0xffffff")).toBeNull();
    await control("PUT", "/execution", { execution: "immediate" });
  });

  it("the control API names the field of a bad request", async () => {
    expect(await control("PUT", "/execution", { execution: "slow" })).toEqual({
      status: 400,
      error: 'execution must be "immediate" or "held"',
    });
    expect(await control("POST", "/execution/execute", { count: 0 })).toMatchObject({ status: 400 });
  });
});

it("safe and finalized are the last settled block, and a later block has the node's error", async () => {
  const { settled, accepted } = await control("GET", "/execution");
  for (const tag of ["safe", "finalized"])
    expect((await eth("eth_getBlockByNumber", tag, false)).number).toBe(toHex(settled));
  expect(settled).toBeLessThan(accepted);
  expect(await eth("eth_getBlockByNumber", "0xffffff", false)).toBeNull();
  const { error } = await ask(served.localnet, served.c, "eth_getBalance", to, "0xffffff");
  expect(error).toMatchObject({
    code: -32_000,
    message: "block not found: not accepted yet: block 16777215",
  });
});
