/** The C-Chain as one chain: what crosses into it can be spent on its EVM, what leaves it is gone there, and both are in the same blocks. */
import { decodeContainer, decodeHex, encodeCb58, encodeHex, formatAddress } from "@primary-network/codec";
import {
  atomicTxId,
  blockAtomicTxs,
  blockId,
  decodeBlock,
  type ExportTx,
  encodeAtomicTx,
  type ImportTx,
  type SignedAtomicTx,
  signAtomicTx,
} from "@primary-network/codec/c";
import { decodeUtxo } from "@primary-network/codec/p";
import { type Hex, toHex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atomicFeeOf } from "../../src/chains/c/execute.ts";
import { ask, clientsOf, type ServedEvm, serveEvm } from "./serve-evm.ts";

const P = new Uint8Array(32);
const WEI = 1_000_000_000n;

let served: ServedEvm;
beforeAll(async () => {
  served = await serveEvm({ weeks: 2, validators: 4, delegators: 0, blockIntervalSeconds: 0 });
});
afterAll(() => served?.close());

async function rpc(path: string, method: string, params: object) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const response = await served.localnet.fetch(
    new Request(`http://node${path}`, { method: "POST", headers, body }),
  );
  return response.json();
}
const avax = (method: string, params: object) => rpc("/ext/bc/C/avax", `avax.${method}`, params);
const eth = async (method: string, ...params: unknown[]) =>
  (await ask(served.localnet, served.c, method, ...params)).result;
const issue = (tx: SignedAtomicTx) => avax("issueTx", { tx: encodeHex(encodeAtomicTx(tx)), encoding: "hex" });
const balanceOf = async (address: string) => BigInt(await eth("eth_getBalance", address, "latest"));
const nonceOf = async (address: string) => BigInt(await eth("eth_getTransactionCount", address, "latest"));

/** An export of alice's EVM account to her own key on the P-Chain, with the least fee. */
async function exported(amount: bigint, over: Partial<ExportTx["inputs"][number]> = {}) {
  const { localnet } = served;
  const { alice } = localnet.accounts;
  const assetId = localnet.avaxAssetId;
  const nonce = await nonceOf(toHex(alice.ethAddress));
  const build = (fee: bigint): ExportTx => ({
    type: "ExportTx",
    networkId: localnet.networkId,
    blockchainId: localnet.cChainId,
    destinationChain: P,
    inputs: [{ address: alice.ethAddress, amount: amount + fee, assetId, nonce, ...over }],
    exportedOutputs: [
      {
        assetId,
        output: { type: "TransferOutput", amount, locktime: 0n, threshold: 1, addresses: [alice.address] },
      },
    ],
  });
  const fee = atomicFeeOf(build(0n));
  return { tx: signAtomicTx(build(fee), [[alice.privateKey]]), spent: (amount + fee) * WEI };
}

/** An import of what the P-Chain sent to bob, into an EVM account. */
async function imported(to: Uint8Array) {
  const { localnet } = served;
  const { bob } = localnet.accounts;
  const addresses = [formatAddress({ chain: "C", hrp: localnet.hrp, bytes: bob.address })];
  const { result } = await avax("getUTXOs", { addresses, sourceChain: "P" });
  const assetId = localnet.avaxAssetId;
  const utxos = result.utxos.map((utxo: string) => decodeUtxo(decodeHex(utxo)));
  const { txId, outputIndex, output } = utxos[0] ?? expect.fail("nothing is under way");
  const build = (fee: bigint): ImportTx => ({
    type: "ImportTx",
    networkId: localnet.networkId,
    blockchainId: localnet.cChainId,
    sourceChain: P,
    importedInputs: [
      {
        txId,
        outputIndex,
        assetId,
        input: { type: "TransferInput", amount: output.amount, signatureIndices: [0] },
      },
    ],
    outputs: [{ address: to, amount: output.amount - fee, assetId }],
  });
  const tx = build(atomicFeeOf(build(0n)));
  return { tx: signAtomicTx(tx, [[bob.privateKey]]), received: (tx.outputs[0]?.amount ?? 0n) * WEI };
}

