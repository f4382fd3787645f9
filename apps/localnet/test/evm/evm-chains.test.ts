/** The EVM chains as viem meets them: contracts, logs, messages between the chains, and what a node does not have. */
import { encodeCb58 } from "@primary-network/codec";
import { decodePayload, decodeUnsignedMessage } from "@primary-network/codec/warp";
import { getAddress, type Hex, hexToBytes, keccak256, parseAbiItem, parseEther, toRlp } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contracts } from "../../src/gen/contracts.ts";
import { ask, clientsOf, developer, type ServedEvm, serveEvm, tipOf } from "./serve-evm.ts";

let now = 1_780_272_000;
let served: ServedEvm;
beforeAll(async () => {
  served = await serveEvm({ clock: { now: () => now } });
});
afterAll(() => served?.close());

const MESSENGER = "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf";
const WARP = "0x0200000000000000000000000000000000000005";

async function deploy(name: keyof typeof contracts, args: readonly unknown[], info = served.c) {
  const { reader, writer } = clientsOf(served, info);
  const { abi, bytecode } = contracts[name];
  // The table's own type pairs each contract with its arguments; here they come from a table of the test.
  const hash = await writer.deployContract({ abi, bytecode, args } as never);
  const receipt = await reader.waitForTransactionReceipt({ hash });
  expect(receipt.status).toBe("success");
  return receipt.contractAddress ?? expect.fail("no address");
}

