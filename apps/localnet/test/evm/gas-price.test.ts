/**
 * The C-Chain's gas price since Helicon: it stays at the least price in a quiet chain, and follows a burst
 * (ACP-176).
 */
import { parseGwei, toHex } from "viem";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, clientsOf, developer, type ServedEvm, serveEvm } from "./serve-evm.ts";

let served: ServedEvm;
beforeAll(async () => {
  const small = { weeks: 2, validators: 4, delegators: 0, blockIntervalSeconds: 0 };
  served = await serveEvm({ ...small, evmDevMethods: true });
});
afterAll(() => served?.close());

const LEAST = parseGwei("25");
const to = `0x${"00".repeat(19)}bb` as const;
const eth = async (method: string, ...params: unknown[]) =>
  (await ask(served.localnet, served.c, method, ...params)).result;
const number = async (method: string) => BigInt(await eth(method));
const headerOf = async (block: bigint | string) =>
  eth("eth_getHeaderByNumber", typeof block === "string" ? block : toHex(block));

/** Sends with a high price, and returns the block and the price that was paid. */
async function send(gas: bigint, prices = { maxFeePerGas: parseGwei("500"), maxPriorityFeePerGas: 7n }) {
  const { reader, writer } = clientsOf(served, served.c);
  const hash = await writer.sendTransaction({ to, value: 1n, gas, ...prices });
  const { blockNumber, effectiveGasPrice } = await reader.waitForTransactionReceipt({ hash });
  return { blockNumber, effectiveGasPrice };
}

it("stays at the least price while a clock stands still", async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await send(21_000n)).effectiveGasPrice).toBe(LEAST + 7n);
  expect(BigInt((await headerOf("latest")).baseFeePerGas)).toBe(LEAST);
  expect(await number("eth_maxPriorityFeePerGas")).toBe(7n);
  expect(await number("eth_gasPrice")).toBe(LEAST + 7n);
});

it("estimates by the tips and limits of the last blocks, with a bound for the next one", async () => {
  const { oldestBlock, reward, baseFeePerGas, gasUsedRatio } = await eth(
    "eth_feeHistory",
    "0x2",
    "latest",
    [50],
  );
  const height = await number("eth_blockNumber");
  expect(BigInt(oldestBlock)).toBe(height - 1n);
  expect(reward).toEqual([["0x7"], ["0x7"]]);
  expect(gasUsedRatio).toEqual([21_000 / 20_000_000, 21_000 / 20_000_000]);
  // The last block may have risen the price by what its limit allows, until time passes.
  expect(baseFeePerGas.slice(0, 2).map(BigInt)).toEqual([LEAST, LEAST]);
  expect(BigInt(baseFeePerGas[2])).toBe(await number("eth_baseFee"));
  expect((await number("eth_baseFee")) > LEAST).toBe(true);
  const { slow, normal, fast } = await eth("eth_suggestPriceOptions");
  const doubled = 2n * (await number("eth_baseFee"));
  expect([slow, normal, fast].map(({ maxFeePerGas }) => BigInt(maxFeePerGas) - doubled)).toEqual([
    6n,
    7n,
    7n,
  ]);
  const earlier = await eth("eth_feeHistory", 1, toHex(height - 1n), []);
  expect(earlier).toEqual({
    oldestBlock: toHex(height - 1n),
    baseFeePerGas: [toHex(LEAST), toHex(LEAST)],
    gasUsedRatio: [21_000 / 20_000_000],
  });
  expect(await eth("eth_feeHistory", "0x0", "latest", [])).toEqual({
    oldestBlock: "0x0",
    gasUsedRatio: null,
  });
});

it("rises with a burst, in headers at least as far as in receipts, and falls as time passes", async () => {
  await send(20_000_000n);
  const bound = await number("eth_baseFee");
  const second = await send(20_000_000n);
  const [executed, header] = [
    second.effectiveGasPrice - 7n,
    BigInt((await headerOf(second.blockNumber)).baseFeePerGas),
  ];
  // Ten million units were charged in the first block, twenty were possible.
  expect(Number(executed) / Number(LEAST)).toBeCloseTo(Math.exp(5 / 87), 2);
  expect(Number(header) / Number(LEAST)).toBeCloseTo(Math.exp(10 / 87), 2);
  expect(executed < header && header <= bound).toBe(true);

  // A price between both is refused, too: no node takes it into the block.
  const low = { maxFeePerGas: (executed + header) / 2n, maxPriorityFeePerGas: 1n };
  const { writer } = clientsOf(served, served.c);
  await expect(writer.sendTransaction({ to, value: 1n, gas: 21_000n, ...low })).rejects.toThrow(
    `transaction underpriced: address ${developer.address} have gas fee cap (${low.maxFeePerGas}) < pool minimum fee cap (`,
  );

  await eth("evm_increaseTime", 60);
  expect((await send(21_000n)).effectiveGasPrice).toBe(LEAST + 7n);
  expect(BigInt((await headerOf("latest")).baseFeePerGas)).toBe(LEAST);
});

it("continues in a restored world", async () => {
  const headers = { authorization: `Bearer ${served.localnet.controlToken}` };
  const control = (method: string, body?: BodyInit) =>
    served.localnet.controlFetch(
      new Request("http://control/snapshot", { method, headers, ...(body && { body }) }),
    );
  await send(20_000_000n);
  const saved = await (await control("GET")).arrayBuffer();
  const after = await send(9_000_000n);
  const header = await headerOf(after.blockNumber);
  expect((await control("PUT", saved)).status).toBe(200);
  const again = await send(9_000_000n);
  expect(again).toEqual(after);
  expect(await headerOf(again.blockNumber)).toEqual(header);
});