describe("atomic transfers", () => {
  it("into the chain can be spent by an account with no other funds", async () => {
    const account = privateKeyToAccount(generatePrivateKey());
    const { tx, received } = await imported(Buffer.from(account.address.slice(2), "hex"));
    const { result } = await issue(tx);
    expect(result.txID).toBe(encodeCb58(atomicTxId(tx)));
    expect(await balanceOf(account.address)).toBe(received);
    const { reader, writer } = clientsOf(served, served.c);
    const hash = await writer.sendTransaction({ account, to: `0x${"00".repeat(19)}aa`, value: 5n });
    expect((await reader.getTransactionReceipt({ hash })).status).toBe("success");
    expect((await issue(tx)).error.message).toMatch(
      /^failed to fetch import UTXOs from \w+ due to: not found$/,
    );
  });

  it("out of the chain debit the EVM account, raise its nonce and arrive", async () => {
    const { localnet } = served;
    const { alice } = localnet.accounts;
    const address = toHex(alice.ethAddress);
    // By now the account has sent EVM transactions too.
    const { writer } = clientsOf(served, served.c);
    const account = privateKeyToAccount(toHex(alice.privateKey));
    await writer.sendTransaction({ account, to: address, value: 1n });
    const [balance, nonce] = [await balanceOf(address), await nonceOf(address)];
    const { tx, spent } = await exported(3_000_000_000n);
    const { result } = await issue(tx);
    expect(await balanceOf(address)).toBe(balance - spent);
    expect(await nonceOf(address)).toBe(nonce + 1n);
    const arrived = localnet
      .underWay(localnet.cChainId, P)
      .filter(({ txId }) => encodeCb58(txId) === result.txID);
    expect(arrived.map(({ output }) => output)).toMatchObject([{ amount: 3_000_000_000n }]);
    // The account goes on with the next nonce.
    await writer.sendTransaction({ account, to: address, value: 1n });
    expect(await nonceOf(address)).toBe(nonce + 2n);
  });

  it.each<[what: string, over: () => Promise<object>, want: string]>([
    ["a used nonce", async () => ({ nonce: 0n }), "invalid nonce"],
    ["a nonce to come", async () => ({ nonce: 1_000n }), "invalid nonce"],
    [
      "more than the account holds on the EVM",
      async () => ({
        amount: (await balanceOf(toHex(served.localnet.accounts.alice.ethAddress))) / WEI + 1n,
      }),
      "insufficient funds",
    ],
  ])("with %s are refused and change nothing", async (_, over, message) => {
    const address = toHex(served.localnet.accounts.alice.ethAddress);
    const before = [await balanceOf(address), await nonceOf(address), await eth("eth_blockNumber")];
    expect((await issue((await exported(1n, await over())).tx)).error).toEqual({
      code: -32_000,
      message,
      data: null,
    });
    expect([await balanceOf(address), await nonceOf(address), await eth("eth_blockNumber")]).toEqual(before);
  });
});

describe("blocks", () => {
  const indexed = async () => {
    const { result } = await rpc("/ext/index/C/block", "index.getLastAccepted", { encoding: "hex" });
    const blocks = [];
    for (let start = 0; start <= Number(result.index); start += 1_024) {
      const range = { startIndex: `${start}`, numToFetch: "1024", encoding: "hex" };
      const { result } = await rpc("/ext/index/C/block", "index.getContainerRange", range);
      blocks.push(...result.containers);
    }
    return blocks.map(({ bytes }) =>
      decodeBlock(decodeContainer(decodeHex(bytes))?.blockBytes ?? expect.fail("no container")),
    );
  };

  it("are equal by RPC and in the index: numbers, hashes, parents, atomic and EVM transactions", async () => {
    const blocks = await indexed();
    expect(blocks).toHaveLength(Number(await eth("eth_blockNumber")));
    let parent = (await eth("eth_getBlockByNumber", "0x0", false)).hash;
    const counts = { atomic: 0, evm: 0 };
    for (const [index, block] of blocks.entries()) {
      const received = await eth("eth_getBlockByNumber", toHex(index + 1), false);
      expect(received.hash).toBe(toHex(blockId(block)));
      expect([received.parentHash, toHex(block.parentId)]).toEqual([parent, parent]);
      expect(received.blockExtraData).toBe(toHex(block.extData));
      expect(received.transactions).toHaveLength(block.txs.length);
      parent = received.hash;
      counts.atomic += blockAtomicTxs(block).length;
      counts.evm += block.txs.length;
    }
    // All that the ledger holds, and the history of the EVM.
    expect(counts.atomic).toBe(served.localnet.cBlocks.flatMap(({ txs }) => txs).length);
    expect(counts.evm).toBeGreaterThan(100);
  });

  it("of an atomic transaction are named by it and found by their hash", async () => {
    const { tx } = await exported(1_000_000n);
    const { result } = await issue(tx);
    const status = (await avax("getAtomicTxStatus", { txID: result.txID })).result;
    expect(status).toEqual({ status: "Accepted", blockHeight: String(Number(await eth("eth_blockNumber"))) });
    const kept = (await avax("getAtomicTx", { txID: result.txID })).result;
    expect(kept).toEqual({
      tx: encodeHex(encodeAtomicTx(tx)),
      encoding: "hex",
      blockHeight: status.blockHeight,
    });
    const block = await eth("eth_getBlockByNumber", toHex(Number(status.blockHeight)), true);
    const [found] = blockAtomicTxs({ extData: decodeHex(block.blockExtraData, { checksum: false }) });
    expect(found && encodeCb58(atomicTxId(found))).toBe(result.txID);
    expect((await eth("eth_getBlockByHash", block.hash, false)).number).toBe(block.number);
    // Since Helicon its gas is part of the block's.
    expect([block.extDataGasUsed, block.gasUsed]).toEqual(["0x0", toHex(11_230)]);
  });

  it("have one hash in logs, receipts and transactions", async () => {
    const [log] = await eth("eth_getLogs", { fromBlock: "0x0", toBlock: "latest" });
    const { hash } = await eth("eth_getBlockByNumber", log.blockNumber, false);
    const receipt = await eth("eth_getTransactionReceipt", log.transactionHash);
    const tx = await eth("eth_getTransactionByHash", log.transactionHash);
    expect([log.blockHash, receipt.blockHash, tx.blockHash]).toEqual([hash, hash, hash]);
    const again = await eth("eth_getLogs", { blockHash: hash });
    expect(again.map(({ blockHash }: { blockHash: Hex }) => blockHash)).toContain(hash);
    expect(await eth("eth_getBalance", log.address, { blockHash: hash })).toMatch(/^0x/);
  });
});

