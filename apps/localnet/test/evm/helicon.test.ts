/** The C-Chain since Helicon: it accepts a block, executes it, and a later one settles it (ACP-194). */
import { decodeContainer, decodeHex } from "@primary-network/codec";
import { blockAtomicTxs, blockId, decodeBlock } from "@primary-network/codec/c";
import { parseGwei, toHex } from "viem";
import { afterAll, beforeAll, expect, it } from "vitest";
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
  const [raw] = await eth("debug_getRawReceipts", toHex(blockNumber));
  expect(raw).toContain("82c351");
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
      settledExcess: "0x7c278b34",
      totalDifficulty: "0x0",
    });
    expect(Number(block.settledHeight)).toBeLessThan(Number(block.number));
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

it("holds execution back: an accepted block is pending, and what needs its results waits", async () => {
  const { reader, writer } = clientsOf(served, served.c);
  const { localnet } = served;
  const headers = { authorization: `Bearer ${localnet.controlToken}` };
  const control = async (path: string, method = "POST") =>
    (await localnet.controlFetch(new Request(`http://control/execution${path}`, { method, headers }))).json();
  const accepted = Number(await eth("eth_blockNumber"));
  expect(await control("/hold")).toEqual({ held: true, accepted, executed: accepted });
  const before = await reader.getBalance({ address: to });
  const raw = await writer.signTransaction(
    await writer.prepareTransactionRequest({ to, value: 5n, gas: 21_000n, type: "legacy" }),
  );
  const hash = await eth("eth_sendRawTransaction", raw);
  const next = toHex(accepted + 1);
  expect(await control("", "GET")).toEqual({ held: true, accepted: accepted + 1, executed: accepted });

  expect(await eth("eth_blockNumber")).toBe(toHex(accepted));
  expect((await eth("eth_getBlockByNumber", "latest", false)).number).toBe(toHex(accepted));
  const pending = await eth("eth_getBlockByNumber", "pending", false);
  expect(pending).toMatchObject({ number: next, hash: null, miner: null, nonce: null });
  const { error } = await ask(localnet, served.c, "eth_getBalance", to, "pending");
  expect(error).toEqual({ code: -32_000, message: "state not available for pending block" });
  expect((await eth("eth_getBlockByNumber", next, false)).transactions).toEqual([hash]);
  expect(await eth("eth_getBlockByNumber", toHex(accepted + 2), false)).toBeNull();
  expect(await reader.getBalance({ address: to })).toBe(before);

  const done: string[] = [];
  const noted = async (method: string, ...params: unknown[]) => {
    const result = await eth(method, ...params);
    done.push(method);
    return result;
  };
  const waiting = Promise.all([
    noted("eth_getTransactionReceipt", hash),
    noted("eth_getBlockReceipts", next),
    noted("eth_getBalance", to, next),
  ]);
  // Other requests are not held up by those that wait.
  expect(await eth("eth_blockNumber")).toBe(toHex(accepted));
  expect(await eth("eth_getTransactionReceipt", `0x${"12".repeat(32)}`)).toBeNull();
  expect(done).toEqual([]);
  expect(await control("/execute")).toMatchObject({ executed: accepted + 1 });
  const [receipt, receipts, balance] = await waiting;
  expect(receipt).toMatchObject({ blockNumber: next, status: "0x1" });
  expect(receipts).toEqual([receipt]);
  expect(BigInt(balance)).toBe(before + 5n);
  expect((await eth("eth_getBlockByNumber", "latest", false)).number).toBe(next);
  expect(await control("/release")).toEqual({ held: false, accepted: accepted + 1, executed: accepted + 1 });
});
