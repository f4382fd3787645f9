/**
 * Refusals since Helicon, with the texts of a node: avalanchego 1.15.0 gave each of them on a private
 * network.
 */
import { type Hex, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, clientsOf, developer, type ServedEvm, serveEvm } from "./serve-evm.ts";

let served: ServedEvm;
beforeAll(async () => {
  served = await serveEvm({ weeks: 2, validators: 4, delegators: 0, blockIntervalSeconds: 0 });
});
afterAll(() => served?.close());

const poor = privateKeyToAccount(`0x${"11".repeat(32)}`);
const wei = 50_000_000_000n;
const fields = { chainId: 43_112, nonce: 0, gas: 21_000n, to: poor.address, value: 1n };
const tx = { ...fields, type: "eip1559" as const, maxFeePerGas: wei, maxPriorityFeePerGas: 1n };
type Account = Pick<typeof poor, "signTransaction">;

const said = (method: string, ...params: unknown[]) => ask(served.localnet, served.c, method, ...params);
const refused = async (raw: Hex | string) => (await said("eth_sendRawTransaction", raw)).error;
const nextNonce = () =>
  clientsOf(served, served.c).reader.getTransactionCount({ address: developer.address });

describe("a transaction is refused by the pool", () => {
  it.each<[what: string, account: Account, over: object, message: string]>([
    [
      "more than the sender has",
      poor,
      {},
      "insufficient funds for gas * price + value: balance 0, tx cost 1050000000000001, overshot 1050000000000001",
    ],
    [
      "more than the sender has at a price of 7 wei",
      poor,
      { maxFeePerGas: 7n },
      "insufficient funds for gas * price + value: balance 0, tx cost 147001, overshot 147001",
    ],
    [
      "less gas than it costs",
      poor,
      { gas: 20_999n },
      "intrinsic gas too low: gas 20999, minimum needed 21000",
    ],
    ["more gas than a block has", poor, { gas: 20_000_001n }, "exceeds block gas limit"],
    ["another chain's signature", developer, { chainId: 1 }, "invalid sender"],
    [
      "another chain's legacy signature",
      developer,
      { type: "legacy", chainId: 1, gasPrice: wei, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined },
      "invalid sender",
    ],
    [
      "a signature of every chain",
      developer,
      {
        type: "legacy",
        chainId: undefined,
        gasPrice: wei,
        maxFeePerGas: undefined,
        maxPriorityFeePerGas: undefined,
      },
      "only replay-protected (EIP-155) transactions allowed over RPC",
    ],
    [
      "the length of its code",
      developer,
      { to: undefined, data: `0x${"00".repeat(49_153)}`, gas: 5_000_000n },
      "max initcode size exceeded: code size 49153, limit 49152",
    ],
    [
      "its length",
      developer,
      { data: `0x${"00".repeat(140_000)}`, gas: 5_000_000n },
      "oversized data: transaction size 140114, limit 131072",
    ],
  ])("for %s", async (_, account, over, message) => {
    const raw = await account.signTransaction({ ...tx, ...over } as typeof tx);
    expect(await refused(raw)).toEqual({ code: -32_000, message });
  });

  it("for a price below that of the next block, which a node would keep until the price falls", async () => {
    const low = { ...tx, nonce: await nextNonce(), maxFeePerGas: 7n };
    expect(await refused(await developer.signTransaction(low))).toEqual({
      code: -32_000,
      message: `transaction underpriced: address ${developer.address} have gas fee cap (7) < pool minimum fee cap (25000000000)`,
    });
  });

  it.each<[raw: string, message: string]>([
    ["0x", "typed transaction too short"],
    ["0x02", "typed transaction too short"],
    ["0x0102", "rlp: expected input list for types.AccessListTx"],
    ["0x8080", "rlp: expected input list for types.LegacyTx"],
    ["0xf8", "rlp: value size exceeds available input length"],
    ["0xf8ff", "rlp: value size exceeds available input length"],
    ["0xc101", "rlp: too few elements for types.LegacyTx"],
    [
      `0x02cd${"01".repeat(13)}`,
      "rlp: input string too short for common.Address, decoding into (types.DynamicFeeTx).To",
    ],
    ["0x05c0", "transaction type not supported"],
    ["0x00c0", "transaction type not supported"],
  ])("for its bytes %s", async (raw, message) => {
    expect(await refused(raw)).toEqual({ code: -32_000, message });
  });

  it("for a nonce that is used, for being there already, and as a replacement at too low a price", async () => {
    const { writer } = clientsOf(served, served.c);
    await writer.sendTransaction({ to: poor.address, value: 1n, gas: 21_000n });
    const next = await nextNonce();
    const used = `nonce too low: next nonce ${next}, tx nonce 0`;
    const signed = (over: object) => developer.signTransaction({ ...tx, ...over });
    expect(await refused(await signed({}))).toEqual({ code: -32_000, message: used });
    const waiting = await signed({ nonce: next + 1 });
    expect(await refused(waiting)).toBeUndefined();
    expect(await refused(waiting)).toEqual({ code: -32_000, message: "already known" });
    const underpriced = { code: -32_000, message: "replacement transaction underpriced" };
    const other = { nonce: next + 1, value: 2n };
    expect(await refused(await signed(other))).toEqual(underpriced);
    const more = (percent: bigint) => (wei * (100n + percent)) / 100n;
    expect(await refused(await signed({ ...other, maxFeePerGas: more(5n) }))).toEqual(underpriced);
    expect(await refused(await signed({ ...other, maxFeePerGas: more(10n) }))).toEqual(underpriced);
    expect(
      await refused(await signed({ ...other, maxFeePerGas: more(10n), maxPriorityFeePerGas: 2n })),
    ).toBeUndefined();

    // Until the nonce before it comes, the pool shows it.
    expect((await said("txpool_status")).result).toEqual({ pending: "0x0", queued: "0x1" });
    const content = (await said("txpool_content")).result;
    expect(content.pending).toEqual({});
    expect(content.queued[developer.address][next + 1]).toMatchObject({
      blockHash: null,
      from: developer.address.toLowerCase(),
      maxFeePerGas: toHex(more(10n)),
      nonce: toHex(next + 1),
      value: "0x2",
    });
    const mine = (await said("txpool_contentFrom", developer.address)).result;
    expect(mine).toEqual({ pending: {}, queued: content.queued[developer.address] });
    expect((await said("txpool_contentFrom", poor.address)).result).toEqual({ pending: {}, queued: {} });
    expect((await said("txpool_inspect")).result.queued[developer.address]).toEqual({
      [next + 1]: `${poor.address}: 2 wei + 21000 gas × ${more(10n)} wei`,
    });
    expect(await refused(await signed({ nonce: next }))).toBeUndefined();
    expect((await said("txpool_status")).result).toEqual({ pending: "0x0", queued: "0x0" });
  });
});