describe("an EVM chain used through viem", () => {
  it("is the one that the P-Chain lists", async () => {
    const { c, l1, localnet } = served;
    expect(c).toMatchObject({ blockchainId: encodeCb58(localnet.cChainId), evmChainId: 43_112 });
    expect(l1.evmChainId).toBe(77_100);
    for (const info of [c, l1]) {
      const { reader } = clientsOf(served, info);
      expect(await reader.getChainId()).toBe(info.evmChainId);
      expect(await reader.getBalance({ address: developer.address })).toBe(parseEther("10000"));
    }
  });

  it.each<[keyof typeof contracts, readonly unknown[]]>([
    ["Coin", ["Test", "TST", 18, 1000n]],
    ["Collection", ["Test", "TST"]],
    ["Items", ["Test", "data:,{id}"]],
    ["Factory", []],
    ["Splitter", []],
    ["Reverter", []],
    ["Receiver", [MESSENGER]],
    ["Messenger", []],
    ["Vault", [developer.address]],
  ])("deploys the contract %s", async (name, args) => {
    const { reader } = clientsOf(served, served.c);
    expect((await reader.getCode({ address: await deploy(name, args) }))?.length).toBeGreaterThan(100);
  });

  it("transfers tokens and logs them, in blocks with the clock's time", async () => {
    const { reader, writer } = clientsOf(served, served.c);
    const { abi } = contracts.Coin;
    const address = await deploy("Coin", ["Test", "TST", 18, 1000n]);
    now += 10;
    const to = "0x00000000000000000000000000000000000000aa";
    const hash = await writer.writeContract({ address, abi, functionName: "transfer", args: [to, 7n] });
    const { blockNumber } = await reader.waitForTransactionReceipt({ hash });
    const block = await reader.getBlock({ blockNumber });
    expect(Number(block.timestamp)).toBe(now);
    const logs = await reader.getContractEvents({
      address,
      abi,
      eventName: "Transfer",
      fromBlock: blockNumber,
    });
    expect(logs.map(({ args }) => args.value)).toEqual([7n]);
    expect(await reader.readContract({ address, abi, functionName: "balanceOf", args: [to] })).toBe(7n);
  });

  it("produces blocks of the same second with the same time", async () => {
    const { reader, writer } = clientsOf(served, served.c);
    const hashes: Hex[] = [];
    for (const value of [1n, 2n]) hashes.push(await writer.sendTransaction({ to: developer.address, value }));
    const blocks = await Promise.all(
      hashes.map(async (hash) => (await reader.getTransaction({ hash })).blockNumber),
    );
    const times = await Promise.all(
      blocks.map(async (blockNumber) => Number((await reader.getBlock({ blockNumber })).timestamp)),
    );
    expect(blocks[1]).toBe((blocks[0] ?? 0n) + 1n);
    expect(times).toEqual([now, now]);
  });

  it("produces no block for a transaction that waits for an earlier nonce", async () => {
    const { reader, writer } = clientsOf(served, served.c);
    const nonce = await reader.getTransactionCount({ address: developer.address });
    const before = await reader.getBlockNumber({ cacheTime: 0 });
    const later = await writer.sendTransaction({ to: developer.address, nonce: nonce + 1, gas: 21_000n });
    expect(await reader.getBlockNumber({ cacheTime: 0 })).toBe(before);
    await writer.sendTransaction({ to: developer.address, nonce, gas: 21_000n });
    expect((await reader.getTransactionReceipt({ hash: later })).blockNumber).toBe(before + 1n);
  });

  it("handles batches in order, each call on its own", async () => {
    const body = JSON.stringify([
      { jsonrpc: "2.0", id: 1, method: "eth_chainId" },
      { jsonrpc: "2.0", id: 2, method: "evm_mine" },
      7,
    ]);
    const response = await served.localnet.fetch(
      new Request(`http://node${served.c.rpcPath}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: "http://page.example" },
        body,
      }),
    );
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual([
      { jsonrpc: "2.0", id: 1, result: "0xa868" },
      { jsonrpc: "2.0", id: 2, error: { code: -32_601, message: expect.stringContaining("evm_mine") } },
      { jsonrpc: "2.0", id: null, error: { code: -32_600, message: "invalid request" } },
    ]);
  });

  it.each([
    "anvil_setBalance",
    "hardhat_reset",
    "eth_mining",
    "eth_blobBaseFee",
    "debug_getRawReceipts",
    "x",
  ])("refuses %s as unknown, like a node", async (method) => {
    expect(await ask(served.localnet, served.c, method)).toMatchObject({ error: { code: -32_601 } });
  });

  it.each<[method: string, want: unknown]>([
    ["eth_accounts", []],
    ["eth_blockNumber", expect.stringMatching(/^0x[1-9a-f]/)],
    ["eth_syncing", false],
    ["net_listening", true],
    ["net_peerCount", "0x0"],
    ["net_version", "43112"],
    ["web3_clientVersion", "avalanchego/1.15.0 [database=v1.4.5, rpcchainvm=46, go=1.26.8]"],
    ["rpc_modules", { debug: "1.0", eth: "1.0", net: "1.0", rpc: "1.0", txpool: "1.0", web3: "1.0" }],
    [
      "eth_getChainConfig",
      expect.objectContaining({ chainId: 43_112, londonBlock: 0, heliconTimestamp: 1_607_144_400 }),
    ],
  ])("returns %s like a node", async (method, want) => {
    expect((await ask(served.localnet, served.c, method)).result).toEqual(want);
  });

  it.each(["finalized", "safe", "pending", "accepted"])(
    "on an L1, treats %s as the last block in every method",
    async (tag) => {
      const result = async (method: string, ...params: unknown[]) =>
        (await ask(served.localnet, served.l1, method, ...params)).result;
      expect(await result("eth_getBlockByNumber", tag, false)).toEqual(
        await result("eth_getBlockByNumber", "latest", false),
      );
      for (const method of ["eth_getBalance", "eth_getTransactionCount", "eth_getCode"])
        expect(await result(method, developer.address, tag)).toBe(
          await result(method, developer.address, "latest"),
        );
      expect(await result("eth_feeHistory", "0x2", tag, [])).toEqual(
        await result("eth_feeHistory", "0x2", "latest", []),
      );
      expect(await result("eth_getLogs", { fromBlock: tag })).toEqual(
        await result("eth_getLogs", { fromBlock: "latest" }),
      );
      expect(await result("eth_call", { to: MESSENGER }, { blockNumber: tag })).toBe(
        await result("eth_call", { to: MESSENGER }, "latest"),
      );
    },
  );

  it.each<[method: string, params: unknown[], message: string | RegExp]>([
    ["eth_getBlockByNumber", ["0xffffff", false], "cannot query unfinalized data"],
    ["eth_getBalance", [MESSENGER, "0xffffff"], "cannot query unfinalized data"],
    ["eth_getLogs", [{ toBlock: "0xffffff" }], /^requested to block 16777215 after last accepted block \d+$/],
    ["eth_feeHistory", ["0x1", "0xffffff", []], /^request beyond head block: requested 16777215, head \d+$/],
  ])("on an L1, refuses %s %j of a block to come", async (method, params, message) => {
    const { error } = await ask(served.localnet, served.l1, method, ...params);
    expect(error).toMatchObject({ code: -32_000, message: expect.stringMatching(message) });
  });

  it.each<[method: string, params: unknown[], code: number, message: string | RegExp]>([
    ["eth_getBalance", [MESSENGER, "0xffffff"], -32_000, "block not found: not accepted yet: block 16777215"],
    ["eth_feeHistory", ["0x1", "0xffffff", []], -32_000, "block not found: not accepted yet: block 16777215"],
    ["eth_getBalance", [MESSENGER, "pending"], -32_000, "state not available for pending block"],
    ["eth_getBlockByNumber", ["latest"], -32_602, "missing value for required argument 1"],
    ["eth_getBlockByNumber", ["7", false], -32_602, "invalid argument 0: hex string without 0x prefix"],
    [
      "eth_getBlockByNumber",
      ["0x07", false],
      -32_602,
      "invalid argument 0: hex number with leading zero digits",
    ],
    [
      "eth_getTransactionByHash",
      ["0x11"],
      -32_602,
      "invalid argument 0: hex string has length 2, want 64 for common.Hash",
    ],
    [
      "eth_getBalance",
      ["nobody", "latest"],
      -32_602,
      "invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type common.Address",
    ],
    ["debug_traceBlockByNumber", ["0x0"], -32_000, "genesis is not traceable"],
    ["eth_sendRawTransaction", ["0x"], -32_000, "typed transaction too short"],
    ["eth_sendTransaction", [{}], -32_000, "unknown account"],
    ["eth_subscribe", ["newHeads"], -32_601, "notifications not supported"],
    ["eth_sendRawTransaction", ["0x02f8"], -32_000, "rlp: value size exceeds available input length"],
  ])("refuses %s %j with a node's message", async (method, params, code, message) => {
    const { error } = await ask(served.localnet, served.c, method, ...params);
    expect(error).toMatchObject({
      code,
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
  });

  it.each<[method: string, params: unknown[], want: unknown]>([
    ["eth_getBlockByNumber", ["0xffffff", false], null],
    ["eth_getBlockReceipts", ["0xffffff"], null],
    ["eth_getBlockReceipts", [`0x${"11".repeat(32)}`], null],
    ["eth_getBlockTransactionCountByNumber", ["0xffffff"], null],
    ["eth_getRawTransactionByHash", [`0x${"11".repeat(32)}`], "0x"],
    ["eth_getTransactionByHash", [`0x${"11".repeat(32)}`], null],
  ])("finds nothing by %s %j", async (method, params, want) => {
    expect(await ask(served.localnet, served.c, method, ...params)).toMatchObject({ result: want });
  });

  it.each([
    ["eth_baseFee", "0x5d21dba00"],
    ["eth_gasPrice", "0x60db88400"],
    ["eth_maxPriorityFeePerGas", "0x3b9aca00"],
    ["web3_clientVersion", "v1.15.0"],
  ])("on an L1, returns %s", async (method, want) => {
    expect((await ask(served.localnet, served.l1, method)).result).toBe(want);
  });

  it("on an L1, has no content of the pool", async () => {
    const { error } = await ask(served.localnet, served.l1, "txpool_content");
    expect(error).toMatchObject({ code: -32_601 });
  });

  it("returns blocks, receipts and transactions with the fields of a node", async () => {
    const { writer } = clientsOf(served, served.c);
    const hash = await writer.sendTransaction({ to: developer.address, value: 1n });
    const result = async (method: string, ...params: unknown[]) =>
      (await ask(served.localnet, served.c, method, ...params)).result;
    const receipt = await result("eth_getTransactionReceipt", hash);
    const { transactions, ...block } = await result("eth_getBlockByNumber", receipt.blockNumber, true);
    // As avalanchego 1.15.0 gives them.
    const sortedParts = (text: string) => text.split(" ").sort();
    expect(Object.keys(receipt).sort()).toEqual(
      sortedParts(
        "blockHash blockNumber contractAddress cumulativeGasUsed effectiveGasPrice from gasUsed logs logsBloom status to transactionHash transactionIndex type",
      ),
    );
    expect(Object.keys(transactions[0]).sort()).toEqual(
      sortedParts(
        "blockHash blockNumber from gas gasPrice maxFeePerGas maxPriorityFeePerGas hash input nonce to transactionIndex value type accessList chainId v r s yParity",
      ),
    );
    expect(Object.keys(block).sort()).toEqual(
      sortedParts(
        "baseFeePerGas blobGasUsed blockExtraData blockGasCost difficulty excessBlobGas extDataGasUsed extDataHash extraData gasLimit gasUsed hash logsBloom minDelayExcess minPriceExponent miner mixHash nonce number parentBeaconBlockRoot parentHash receiptsRoot settledExcess settledGasNumerator settledGasUnix settledHeight sha3Uncles size stateRoot targetExponent timestamp timestampMilliseconds totalDifficulty transactionsRoot uncles",
      ),
    );
  });

  const send = (init: RequestInit, path = served.c.rpcPath) =>
    served.localnet.fetch(new Request(`http://node${path}`, init));
  const call = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';

  it.each<[type: string, status: number]>([
    ["application/json", 200],
    ["application/json; charset=utf-8", 200],
    ["application/json-rpc", 200],
    ["application/jsonrequest", 200],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data", 415],
  ])(
    "accepts a body of type %s with %i: browsers may send only some without a preflight",
    async (type, status) => {
      const response = await send({ method: "POST", headers: { "content-type": type }, body: call });
      expect(response.status).toBe(status);
      if (status === 415)
        expect(await response.text()).toBe("invalid content type, only application/json is supported\n");
    },
  );

  it.each<[what: string, init: RequestInit, status: number, text: string]>([
    ["GET", { method: "GET" }, 200, ""],
    ["PUT", { method: "PUT", body: call }, 405, "method not allowed\n"],
    ["DELETE", { method: "DELETE" }, 405, "method not allowed\n"],
  ])("returns %s like a node", async (_, init, status, text) => {
    const response = await send(init);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each<[body: string, want: unknown]>([
    ["{", { jsonrpc: "2.0", id: null, error: { code: -32_700, message: "parse error" } }],
    ["[]", { jsonrpc: "2.0", id: null, error: { code: -32_600, message: "empty batch" } }],
    ['{"id":1}', { jsonrpc: "2.0", id: 1, error: { code: -32_600, message: "invalid request" } }],
    [
      '{"jsonrpc":"2.0","id":{},"method":"eth_chainId"}',
      { jsonrpc: "2.0", id: null, error: { code: -32_600, message: "invalid request" } },
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":{}}',
      { jsonrpc: "2.0", id: 1, error: { code: -32_602, message: "non-array args" } },
    ],
    ['{"jsonrpc":"2.0","method":"eth_chainId"}', undefined],
    ['[{"jsonrpc":"2.0","method":"eth_chainId"}]', undefined],
    ["", undefined],
  ])("handles the body %s like a node", async (body, want) => {
    const response = await send({ method: "POST", headers: { "content-type": "application/json" }, body });
    const text = await response.text();
    expect([response.status, text === "" ? undefined : JSON.parse(text)]).toEqual([200, want]);
  });

  it("stops reading a body that is too long", async () => {
    const headers = { "content-type": "application/json", "content-length": "400000000" };
    const response = await send({ method: "POST", headers, body: "{}" });
    expect([response.status, await response.text()]).toEqual([
      413,
      "content length too large (400000000>5242880)\n",
    ]);
  });

  it.each([
    ["/ext/bc/C/ws", 400],
    ["/ext/bc/none/ws", 404],
    ["/ext/bc/none/rpc", 404],
  ])("does not serve %s", async (path, status) => {
    const request = new Request(`http://node${path}`, { method: "POST", body: "{}" });
    expect((await served.localnet.fetch(request)).status).toBe(status);
  });

  it("traces internal calls", async () => {
    const { result } = await ask(served.localnet, served.c, "eth_getLogs", {
      fromBlock: "0x0",
      address: MESSENGER,
      topics: [["0x292ee90bbaf70b5d4936025e09d56ba08f3e421156b6a568cf3c2840d9343e34"]],
    });
    const { result: trace } = await ask(
      served.localnet,
      served.c,
      "debug_traceTransaction",
      result[0].transactionHash,
      { tracer: "callTracer" },
    );
    expect(trace.error).toBeUndefined();
    expect(trace.calls.map(({ to }: { to: string }) => to)).toContain(WARP);
  });
});

describe("a call without a transaction", () => {
  const poor = "0x00000000000000000000000000000000000000fe";
  const give = { from: poor, to: developer.address, value: "0x1" };
  it.each<[method: string, call: object, message: string]>([
    [
      "eth_call",
      give,
      `err: insufficient funds for gas * price + value: address ${getAddress(poor)} have 0 want 1 (supplied gas 50000000)`,
    ],
    [
      "eth_estimateGas",
      give,
      `failed with 20000000 gas: insufficient funds for gas * price + value: address ${getAddress(poor)} have 0 want 1`,
    ],
    ["eth_call", { data: "0xfe" }, "invalid opcode: INVALID"],
    ["eth_call", { data: "0x5b600056" }, "out of gas"],
    ["eth_estimateGas", { data: "0x5b600056" }, "gas required exceeds allowance (20000000)"],
  ])("%s of %j", async (method, call, message) => {
    const { error } = await ask(served.localnet, served.c, method, call, "latest");
    expect(error).toMatchObject({ code: -32_000, message });
  });

  it("uses the balances of the block that it names", async () => {
    const { writer } = clientsOf(served, served.c);
    const { number } = await tipOf(served.localnet, served.c);
    await writer.sendTransaction({ to: poor, value: 1n });
    const tried = (at: string) => ask(served.localnet, served.c, "eth_call", give, at);
    expect((await tried(`0x${number.toString(16)}`)).error.message).toContain("have 0 want 1");
    expect((await tried("latest")).result).toBe("0x");
  });
});

it("on an L1, returns raw receipts that give the receipts root of the block", async () => {
  const { writer } = clientsOf(served, served.l1);
  const hash = await writer.writeContract({
    address: await deploy("Coin", ["Test", "TST", 18, 1000n], served.l1),
    abi: contracts.Coin.abi,
    functionName: "transfer",
    args: [MESSENGER, 7n],
  });
  const result = async (method: string, ...params: unknown[]) =>
    (await ask(served.localnet, served.l1, method, ...params)).result;
  const { blockNumber, logs } = await result("eth_getTransactionReceipt", hash);
  expect(logs).toHaveLength(1);
  const { receiptsRoot } = await result("eth_getBlockByNumber", blockNumber, false);
  const [receipt, ...more] = await result("debug_getRawReceipts", blockNumber);
  expect(more).toEqual([]);
  // A trie of one leaf: the path 0x80, which is the index 0 as RLP, with the mark of a leaf before it.
  expect(keccak256(toRlp(["0x2080", receipt]))).toBe(receiptsRoot);
  expect(await result("debug_getRawReceipts", "0x0")).toEqual([]);
});

describe("messages between the chains", () => {
  const eventsOf = async (info: "c" | "l1", eventName: "MessageExecuted" | "SendCrossChainMessage") => {
    const { reader } = clientsOf(served, served[info]);
    const { abi } = contracts.Messenger;
    return reader.getContractEvents({ address: MESSENGER, abi, eventName, fromBlock: 0n });
  };

  it("in the history are delivered, failed or pending", async () => {
    const { abi } = contracts.Messenger;
    const names = async (info: "c" | "l1") =>
      (
        await clientsOf(served, served[info]).reader.getContractEvents({
          address: MESSENGER,
          abi,
          fromBlock: 0n,
        })
      ).map(({ eventName }) => eventName as string);
    const count = (list: readonly string[], name: string) => list.filter((one) => one === name).length;
    const [c, l1] = [await names("c"), await names("l1")];
    expect(count(c, "SendCrossChainMessage")).toBe(7);
    expect(count(l1, "ReceiveCrossChainMessage")).toBe(5);
    expect(count(l1, "MessageExecutionFailed")).toBe(2);
    expect(count(l1, "MessageExecuted")).toBe(4);
    expect(new Set(c)).toEqual(
      new Set([
        "SendCrossChainMessage",
        "ReceiveCrossChainMessage",
        "MessageExecuted",
        "ReceiptReceived",
        "RelayerRewardsRedeemed",
        "AddFeeAmount",
      ]),
    );
  });

  it("arrive in the next block, once the validators have signed", async () => {
    const application = await deployOnBoth();
    const { reader, writer } = clientsOf(served, served.c);
    const before = (await eventsOf("l1", "MessageExecuted")).length;
    const destination = `0x${Buffer.from(idOf(served.l1.blockchainId)).toString("hex")}` as Hex;
    const hash = await writer.writeContract({
      address: application.c,
      abi: contracts.Receiver.abi,
      functionName: "sendText",
      args: [destination, application.l1, 300_000n, "Hello"],
    });
    const executed = await eventsOf("l1", "MessageExecuted");
    expect(executed).toHaveLength(before + 1);
    const sent = await reader.getTransactionReceipt({ hash });
    const id = sent.logs.find(({ address }) => address.toLowerCase() === MESSENGER.toLowerCase())?.topics[1];
    expect(executed.at(-1)?.args.messageID).toBe(id);
    const text = await clientsOf(served, served.l1).reader.readContract({
      address: application.l1,
      abi: contracts.Receiver.abi,
      functionName: "lastText",
    });
    expect(text).toBe("Hello");
  });

  async function deployOnBoth() {
    const { abi, bytecode } = contracts.Receiver;
    const on = async (info: "c" | "l1") => {
      const { reader, writer } = clientsOf(served, served[info]);
      const hash = await writer.deployContract({ abi, bytecode, args: [MESSENGER] });
      return (await reader.getTransactionReceipt({ hash })).contractAddress ?? expect.fail("no address");
    };
    return { c: await on("c"), l1: await on("l1") };
  }

  const idOf = (cb58: string) =>
    [...served.localnet.state.blockchains.values()].find(({ chainId }) => encodeCb58(chainId) === cb58)
      ?.chainId ?? expect.fail("no chain");

  it("are real Warp messages, signed by the chain's validators and no others", async () => {
    const { reader } = clientsOf(served, served.c);
    const event = parseAbiItem(
      "event SendWarpMessage(address indexed sender, bytes32 indexed messageID, bytes message)",
    );
    const [log] = await reader.getLogs({ address: WARP, event, fromBlock: 0n });
    const message = log?.args.message ?? expect.fail("none");
    const unsigned = decodeUnsignedMessage(hexToBytes(message));
    expect(unsigned).toMatchObject({ networkId: 12_345, sourceChainId: served.localnet.cChainId });
    expect(decodePayload(unsigned.payload).type).toBe("AddressedCall");
    const sign = async (bytes: string) => {
      const info = await (
        await served.localnet.fetch(
          post("/ext/info", { jsonrpc: "2.0", id: 1, method: "info.getNodeID", params: {} }),
        )
      ).json();
      const params = { nodeID: info.result.nodeID, message: bytes, justification: "0x" };
      return (
        await served.localnet.fetch(post("/ext/warp", { jsonrpc: "2.0", id: 1, method: "warp.sign", params }))
      ).json();
    };
    expect((await sign(message)).result.signature).toMatch(/^0x[0-9a-f]{192}$/);
    const last = message.endsWith("0") ? "1" : "0";
    expect((await sign(message.slice(0, -1) + last)).error.message).toMatch(/was not sent/);
  });

  const post = (path: string, body: object) =>
    new Request(`http://node${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  it("without signatures are refused", async () => {
    const { writer, reader } = clientsOf(served, served.l1);
    const hash = await writer.writeContract({
      address: MESSENGER,
      abi: contracts.Messenger.abi,
      functionName: "receiveCrossChainMessage",
      args: [0, developer.address],
      accessList: [{ address: WARP, storageKeys: [`0x${"11".repeat(31)}ff`] }],
      gas: 500_000n,
    });
    expect((await reader.getTransactionReceipt({ hash })).status).toBe("reverted");
  });
});

describe("a WebSocket", () => {
  /** A connection, and the messages that it received, parsed. */
  function connect(path = "/ext/bc/C/ws") {
    const received: {
      method?: string;
      id?: number;
      result?: unknown;
      error?: unknown;
      params?: { subscription: string; result: never };
    }[] = [];
    const session = served.localnet.connect(path, {
      send: (text) => void received.push(JSON.parse(text)),
      end: () => {},
    });
    const call = async (method: string, ...params: unknown[]) => {
      await session?.receive(JSON.stringify({ jsonrpc: "2.0", id: received.length, method, params }));
      return received.at(-1);
    };
    return { session, received, call };
  }

  it("is open for each chain, by alias and id", () => {
    const { c, l1 } = served;
    for (const name of ["C", c.blockchainId, l1.blockchainId])
      expect(connect(`/ext/bc/${name}/ws`).session).toBeDefined();
    for (const path of ["/ext/bc/none/ws", "/ext/bc/C/rpc", "/ws"])
      expect(connect(path).session).toBeUndefined();
  });

  it("accepts and refuses the same requests as HTTP", async () => {
    const { call } = connect();
    expect((await call("eth_chainId"))?.result).toBe("0xa868");
    expect((await call("evm_mine"))?.error).toMatchObject({ code: -32_601 });
    expect((await call("eth_subscribe", "nothing"))?.error).toMatchObject({
      code: -32_601,
      message: 'no "nothing" subscription in eth namespace',
    });
    expect((await call("eth_unsubscribe", "0x1"))?.error).toMatchObject({
      code: -32_000,
      message: "subscription not found",
    });
  });

  it("sends new heads, logs and pending transactions until it is unsubscribed", async () => {
    const { session, received, call } = connect();
    const { writer, reader } = clientsOf(served, served.c);
    const { abi } = contracts.Coin;
    const address = await deploy("Coin", ["Test", "TST", 18, 1000n]);
    const heads = String((await call("eth_subscribe", "newHeads"))?.result);
    const logs = String((await call("eth_subscribe", "logs", { address }))?.result);
    const pending = String((await call("eth_subscribe", "newPendingTransactions"))?.result);
    const transfer = () =>
      writer.writeContract({ address, abi, functionName: "transfer", args: [developer.address, 7n] });
    const hash = await transfer();
    const { blockHash, blockNumber } = await reader.getTransactionReceipt({ hash });
    await call("eth_unsubscribe", logs);
    const of = (id: string) =>
      received.flatMap(({ params }) => (params?.subscription === id ? [params.result] : []));
    expect(of(heads)).toMatchObject([{ hash: blockHash, number: `0x${blockNumber.toString(16)}` }]);
    expect(of(logs)).toMatchObject([{ address: address.toLowerCase(), transactionHash: hash, blockHash }]);
    expect(of(pending)).toEqual([hash]);
    await transfer();
    await call("eth_chainId");
    expect([of(heads).length, of(logs).length, of(pending).length]).toEqual([2, 1, 2]);
    session?.close();
    const { length } = received;
    await transfer();
    expect(received).toHaveLength(length);
  });

  it("receives blocks of the network's own traffic when it is polled", async () => {
    const { session, received, call } = connect();
    await call("eth_subscribe", "newHeads");
    now += 200;
    await session?.poll();
    await call("eth_chainId");
    expect(received.filter(({ method }) => method === "eth_subscription").length).toBeGreaterThan(0);
    session?.close();
  });
});

it("blocks of the EVM chains follow the clock", async () => {
  const before = await Promise.all([served.c, served.l1].map((info) => tipOf(served.localnet, info)));
  now += 900;
  const after = await Promise.all([served.c, served.l1].map((info) => tipOf(served.localnet, info)));
  for (const [index, { number, time }] of after.entries()) {
    expect(number).toBeGreaterThan((before[index]?.number ?? 0) + 5);
    expect(time).toBeLessThanOrEqual(now);
  }
});