function control(method: string, body?: BodyInit, path = "/snapshot") {
  const { localnet } = served;
  const headers = { authorization: `Bearer ${localnet.controlToken}` };
  return localnet.controlFetch(
    new Request(`http://control${path}`, { method, headers, ...(body && { body }) }),
  );
}

describe("with execution held back, exports", () => {
  const setExecution = (execution: string) => control("PUT", JSON.stringify({ execution }), "/execution");
  /** Issues an export; returns a function that counts its outputs on the P-Chain. */
  async function leave() {
    const { tx } = await exported(1_500_000n);
    const { result, error } = await issue(tx);
    expect(error).toBeUndefined();
    const { localnet } = served;
    return () =>
      localnet.underWay(localnet.cChainId, P).filter(({ txId }) => encodeCb58(txId) === result.txID).length;
  }

  it("are accepted at once, and arrive when their block is executed", async () => {
    await setExecution("held");
    const [first, second] = [await leave(), await leave()];
    expect([first(), second()]).toEqual([0, 0]);
    await control("POST", '{"count":1}', "/execution/execute");
    expect([first(), second()]).toEqual([1, 0]);
    const third = await leave();
    await setExecution("immediate");
    expect([first(), second(), third()]).toEqual([1, 1, 1]);
    expect((await leave())()).toBe(1);
  });

  it("of a saved world arrive when it is restored, which executes at once", async () => {
    await setExecution("held");
    const waiting = await leave();
    const saved = await (await control("GET")).arrayBuffer();
    await leave();
    expect((await control("PUT", saved)).status).toBe(200);
    expect(waiting()).toBe(1);
    expect((await leave())()).toBe(1);
  });
});

describe("a saved world", () => {
  it("restores atomic transfers: balances, blocks and their hashes", async () => {
    const address = toHex(served.localnet.accounts.alice.ethAddress);
    const now = async () => [
      await balanceOf(address),
      await nonceOf(address),
      await eth("eth_getBlockByNumber", "latest", true),
    ];
    const before = await now();
    const saved = await (await control("GET")).arrayBuffer();
    const { tx } = await exported(2_000_000n);
    const { txID } = (await issue(tx)).result;
    const after = await now();
    expect(after).not.toEqual(before);
    expect((await control("PUT", saved)).status).toBe(200);
    expect(await now()).toEqual(before);
    expect((await avax("getAtomicTxStatus", { txID })).result).toEqual({ status: "Unknown" });
    // And goes on alike: the same transaction leads to the same block.
    expect((await issue(tx)).result).toEqual({ txID });
    expect(await now()).toEqual(after);
  });
});

describe("eth_getProof", () => {
  it("takes keys in every form that a node takes, and repeats each as the node does", async () => {
    const address = toHex(served.localnet.accounts.alice.ethAddress);
    const whole = `0x${"0".repeat(63)}1`;
    const proof = await eth("eth_getProof", address, ["0x0", "0x01", whole], "latest");
    expect(proof.storageProof.map(({ key, value }: { key: string; value: string }) => [key, value])).toEqual([
      ["0x0", "0x0"],
      ["0x1", "0x0"],
      [whole, "0x0"],
    ]);
    const { error } = await ask(served.localnet, served.c, "eth_getProof", address, ["0xg"], "latest");
    expect(error).toEqual({ code: -32_000, message: "hex string invalid" });
  });
});