const UNKNOWN = `0x${"11".repeat(32)}`;

it.each<[method: string, params: unknown[], message: string]>([
  ["eth_getBalance", [poor.address, "pending"], "state not available for pending block"],
  ["eth_getBalance", [poor.address, { blockHash: UNKNOWN }], `block not found: hash ${UNKNOWN}`],
  ["eth_getBalance", [poor.address, "0xffffff"], "block not found: not accepted yet: block 16777215"],
  ["eth_getLogs", [{ fromBlock: "0x2", toBlock: "0x1" }], "invalid block range params"],
  ["eth_getLogs", [{ fromBlock: "pending" }], "invalid block range params"],
  ["eth_getLogs", [{ blockHash: UNKNOWN }], "unknown block"],
  [
    "eth_callDetailed",
    [{ to: poor.address }, "0xffffff"],
    "block not found: not accepted yet: block 16777215",
  ],
  [
    "eth_callDetailed",
    [{ data: "0x5b600056", gas: "0x1" }, "latest"],
    "err: intrinsic gas too low: have 1, want 53054 (supplied gas 1)",
  ],
  ["debug_traceTransaction", [UNKNOWN], "transaction not found"],
  ["debug_traceBlockByHash", [UNKNOWN], `block not found: hash ${UNKNOWN}`],
  ["debug_traceBlockByNumber", ["0xffffff"], "block not found: not accepted yet: block 16777215"],
  [
    "eth_feeHistory",
    ["0x1", "latest", [50, 10]],
    "percentile out of range or misordered: index 1 (10.000000) must be greater than index 0 (50.000000)",
  ],
  [
    "eth_feeHistory",
    ["0x1", "latest", [101]],
    "percentile out of range or misordered: value 101.000000 at index 0",
  ],
  [
    "eth_feeHistory",
    ["0x1", "latest", Array.from({ length: 101 }, (_, index) => index / 2)],
    "percentile out of range or misordered: requested 101 percentiles, max 100",
  ],
  ["eth_feeHistory", ["0x1", "0xffffff", []], "block not found: not accepted yet: block 16777215"],
])("%s %j is refused", async (method, params, message) => {
  expect((await said(method, ...params)).error).toEqual({ code: -32_000, message });
});

