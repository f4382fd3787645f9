/** EVM transactions of kinds that the local chains do not have, in blocks that are made up here. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { checksummed } from "../src/domain/evm/address.ts";
import type { CallFrame, EvmBlock, EvmTransaction } from "../src/domain/evm/block.ts";
import { createdAddress } from "../src/domain/evm/created-address.ts";
import { TRANSFER } from "../src/domain/evm/transfers.ts";
import { blockAt, type EvmServed, serveEvm } from "./evm-served.ts";
import type { Json } from "./harness.ts";

const account = (digits: string): string => `0x${digits.repeat(20)}`;
const topic = (address: string): string => `0x${address.slice(2).padStart(64, "0")}`;
const [MAKER, CONTRACT, SENDER, TOKEN] = ["1a", "2b", "3c", "4d"].map(account) as [
  string,
  string,
  string,
  string,
];

let served: EvmServed;
let number = 0;
beforeAll(async () => {
  served = await serveEvm();
  await served.commit([blockAt(0, 1_700_000_000, 0)]);
});
afterAll(() => served.close());

/** A block after those that are there, with one transaction; its hash. */
async function commit(tx: Partial<EvmTransaction>, block: Partial<EvmBlock> = {}): Promise<string> {
  number++;
  const plain = blockAt(number, 1_700_000_000 + number, 1);
  const [first] = plain.txs;
  if (!first) throw new Error("a block without its transaction");
  await served.commit([{ ...plain, txs: [{ ...first, ...tx }], ...block }]);
  return first.hash;
}

const respond = async (path: string): Promise<Json> => {
  const { status, body } = await served.get(`/v1/chains/43112/${path}`);
  return status === 200 ? body : `${status} ${body.message}`;
};
const native = async (hash: string): Promise<Json> =>
  (await respond(`transactions/${hash}`)).nativeTransaction;

const receipt = {
  succeeded: true,
  gasUsed: 21_000n,
  effectiveGasPrice: 25_000_000_000n,
  contractAddress: undefined,
  logs: [],
};
const frame = (type: string, to: string | undefined, calls: CallFrame[] = []): CallFrame => ({
  type,
  from: MAKER,
  to,
  value: 0n,
  gas: 1n,
  gasUsed: 1n,
  error: undefined,
  calls,
});

test("of several contracts at one address the last one counts, even within a transaction", async () => {
  const made = async (calls: CallFrame[]) => commit({ trace: frame("CALL", MAKER, calls) });
  const path = `contracts/${CONTRACT}/transactions:getDeployment`;
  expect(await respond(path)).toMatch(/^404 /);
  const first = await made([frame("CREATE2", CONTRACT)]);
  expect((await respond(path)).nativeTransaction.txHash).toBe(first);
  const second = await made([frame("CREATE2", CONTRACT), frame("CREATE2", CONTRACT)]);
  expect((await respond(path)).nativeTransaction.txHash).toBe(second);
  const failed = { ...frame("CREATE2", CONTRACT), error: "contract address collision" };
  await made([failed]);
  expect((await respond(path)).nativeTransaction.txHash).toBe(second);
});

test("a failed creation has the contract's would-be address and created no contract", async () => {
  const hash = await commit({
    from: SENDER,
    to: undefined,
    nonce: 7n,
    receipt: { ...receipt, succeeded: false },
  });
  const address = createdAddress(SENDER, 7n);
  expect(await native(hash)).toMatchObject({
    txStatus: "0",
    to: { address: checksummed(address) },
    method: { callType: "CONTRACT_CREATION", methodName: "Contract Created" },
  });
  expect(await respond(`contracts/${address}/transactions:getDeployment`)).toMatch(/^404 /);
});

test("an internal creation that failed has no address", async () => {
  const failed = { ...frame("CREATE", undefined), error: "out of gas" };
  const { internalTransactions } = await respond(
    `transactions/${await commit({ trace: frame("CALL", MAKER, [failed]) })}`,
  );
  expect(internalTransactions).toMatchObject([{ to: { address: account("00") }, isReverted: true }]);
});

test("blocks before EIP-1559 have no base fee, and old envelopes no tip", async () => {
  const old = { type: 0, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined };
  const tx = await native(await commit(old, { baseFeePerGas: undefined }));
  expect(tx).toMatchObject({ txType: 0, baseFeePerGas: "0" });
  expect(tx).not.toHaveProperty("maxFeePerGas");
  expect(tx).not.toHaveProperty("maxPriorityFeePerGas");
  expect(tx).not.toHaveProperty("blockTimestampMilliseconds");
});

test("blocks have milliseconds and the minimum delay where the node gives them", async () => {
  const block = { timestampMilliseconds: 1_700_000_000_250, minDelayExcess: 7_970_124n };
  expect(await native(await commit({}, block))).toMatchObject({
    blockTimestampMilliseconds: 1_700_000_000_250,
    blockMinDelayExcess: 7_970_124,
  });
});

test("the largest value of every field is stored", async () => {
  const [MAX64, MAX256] = [2n ** 64n - 1n, 2n ** 256n - 1n];
  const tx = {
    type: 3,
    value: MAX256,
    nonce: MAX64,
    gas: MAX64,
    maxFeePerGas: MAX256,
    maxPriorityFeePerGas: MAX256,
  };
  const paid = { ...receipt, gasUsed: MAX64, effectiveGasPrice: MAX256 };
  const hash = await commit(
    { ...tx, input: `0x${"ab".repeat(100_000)}`, receipt: paid },
    { baseFeePerGas: MAX256 },
  );
  expect(await native(hash)).toMatchObject({
    txType: 3,
    value: String(MAX256),
    nonce: String(MAX64),
    gasLimit: String(MAX64),
    gasUsed: String(MAX64),
    gasPrice: String(MAX256),
    maxFeePerGas: String(MAX256),
    maxPriorityFeePerGas: String(MAX256),
    baseFeePerGas: String(MAX256),
    input: `0x${"ab".repeat(100_000)}`,
  });
});

test("tokens without metadata and blocks that are taken back are handled", async () => {
  const logs = [SENDER, MAKER].map((to, logIndex) => ({
    logIndex,
    address: TOKEN,
    topics: [TRANSFER, topic(SENDER), topic(to)],
    data: `0x${"f".repeat(64)}`,
  }));
  const before = number;
  const hash = await commit({ receipt: { ...receipt, logs } });
  const list = `addresses/${SENDER}/transactions:listErc20`;
  const { transactions } = await respond(list);
  expect(transactions).toMatchObject(
    [1, 0].map((logIndex) => ({
      logIndex,
      txHash: hash,
      value: String(2n ** 256n - 1n),
      erc20Token: { address: checksummed(TOKEN), name: "", symbol: "", decimals: 0, ercType: "ERC-20" },
    })),
  );
  await served.store.evm.chains.rewind(43_112, number, before, 0);
  number = before;
  expect(await respond(list)).toEqual({ transactions: [] });
  expect(await respond(`transactions/${hash}`)).toMatch(/^404 /);
});

test("the chains of an address are those on which a transaction concerns it, under both routes", async () => {
  const [caller, called, reverted] = ["7a", "7b", "7c"].map(account) as [string, string, string];
  const inside = (to: string, error?: string) => ({ ...frame("CALL", to), value: 1n, error });
  await commit({ from: caller, trace: frame("CALL", MAKER, [inside(called), inside(reverted, "no")]) });
  for (const path of [
    (address: string) => `/v1/address/${address}/chains`,
    (address: string) => `/v1/chains/address/${address}`,
  ]) {
    const chainsOf = async (address: string): Promise<Json> => {
      const { status, body } = await served.get(path(address));
      expect(status).toBe(200);
      expect(body.unindexedChains).toEqual([]);
      return body.indexedChains.map(({ chainId }: Json) => chainId);
    };
    expect(await chainsOf(caller)).toEqual(["43112"]);
    expect(await chainsOf(called)).toEqual(["43112"]);
    // A call that was reverted did not happen.
    expect(await chainsOf(reverted)).toEqual([]);
    expect((await served.get(path("0x7a"))).status).toBe(400);
  }
});

test("a block says the gas and the fees of its transactions", async () => {
  const hash = await commit({});
  const { blockNumber } = await native(hash);
  expect(await respond(`blocks/${blockNumber}`)).toMatchObject({
    gasUsed: "21000",
    gasLimit: "15000000",
    gasCost: "100000",
    feesSpent: "525000000000000",
  });
});