it.each<[method: string, params: unknown[], want: unknown]>([
  ["eth_getLogs", [{ fromBlock: "0xffffff" }], []],
  ["eth_getLogs", [{ fromBlock: "latest", toBlock: "0xffffff" }], []],
])("%s %j of blocks to come finds nothing", async (method, params, want) => {
  expect((await said(method, ...params)).result).toEqual(want);
});

it.each(["eth_getBlockByNumber", "eth_getBalance"])(
  "%s does not know the tag of older nodes",
  async (method) => {
    const [params, index] =
      method === "eth_getBalance" ? [[poor.address, "accepted"], 1] : [["accepted", false], 0];
    const message = `invalid argument ${index}: hex string without 0x prefix`;
    expect((await said(method, ...params)).error).toEqual({ code: -32_602, message });
  },
);

/** The ABI of `Error("no")`, as the code of a contract that reverts with it. */
const REASON = `08c379a0${"20".padStart(64, "0")}${"02".padStart(64, "0")}${"6e6f".padEnd(64, "0")}`;
const REVERTING = `0x${[0, 1, 2, 3]
  .map(
    (word) =>
      `7f${REASON.padEnd(256, "0").slice(word * 64, word * 64 + 64)}60${(word * 32).toString(16).padStart(2, "0")}52`,
  )
  .join("")}60646000fd`;

it.each<[what: string, call: object, changes: object | undefined, want: object]>([
  [
    "ends well",
    { data: "0x60016000526001601ff3", gas: "0x186a0" },
    undefined,
    { gas: 53_368, errCode: 0, err: "", returnData: "0x01" },
  ],
  [
    "uses less than half of its limit",
    { to: poor.address, gas: "0x186a0" },
    undefined,
    { gas: 50_000, errCode: 0, err: "", returnData: "0x" },
  ],
  [
    "reverts",
    { data: "0x60006000fd", gas: "0x186a0" },
    undefined,
    { errCode: 3, err: "execution reverted", returnData: "0x" },
  ],
  [
    "reverts with a reason",
    { data: REVERTING, gas: "0x186a0" },
    undefined,
    { errCode: 3, err: "execution reverted: no", returnData: `0x${REASON}` },
  ],
  [
    "runs out of gas",
    { data: "0x5b600056", gas: "0x186a0" },
    undefined,
    { gas: 100_000, errCode: 0, err: "out of gas", returnData: "0x" },
  ],
  [
    "is no code",
    { data: "0xfe", gas: "0x186a0" },
    undefined,
    { gas: 100_000, errCode: 0, err: "invalid opcode: INVALID", returnData: "0x" },
  ],
  [
    "needs changes of the state",
    { from: poor.address, to: developer.address, value: "0x5", gas: "0x5208" },
    { [poor.address]: { balance: "0x10" } },
    { gas: 21_000, errCode: 0, err: "", returnData: "0x" },
  ],
])("eth_callDetailed describes a call that %s", async (_, call, changes, want) => {
  const params = changes === undefined ? [call, "latest"] : [call, "latest", changes];
  expect((await said("eth_callDetailed", ...params)).result).toMatchObject(want);
});

it("eth_createAccessList charges half of the limit, too", async () => {
  const call = { from: developer.address, to: poor.address, value: "0x1", gas: "0x186a0" };
  expect((await said("eth_createAccessList", call, "latest")).result).toEqual({
    accessList: [],
    gasUsed: "0xc350",
  });
});
