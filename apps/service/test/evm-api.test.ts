/** Transactions, deployments and transfers of EVM chains: the service's responses are what the chains' nodes say. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "../../localnet/src/gen/contracts.ts";
import { checksummed } from "../src/domain/evm/address.ts";
import type { PriceQuery, PriceSource } from "../src/domain/evm/price.ts";
import { createService } from "../src/index.ts";
import {
  askChain,
  decimal,
  type EvmTruth,
  readTruth,
  type TrueCall,
  type TrueTransfer,
  type TrueTx,
} from "./evm-truth.ts";
import { freshDatabase, type Harness, harnessOf, type Json, sourceOf } from "./harness.ts";

const DAY = 86_400;
/** An L1 whose node is gone. */
const GONE = {
  evmChainId: 4_242,
  blockchainId: "2D8RG4UpSXbPbvPCAWppNJyqTG2i2CAXSkTgmTBBvs7GKNZjsY",
  name: "Gone",
  rpcUrl: "http://localnet/ext/bc/gone/rpc",
  unavailable: "its node is being repaired",
  token: { name: "Gone", symbol: "GONE", decimals: 18 },
};

let net: Localnet;
let harness: Omit<Harness, "clock">;
const clock = { now: 0 };
let price: PriceSource["price"] = async () => undefined;
const warnings: string[] = [];
let [c, l1] = [] as unknown as [EvmTruth, EvmTruth]; // read before the first test

beforeAll(async () => {
  net = await createLocalnet({ evm: true, evmDevMethods: true, validators: 4, delegators: 0, weeks: 2 });
  clock.now = net.now() * 1000;
  const source = sourceOf(net);
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => clock.now,
    pollMs: 20,
    networks: { fuji: { ...source, evmChains: [...(source.evmChains ?? []), GONE] } },
    prices: { price: (query) => price(query) },
    logger: { info: () => {}, warn: (fields) => warnings.push(JSON.stringify(fields)), error: () => {} },
  });
  service.start();
  await service.indexed();
  harness = harnessOf(net, service);
  const [first, second] = net.evmChains;
  if (!first || !second) throw new Error(`no EVM chains: ${net.evmUnavailable}`);
  [c, l1] = [await readTruth(net, first), await readTruth(net, second)];
});
afterAll(async () => {
  await harness?.close();
  await net?.close();
});

const ZERO = `0x${"0".repeat(40)}`;
const both = () => [c, l1];

async function found(path: string): Promise<Json> {
  const { status, body } = await harness.get(path);
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${body.message}`);
  return body;
}

/** Refused, with its reason. */
async function refused(path: string): Promise<string> {
  const { status, body } = await harness.get(path);
  return `${status} ${body.message}`;
}

const detail = ({ info }: EvmTruth, hash: string): Promise<Json> =>
  found(`chains/${info.evmChainId}/transactions/${hash}`);

const KINDS = { 20: "erc20", 721: "erc721", 1155: "erc1155" } as const;

/** What a response says of a transfer. */
const shown = (kind: keyof typeof KINDS, item: Json) => {
  const { from, to, logIndex, value } = item;
  const { address, tokenId } = item[`${KINDS[kind]}Token`];
  return { from: from.address, to: to.address, logIndex, token: address, tokenId, value };
};

const expectedTransfer = ({ from, to, logIndex, token, tokenId, value }: TrueTransfer) => ({
  from: checksummed(from),
  to: checksummed(to),
  logIndex,
  token: checksummed(token),
  tokenId,
  value,
});

/** The fields that a node tells under another name or form. */
function nativeOf({ tx, block, receipt }: TrueTx, evmChainId: number) {
  return {
    blockNumber: decimal(block.number),
    blockTimestamp: Number(block.timestamp),
    blockHash: block.hash,
    chainId: String(evmChainId),
    blockIndex: Number(tx.transactionIndex),
    txHash: tx.hash,
    txStatus: decimal(receipt.status),
    txType: Number(tx.type),
    gasLimit: decimal(tx.gas),
    gasUsed: decimal(receipt.gasUsed),
    gasPrice: decimal(receipt.effectiveGasPrice),
    nonce: decimal(tx.nonce),
    from: checksummed(tx.from),
    to: checksummed(tx.to ?? receipt.contractAddress),
    value: decimal(tx.value),
    input: tx.input,
    baseFeePerGas: decimal(block.baseFeePerGas),
    // The C-Chain's since Granite.
    ...(block.timestampMilliseconds && {
      blockTimestampMilliseconds: Number(block.timestampMilliseconds),
      blockMinDelayExcess: Number(block.minDelayExcess),
    }),
    ...(tx.type === "0x2" && {
      maxFeePerGas: decimal(tx.maxFeePerGas),
      maxPriorityFeePerGas: decimal(tx.maxPriorityFeePerGas),
    }),
  };
}

/** Those that carry value or create a contract. */
const listedCalls = (calls: readonly TrueCall[]): TrueCall[] =>
  calls.filter(({ type, value }) =>
    type.startsWith("CREATE") ? true : ["CALL", "CALLCODE"].includes(type) && value !== "0",
  );

describe("getTransaction", () => {
  test("returns every transaction as the node does", async () => {
    for (const truth of both()) {
      const { evmChainId, token } = truth.info;
      expect(truth.txs.length).toBeGreaterThan(50);
      for (const one of truth.txs) {
        const { nativeTransaction, ...rest } = await detail(truth, one.tx.hash);
        const { method, from, to, ...native } = nativeTransaction;
        expect({ ...native, from: from.address, to: to.address }).toEqual(nativeOf(one, evmChainId));
        expect(rest.networkTokenDetails).toEqual({ networkToken: token });
      }
    }
  });

  test("returns every transfer of the receipts", async () => {
    for (const truth of both()) {
      const count = { 20: 0, 721: 0, 1155: 0 };
      for (const { tx, transfers } of truth.txs) {
        const response = await detail(truth, tx.hash);
        for (const kind of [20, 721, 1155] as const) {
          const list = transfers.filter((transfer) => transfer.kind === kind);
          const given = response[`${KINDS[kind]}Transfers`];
          // A list that would be empty is left out.
          expect(given?.map((item: Json) => shown(kind, item))).toEqual(
            list.length > 0 ? list.map(expectedTransfer) : undefined,
          );
          count[kind] += list.length;
        }
      }
      expect(Math.min(...Object.values(count))).toBeGreaterThan(5);
    }
  });

  test("returns every internal call of the traces", async () => {
    const kinds = new Set<string>();
    for (const truth of both()) {
      for (const { tx, receipt, calls } of truth.txs) {
        const listed = listedCalls(calls);
        const { internalTransactions } = await detail(truth, tx.hash);
        const want = listed.map(({ from, to, type, value, reverted, gas, gasUsed }) => ({
          from: { address: checksummed(from) },
          to: { address: checksummed(to ?? ZERO) },
          internalTxType: type,
          value,
          isReverted: reverted,
          gasUsed,
          gasLimit: gas,
        }));
        expect(internalTransactions).toEqual(want.length > 0 ? want : undefined);
        for (const { type, reverted } of listed) kinds.add(reverted ? `${type} undone` : type);
        if (receipt.status === "0x0") for (const { reverted } of listed) expect(reverted).toBe(true);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["CALL", "CREATE", "CREATE2", "CREATE2 undone"]));
  });

  test("names the called function as the contract does", async () => {
    const signatures = new Map<string, string[]>();
    for (const { selectors } of Object.values(contracts))
      for (const [signature, selector] of Object.entries(selectors))
        signatures.set(selector, [...(signatures.get(selector) ?? []), signature]);
    const named = new Set<string>();
    for (const truth of both()) {
      for (const { tx } of truth.txs) {
        const { method } = (await detail(truth, tx.hash)).nativeTransaction;
        if (tx.to === null)
          expect(method).toEqual({
            callType: "CONTRACT_CREATION",
            methodHash: "",
            methodName: "Contract Created",
          });
        else if (tx.input === "0x")
          expect(method).toEqual({
            callType: "NATIVE_TRANSFER",
            methodHash: "",
            methodName: "Native Transfer",
          });
        else {
          expect(method).toMatchObject({ callType: "CONTRACT_CALL", methodHash: tx.input.slice(0, 10) });
          if (method.methodName) expect(signatures.get(method.methodHash)).toContain(method.methodName);
          named.add(method.methodName);
        }
      }
    }
    expect([...named]).toEqual(
      expect.arrayContaining([
        "transfer(address,uint256)",
        "safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)",
        "sendCrossChainMessage((bytes32,address,(address,uint256),uint256,address[],bytes))",
        "receiveCrossChainMessage(uint32,address)",
      ]),
    );
  });

  test("returns token metadata and the owners of NFTs", async () => {
    for (const truth of both()) {
      for (const { tx, transfers } of truth.txs.filter((one) => one.transfers.length > 0)) {
        const { erc20Transfers = [], erc721Transfers = [], nativeTransaction } = await detail(truth, tx.hash);
        const coin = { name: "Local Dollar", symbol: "LUSD", decimals: 6 };
        for (const { erc20Token } of erc20Transfers) {
          expect(erc20Token).toMatchObject({ ...coin, ercType: "ERC-20" });
          if (erc20Token.address === nativeTransaction.to.address)
            expect(nativeTransaction.to).toMatchObject(coin);
        }
        for (const { erc721Token } of erc721Transfers) {
          const id = BigInt(erc721Token.tokenId).toString(16).padStart(64, "0");
          const call = { to: erc721Token.address, data: `0x6352211e${id}` };
          const [owner] = await askChain(net, truth.info, [["eth_call", call, "latest"]]);
          // A burned one has no owner: the contract refuses to say.
          const address = owner.error ? ZERO : `0x${owner.result.slice(26)}`;
          expect(erc721Token).toMatchObject({
            name: "Lanterns",
            symbol: "LNTN",
            ercType: "ERC-721",
            ownerAddress: checksummed(address),
          });
        }
        expect(transfers.length).toBeGreaterThan(0);
      }
    }
  });

  test("returns the message that a transaction sent or delivered", async () => {
    const SENT = "0x2a211ad4a59ab9d003852404f9c57c690704ee755f3c79d2c2812ad32da99df8";
    const RECEIVED = "0x292ee90bbaf70b5d4936025e09d56ba08f3e421156b6a568cf3c2840d9343e34";
    const directions = new Map<string, number>();
    for (const truth of both()) {
      const others = new Map(both().map(({ info }) => [info.blockchainId, String(info.evmChainId)]));
      for (const { tx, receipt } of truth.txs) {
        const log = receipt.logs.find(({ address, topics }: Json) =>
          address === truth.info.messenger.toLowerCase() ? [SENT, RECEIVED].includes(topics[0]) : false,
        );
        const { teleporterMessageInfo: message } = await detail(truth, tx.hash);
        expect(message?.teleporterMessageId).toBe(log?.topics[1]);
        if (!log) continue;
        const sent = log.topics[0] === SENT;
        expect(message.direction).toBe(sent ? "SOURCE_TRANSACTION" : "DESTINATION_TRANSACTION");
        expect(Object.keys(message)).toContain(sent ? "destinationChainId" : "sourceChainId");
        const other = message.destinationChainId ?? message.sourceChainId;
        expect(other).not.toBe(String(truth.info.evmChainId));
        if (/^\d+$/.test(other)) expect([...others.values()]).toContain(other);
        directions.set(message.direction, (directions.get(message.direction) ?? 0) + 1);
      }
    }
    expect(directions.get("SOURCE_TRANSACTION")).toBeGreaterThan(5);
    expect(directions.get("DESTINATION_TRANSACTION")).toBeGreaterThan(5);
  });

  test("accepts either name of the chain, and a hash in any case", async () => {
    const { tx } = c.txs[0] ?? expect.fail();
    const response = await detail(c, tx.hash);
    expect(await found(`chains/${c.info.blockchainId}/transactions/${tx.hash}`)).toEqual(response);
    expect(await detail(c, `0x${tx.hash.slice(2).toUpperCase()}`)).toEqual(response);
  });

  test("refuses an unknown hash or chain", async () => {
    const { tx } = c.txs[0] ?? expect.fail();
    expect(await refused(`chains/77100/transactions/${tx.hash}`)).toBe(
      `404 there is no transaction ${tx.hash} on chain 77100`,
    );
    expect(await refused(`chains/43114/transactions/${tx.hash}`)).toBe(
      "404 chainId 43114 is not an EVM chain of this service; it serves 4242, 43112, 77100",
    );
    expect(await refused(`chains/${GONE.evmChainId}/transactions/${tx.hash}`)).toBe(
      "503 its node is being repaired",
    );
  });
});

describe("getDeploymentTransaction", () => {
  const deployment = ({ info }: EvmTruth, address: string, query = "") =>
    `chains/${info.evmChainId}/contracts/${address}/transactions:getDeployment${query}`;

  test("returns the deployment of every contract created by an account or a contract", async () => {
    for (const truth of both()) {
      const made = truth.txs.flatMap(({ tx, receipt, calls }) => [
        ...(receipt.status === "0x1" && receipt.contractAddress ? [[receipt.contractAddress, tx.hash]] : []),
        ...calls.flatMap(({ type, to, reverted }) =>
          type.startsWith("CREATE") && !reverted && to !== undefined ? [[to, tx.hash]] : [],
        ),
      ]);
      expect(made.length).toBeGreaterThan(8);
      const codes = await askChain(
        net,
        truth.info,
        made.map(([address]) => ["eth_getCode", address, "latest"]),
      );
      for (const { result } of codes) expect(result.length).toBeGreaterThan(2);
      for (const [address, hash] of made) {
        const response = await found(deployment(truth, address));
        expect(response.nativeTransaction.txHash).toBe(hash);
        // Prices and the like apart, it is the transaction as one gets it by its hash.
        expect(response).toEqual(await detail(truth, hash));
      }
    }
  });

  test("accepts an address in any case", async () => {
    const address: string = c.txs.find(({ tx }) => tx.to === null)?.receipt.contractAddress;
    const response = await found(deployment(c, address));
    expect(await found(deployment(c, checksummed(address)))).toEqual(response);
    expect(await found(deployment(c, `0x${address.slice(2).toUpperCase()}`))).toEqual(response);
  });

  test("refuses an address without a contract or with one from before all blocks", async () => {
    const account = c.txs[0]?.tx.from;
    expect(await refused(deployment(c, account))).toMatch(/^404 no deployment at 0x/);
    expect(await refused(deployment(c, c.info.messenger))).toMatch(/it is part of the genesis/);
    expect(await refused(deployment(c, account, "?currency=btc"))).toMatch(
      /^400 currency must be one of usd, eur, /,
    );
  });
});

describe("lists of transfers", () => {
  const listOf = ({ info }: EvmTruth, address: string, kind: keyof typeof KINDS, query = "") => {
    const name = KINDS[kind].replace("erc", "listErc");
    return `chains/${info.evmChainId}/addresses/${address}/transactions:${name}${query}`;
  };
  const partiesOf = ({ transfers }: EvmTruth) => [
    ...new Set(transfers.flatMap(({ from, to }) => [from, to])),
  ];
  /** Newest first; the parts of a log too. */
  const of = ({ transfers }: EvmTruth, kind: keyof typeof KINDS, address: string) =>
    transfers
      .filter((transfer) => transfer.kind === kind && [transfer.from, transfer.to].includes(address))
      .toReversed();
  const positionOf = ({ blockNumber, txHash, ...transfer }: TrueTransfer) => ({
    ...expectedTransfer({ blockNumber, txHash, ...transfer }),
    blockNumber,
    txHash,
  });
  const shownPosition = (kind: keyof typeof KINDS) => (item: Json) => ({
    ...shown(kind, item),
    blockNumber: item.blockNumber,
    txHash: item.txHash,
  });

  test.each([20, 721, 1155] as const)("list every ERC-%s transfer as the logs do", async (kind) => {
    for (const truth of both()) {
      const blocks = new Map(truth.txs.map(({ block }) => [decimal(block.number), block]));
      for (const address of partiesOf(truth)) {
        const items = await harness.all(listOf(truth, address, kind), "transactions", 100);
        expect(items.map(shownPosition(kind))).toEqual(of(truth, kind, address).map(positionOf));
        for (const { blockNumber, blockHash, blockTimestamp } of items) {
          const block = blocks.get(blockNumber);
          expect({ blockHash, blockTimestamp }).toEqual({
            blockHash: block.hash,
            blockTimestamp: Number(block.timestamp),
          });
        }
      }
    }
  });

  test("list a transfer of an address to itself once", () => {
    const selves = both().flatMap(({ transfers }) => transfers.filter(({ from, to }) => from === to));
    // The test above compares them; here is only that there are some.
    expect(selves.length).toBeGreaterThan(0);
  });

  test("are empty for an address without transfers", async () => {
    expect(await found(listOf(c, `0x${"12".repeat(20)}`, 20))).toEqual({ transactions: [] });
  });

  test.each([20, 721, 1155] as const)("page ERC-%s transfers alike for any page size", async (kind) => {
    const busiest = partiesOf(c)
      .map((address) => ({ address, count: of(c, kind, address).length }))
      .sort((left, right) => right.count - left.count)[0];
    const { address, count } = busiest ?? expect.fail();
    expect(count).toBeGreaterThan(8);
    const whole = await harness.all(listOf(c, address, kind), "transactions", 100);
    for (let size = 1; size <= Math.min(count + 1, 100); size++)
      expect(
        (await harness.all(listOf(c, address, kind), "transactions", size)).map(shownPosition(kind)),
      ).toEqual(whole.map(shownPosition(kind)));
  });

  test("include the first block of a range and exclude its end", async () => {
    const address = c.transfers.find(({ kind, from }) => kind === 20 && from !== ZERO)?.from ?? expect.fail();
    const all = of(c, 20, address);
    const middle = Number(all[Math.floor(all.length / 2)]?.blockNumber);
    const HUGE = "9".repeat(400);
    const ranges: [query: string, from: number, to: number][] = [
      [`startBlock=${middle}`, middle, Infinity],
      [`startBlock=${middle + 1}`, middle + 1, Infinity],
      [`endBlock=${middle}`, 0, middle],
      [`endBlock=${middle + 1}`, 0, middle + 1],
      [`startBlock=${middle}&endBlock=${middle + 1}`, middle, middle + 1],
      [`startBlock=${middle}&endBlock=${middle}`, middle, middle],
      [`startBlock=${middle + 1}&endBlock=${middle}`, middle + 1, middle],
      ["startBlock=0", 0, Infinity],
      ["endBlock=0", 0, 0],
      ...["9007199254740991", "9007199254740993", "18446744073709551616", "1e300", HUGE].flatMap(
        (large): [string, number, number][] => [
          [`endBlock=${large}`, 0, Infinity],
          [`startBlock=${large}`, Infinity, Infinity],
        ],
      ),
    ];
    for (const [query, from, to] of ranges) {
      const items = await harness.all(listOf(c, address, 20, `?${query}`), "transactions", 3);
      const inside = all.filter(({ blockNumber }) => Number(blockNumber) >= from && Number(blockNumber) < to);
      expect(items.map(shownPosition(20)), query).toEqual(inside.map(positionOf));
    }
    expect(all.some(({ blockNumber }) => Number(blockNumber) === middle)).toBe(true);
  });

  test("accept a token only for the listing that returned it", async () => {
    const [one, other] = partiesOf(c).filter(
      (address) => of(c, 20, address).length > 4 && of(l1, 20, address).length > 2,
    );
    if (!one || !other) expect.fail("nobody moved coins on both chains");
    const { nextPageToken } = await found(listOf(c, one, 20, "?pageSize=2"));
    const at = (path: string) =>
      refused(`${path}${path.includes("?") ? "&" : "?"}pageToken=${nextPageToken}`);
    expect(await at(listOf(l1, one, 20))).toBe(
      "400 pageToken belongs to another query: chainId must be as in the request that gave it",
    );
    expect(await at(listOf(c, other, 20))).toMatch(/^400 pageToken belongs to another query: address must/);
    expect(await at(listOf(c, one, 721))).toBe("400 pageToken belongs to another operation");
    expect(await at(listOf(c, one, 20, "?startBlock=1"))).toMatch(/^400 .*: startBlock must be as/);
    const next = await found(listOf(c, one, 20, `?pageToken=${nextPageToken}&pageSize=3`));
    expect(next.transactions.map(shownPosition(20))).toEqual(of(c, 20, one).slice(2, 5).map(positionOf));
  });

  test("do not change for later blocks once started", async () => {
    const transfer = of(
      c,
      20,
      c.transfers.find(({ kind, from }) => kind === 20 && from !== ZERO)?.from ?? "",
    )[0];
    if (!transfer) expect.fail("nobody moved coins");
    const { from, token } = transfer;
    const old = of(c, 20, from).map(positionOf);
    const first = await found(listOf(c, from, 20, "?pageSize=2"));
    const data = `0xa9059cbb${from.slice(2).padStart(64, "0")}${"1".padStart(64, "0")}`;
    const send = { from, to: token, data, gas: "0x30d40" };
    const sent = await askChain(net, c.info, [["anvil_impersonateAccount", from]]);
    expect(sent[0].error).toBeUndefined();
    const [{ result: hash, error }] = await askChain(net, c.info, [["eth_sendTransaction", send]]);
    expect(error).toBeUndefined();
    await expect
      .poll(async () => (await found(listOf(c, from, 20, "?pageSize=1"))).transactions[0].txHash)
      .toBe(hash);
    const rest = await harness.all(
      listOf(c, from, 20, `?pageToken=${first.nextPageToken}`),
      "transactions",
      100,
    );
    expect([...first.transactions, ...rest].map(shownPosition(20))).toEqual(old);
    const now = (await harness.all(listOf(c, from, 20), "transactions", 100)).map(shownPosition(20));
    expect(now).toHaveLength(old.length + 1);
    expect(now.slice(1)).toEqual(old);
    c = await readTruth(net, c.info); // with the new block
  });
});

/** Addresses in lower case that take part in a transaction, and not in a call that was reverted. */
function concernedBy({ tx, receipt, transfers, calls }: TrueTx): string[] {
  const inside = listedCalls(calls).filter(({ reverted }) => !reverted);
  const parties = [...transfers, ...inside].flatMap(({ from, to }) => [from, to]);
  return [...new Set([tx.from, tx.to ?? receipt.contractAddress, ...parties].filter(Boolean))];
}

describe("lists of an address' transactions", () => {
  const listOf = ({ info }: EvmTruth, address: string, verb = "", query = "") =>
    `chains/${info.evmChainId}/addresses/${address}/transactions${verb}${query}`;
  /** Everybody who took part in something, with what it was, newest first. */
  function histories(truth: EvmTruth): Map<string, TrueTx[]> {
    const all = new Map<string, TrueTx[]>();
    for (const one of truth.txs.toReversed())
      for (const address of concernedBy(one)) all.set(address, [...(all.get(address) ?? []), one]);
    return all;
  }
  const busiest = (truth: EvmTruth): [string, TrueTx[]] =>
    [...histories(truth)].sort(([, left], [, right]) => right.length - left.length)[0] ?? expect.fail();

  /** An item as a transaction on its own has it. */
  async function expectedItem(truth: EvmTruth, { tx }: TrueTx, address: string): Promise<Json> {
    const { nativeTransaction, networkTokenDetails, teleporterMessageInfo, ...parts } = await detail(
      truth,
      tx.hash,
    );
    const { input, baseFeePerGas, maxFeePerGas, maxPriorityFeePerGas, ...native } = nativeTransaction;
    const own = Object.entries<Json[]>(parts).flatMap(([name, list]) => {
      const kept = list.filter(({ from, to }) => [from.address, to.address].includes(checksummed(address)));
      return kept.length > 0 ? [[name, kept]] : [];
    });
    return { nativeTransaction: native, ...Object.fromEntries(own) };
  }

  test("have all that concern it, each with its own parts, in both orders", async () => {
    for (const truth of both()) {
      for (const [address, txs] of histories(truth)) {
        const items = await harness.all(listOf(truth, address), "transactions", 100);
        expect(items.map(({ nativeTransaction }) => nativeTransaction.txHash)).toEqual(
          txs.map(({ tx }) => tx.hash),
        );
        const oldest = await harness.all(listOf(truth, address, "", "?sortOrder=asc"), "transactions", 100);
        expect(oldest).toEqual(items.toReversed());
      }
      const [address, txs] = busiest(truth);
      const items = await harness.all(listOf(truth, address), "transactions", 100);
      for (const [index, one] of txs.entries())
        expect(items[index]).toEqual(await expectedItem(truth, one, address));
    }
  });

  test("have internal calls of a contract, and not those of others", async () => {
    const calls = (truth: EvmTruth) =>
      truth.txs.flatMap((one) => listedCalls(one.calls).map((call) => ({ one, call })));
    for (const truth of both()) {
      const { one, call } = calls(truth).find(({ call: { reverted } }) => !reverted) ?? expect.fail();
      const items = await harness.all(listOf(truth, call.from), "transactions", 100);
      const item = items.find(({ nativeTransaction }) => nativeTransaction.txHash === one.tx.hash);
      expect(item).toEqual(await expectedItem(truth, one, call.from));
      expect(item.internalTransactions.length).toBeGreaterThan(0);
    }
  });

  test("of the second version have the same with a reputation that is not known", async () => {
    const [address] = busiest(c);
    const items = await harness.all(listOf(c, address), "transactions", 100);
    const rated = items.map(({ erc20Transfers, ...item }) => ({
      ...item,
      ...(erc20Transfers && {
        erc20Transfers: erc20Transfers.map((transfer: Json) => ({
          ...transfer,
          erc20Token: { ...transfer.erc20Token, tokenReputation: null },
        })),
      }),
    }));
    for (const query of ["", "?filterSpamTokens=true"])
      expect(await harness.all(`/v2/${listOf(c, address, "", query)}`, "transactions", 100)).toEqual(rated);
  });

  test("on their own are those that it sent or received", async () => {
    for (const truth of both()) {
      for (const [address, txs] of histories(truth)) {
        const own = txs.filter(({ tx, receipt }) =>
          [tx.from, tx.to ?? receipt.contractAddress].includes(address),
        );
        const items = await harness.all(listOf(truth, address, ":listNative"), "transactions", 100);
        expect(items.map(({ txHash }) => txHash)).toEqual(own.map(({ tx }) => tx.hash));
      }
      const [address] = busiest(truth);
      for (const item of await harness.all(listOf(truth, address, ":listNative"), "transactions", 100)) {
        const { nativeTransaction } = await detail(truth, item.txHash);
        expect(nativeTransaction).toMatchObject(item);
        expect(item).not.toHaveProperty("input");
      }
    }
  });

  test("of internal calls have all of an address, those that were reverted too", async () => {
    const seen = new Set<boolean>();
    for (const truth of both()) {
      const calls = truth.txs.flatMap(({ tx, block, calls: all }) =>
        listedCalls(all).map(({ from, to = ZERO, type, value, reverted, gas, gasUsed }) => ({
          blockNumber: decimal(block.number),
          blockTimestamp: Number(block.timestamp),
          ...(block.timestampMilliseconds && {
            blockTimestampMilliseconds: Number(block.timestampMilliseconds),
          }),
          blockHash: block.hash,
          txHash: tx.hash,
          from: checksummed(from),
          to: checksummed(to),
          internalTxType: type,
          value,
          isReverted: reverted,
          gasUsed,
          gasLimit: gas,
        })),
      );
      for (const { isReverted } of calls) seen.add(isReverted);
      const parties = new Set(calls.flatMap(({ from, to }) => [from, to]));
      parties.delete(ZERO);
      for (const address of parties) {
        const own = calls.filter(({ from, to }) => [from, to].includes(address)).toReversed();
        for (const size of [1, 3, 100]) {
          const items = await harness.all(listOf(truth, address, ":listInternals"), "transactions", size);
          expect(
            items.map(({ from, to, ...item }) => ({ ...item, from: from.address, to: to.address })),
          ).toEqual(own);
        }
      }
    }
    expect([...seen].sort()).toEqual([false, true]);
  });

  test.each(["", ":listNative", ":listInternals"])("page alike for any page size: %s", async (verb) => {
    const [address] = busiest(c);
    const whole = await harness.all(listOf(c, address, verb), "transactions", 100);
    for (let size = 1; size <= 5; size += 2)
      expect(await harness.all(listOf(c, address, verb), "transactions", size)).toEqual(whole);
  });

  test.each(["", ":listNative", ":listInternals"])(
    "include the first block of a range and exclude its end: %s",
    async (verb) => {
      const [address] =
        verb === ":listInternals"
          ? [listedCalls(c.txs.flatMap(({ calls }) => calls))[0]?.from ?? ""]
          : busiest(c);
      const numberOf = (item: Json) => Number((item.nativeTransaction ?? item).blockNumber);
      const all = await harness.all(listOf(c, address, verb), "transactions", 100);
      const middle = numberOf(all[Math.floor(all.length / 2)]);
      const ranges: [query: string, from: number, to: number][] = [
        [`startBlock=${middle}`, middle, Infinity],
        [`endBlock=${middle}`, 0, middle],
        [`startBlock=${middle}&endBlock=${middle + 1}`, middle, middle + 1],
        [`startBlock=${middle + 1}&endBlock=${middle}`, middle + 1, middle],
        ["endBlock=18446744073709551616", 0, Infinity],
        ["startBlock=18446744073709551616", Infinity, Infinity],
      ];
      for (const order of verb === "" ? ["", "&sortOrder=asc"] : [""]) {
        for (const [query, from, to] of ranges) {
          const items = await harness.all(listOf(c, address, verb, `?${query}${order}`), "transactions", 3);
          const inside = all.filter((item) => numberOf(item) >= from && numberOf(item) < to);
          expect(items, query).toEqual(order === "" ? inside : inside.toReversed());
        }
      }
    },
  );

  test("are empty for an address without any, and refuse what is no address", async () => {
    const nobody = `0x${"12".repeat(20)}`;
    for (const path of [
      `chains/43112/addresses/${nobody}/transactions`,
      `/v2/chains/43112/addresses/${nobody}/transactions`,
      `chains/43112/addresses/${nobody}/transactions:listNative`,
      `chains/43112/addresses/${nobody}/transactions:listInternals`,
    ]) {
      expect(await found(path)).toEqual({ transactions: [] });
      expect(await refused(path.replace(nobody, "0x12"))).toMatch(/^400 address/);
    }
  });
});

describe("blocks", () => {
  /** All blocks of a chain as its node has them, newest first, in the interface's form. */
  async function blocksOf({ info, txs }: EvmTruth): Promise<Json[]> {
    const [head] = await askChain(net, info, [["eth_blockNumber"]]);
    const numbers = Array.from(
      { length: Number(head.result) + 1 },
      (_, number) => `0x${number.toString(16)}`,
    );
    const asked = await askChain(
      net,
      info,
      numbers.map((number) => ["eth_getBlockByNumber", number, false]),
    );
    let cumulative = 0;
    const blocks = asked.map(({ result: block }) => {
      const own = txs.filter((one) => one.block.hash === block.hash);
      cumulative += block.transactions.length;
      return {
        chainId: String(info.evmChainId),
        blockNumber: decimal(block.number),
        blockTimestamp: Number(block.timestamp),
        ...(block.timestampMilliseconds && {
          blockTimestampMilliseconds: Number(block.timestampMilliseconds),
          blockMinDelayExcess: Number(block.minDelayExcess),
        }),
        blockHash: block.hash,
        txCount: block.transactions.length,
        baseFee: decimal(block.baseFeePerGas ?? "0x0"),
        // A header since Helicon has the sum of the limits; what was used is in the receipts.
        gasUsed: block.settledHeight
          ? String(own.reduce((sum, { receipt }) => sum + Number(receipt.gasUsed), 0))
          : decimal(block.gasUsed),
        gasLimit: decimal(block.gasLimit),
        gasCost: decimal(block.blockGasCost ?? "0x0"),
        parentHash: block.parentHash,
        feesSpent: String(
          own.reduce(
            (sum, { receipt }) => sum + BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
            0n,
          ),
        ),
        cumulativeTransactions: String(cumulative),
      };
    });
    return blocks.reverse();
  }

  test("are listed as the node has them, alike for any page size", async () => {
    for (const truth of both()) {
      const want = await blocksOf(truth);
      expect(want.length).toBeGreaterThan(20);
      for (const size of [7, 100])
        expect(await harness.all(`chains/${truth.info.evmChainId}/blocks`, "blocks", size)).toEqual(want);
    }
  });

  test("are found by number and by hash in any case, with their transactions in order", async () => {
    const want = await blocksOf(c);
    for (const block of want.filter(({ txCount }) => txCount > 0).slice(0, 8)) {
      const upper = `0x${block.blockHash.slice(2).toUpperCase()}`;
      for (const id of [block.blockNumber, block.blockHash, upper])
        expect(await found(`chains/43112/blocks/${id}`)).toEqual(block);
      const hashes = c.txs.filter((one) => one.block.hash === block.blockHash).map(({ tx }) => tx.hash);
      const whole = await found(`chains/43112/blocks/${block.blockHash}/transactions?pageSize=0`);
      expect(whole.transactions.map(({ txHash }: Json) => txHash)).toEqual(hashes);
      expect(
        await harness.all(`chains/43112/blocks/${block.blockNumber}/transactions`, "transactions", 1),
      ).toEqual(whole.transactions);
    }
    const [empty] = want.filter(({ txCount }) => txCount === 0);
    expect(await found(`chains/43112/blocks/${empty.blockNumber}/transactions`)).toEqual({
      transactions: [],
    });
  });

  test("that are unknown are not found, and what is no block is refused", async () => {
    for (const rest of ["", "/transactions"]) {
      expect(await refused(`chains/43112/blocks/999999999${rest}`)).toBe(
        "404 block 999999999 of chain 43112 is not indexed",
      );
      expect(await refused(`chains/43112/blocks/0x${"12".repeat(32)}${rest}`)).toMatch(/^404 block 0x12/);
      expect(await refused(`chains/43112/blocks/latest${rest}`)).toMatch(/^400 blockId: "latest" is neither/);
    }
  });

  test("of all chains are listed by their times, under both routes", async () => {
    const want = [...(await blocksOf(c)), ...(await blocksOf(l1))].sort(
      (left, right) =>
        right.blockTimestamp - left.blockTimestamp ||
        Number(left.chainId) - Number(right.chainId) ||
        Number(right.blockNumber) - Number(left.blockNumber),
    );
    for (const size of [13, 100]) expect(await harness.all("/v1/blocks", "blocks", size)).toEqual(want);
    expect(await harness.all("/v1/chains/allBlocks?network=fuji", "blocks", 100)).toEqual(want);
    expect(await harness.all("/v1/blocks?network=mainnet", "blocks", 100)).toEqual([]); // not served
  });
});

describe("latest transactions", () => {
  const hashesOf = (items: Json[]) => items.map(({ txHash }) => txHash);
  const STATUSES: [query: string, status: string | undefined][] = [
    ["", undefined],
    ["?status=success", "0x1"],
    ["?status=failed", "0x0"],
  ];
  const ofStatus = ({ txs }: EvmTruth, status: string | undefined) =>
    txs.filter(({ receipt }) => status === undefined || receipt.status === status);

  test.each(STATUSES)("of a chain are listed newest first: %s", async (query, status) => {
    for (const truth of both()) {
      const items = await harness.all(
        `chains/${truth.info.evmChainId}/transactions${query}`,
        "transactions",
        100,
      );
      expect(hashesOf(items)).toEqual(
        hashesOf(
          ofStatus(truth, status)
            .map(({ tx }) => ({ txHash: tx.hash }))
            .toReversed(),
        ),
      );
    }
    expect(await refused("chains/43112/transactions?status=lost")).toMatch(/^400 status must be/);
  });

  test.each(STATUSES)(
    "of all chains are listed by the times of their blocks, under both routes: %s",
    async (query, status) => {
      const want = both()
        .flatMap((truth) => ofStatus(truth, status).map((one) => ({ ...one, chain: truth.info.evmChainId })))
        .sort(
          (left, right) =>
            Number(right.block.timestamp) - Number(left.block.timestamp) ||
            left.chain - right.chain ||
            Number(right.block.number) - Number(left.block.number) ||
            Number(right.tx.transactionIndex) - Number(left.tx.transactionIndex),
        );
      const items = await harness.all(`/v1/transactions${query}`, "transactions", 17);
      expect(hashesOf(items)).toEqual(want.map(({ tx }) => tx.hash));
      expect(await harness.all(`/v1/chains/allTransactions${query}`, "transactions", 100)).toEqual(items);
    },
  );
});

describe("balances", () => {
  const of = ({ info }: EvmTruth, address: string, operation: string) =>
    `chains/${info.evmChainId}/addresses/${address}/balances:${operation}`;
  const contractsOf = ({ transfers }: EvmTruth, kind: keyof typeof KINDS) =>
    [...new Set(transfers.filter((one) => one.kind === kind).map(({ token }) => token))].sort();
  const holdersOf = ({ transfers }: EvmTruth) =>
    [...new Set(transfers.map(({ to }) => to))].filter((address) => address !== ZERO);
  const wordOf = (value: string) => BigInt(value).toString(16).padStart(64, "0");

  test("of coins are what the contracts report", async () => {
    let found = 0;
    for (const truth of both()) {
      const tokens = contractsOf(truth, 20);
      for (const holder of holdersOf(truth)) {
        const data = `0x70a08231${wordOf(holder)}`;
        const reported = await askChain(
          net,
          truth.info,
          tokens.map((to) => ["eth_call", { to, data }, "latest"]),
        );
        const want = tokens
          .map((token, index) => [checksummed(token), decimal(reported[index]?.result)])
          .filter(([, balance]) => balance !== "0");
        const items = await harness.all(of(truth, holder, "listErc20"), "erc20TokenBalances", 2);
        expect(items.map(({ address, balance }) => [address, balance])).toEqual(want);
        found += want.length;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  test("of NFTs are what the contracts report", async () => {
    const ids = (truth: EvmTruth, kind: 721 | 1155) => [
      ...new Map(
        truth.transfers
          .filter((one) => one.kind === kind)
          .map(({ token, tokenId = "" }) => [`${token}/${tokenId}`, [token, tokenId] as const]),
      ).values(),
    ];
    const held = { 721: 0, 1155: 0 };
    for (const truth of both()) {
      const cards = ids(truth, 721);
      const owners = await askChain(
        net,
        truth.info,
        cards.map(([to, id]) => ["eth_call", { to, data: `0x6352211e${wordOf(id)}` }, "latest"]),
      );
      for (const holder of holdersOf(truth)) {
        const items = ids(truth, 1155);
        const amounts = await askChain(
          net,
          truth.info,
          items.map(([to, id]) => [
            "eth_call",
            { to, data: `0x00fdd58e${wordOf(holder)}${wordOf(id)}` },
            "latest",
          ]),
        );
        const wanted = [
          ...cards
            .filter((_, index) => owners[index]?.result?.endsWith(holder.slice(2)))
            .map(([, id]) => [id]),
          ...items
            .map(([, id], index) => [id, decimal(amounts[index]?.result)])
            .filter(([, amount]) => amount !== "0"),
        ];
        const given = await harness.all(of(truth, holder, "listCollectibles"), "collectibleBalances", 3);
        expect(
          given.map(({ tokenId, balance }) => (balance ? [tokenId, balance] : [tokenId])).sort(),
        ).toEqual(wanted.sort());
        for (const { ercType } of given) held[ercType === "ERC-721" ? 721 : 1155]++;
      }
    }
    expect(Math.min(held[721], held[1155])).toBeGreaterThan(3);
  });

  test("of the token that pays for gas are the node's, at each block", async () => {
    const { tx } = l1.txs[0] ?? expect.fail();
    for (const number of [0, Number(tx.blockNumber), undefined]) {
      const block = number === undefined ? "latest" : `0x${number.toString(16)}`;
      const [balance] = await askChain(net, l1.info, [["eth_getBalance", tx.from, block]]);
      const query = number === undefined ? "" : `?blockNumber=${number}`;
      const { nativeTokenBalance } = await found(`${of(l1, tx.from, "getNative")}${query}`);
      expect(nativeTokenBalance).toEqual({
        ...l1.info.token,
        chainId: String(l1.info.evmChainId),
        balance: decimal(balance?.result),
      });
    }
  });
});

describe("listTokenTransfers", () => {
  const movesOf = ({ info }: EvmTruth, token: string, query = "") =>
    `chains/${info.evmChainId}/tokens/${token}/transfers${query}`;
  const kindOf = (item: Json) => (item.erc20Token ? 20 : item.erc721Token ? 721 : 1155);

  test("lists every transfer of each contract, the newest first, for any page size", async () => {
    for (const truth of both()) {
      // Other tests have made later blocks.
      const end = Number(truth.txs.at(-1)?.block.number) + 1;
      for (const token of new Set(truth.transfers.map((one) => one.token))) {
        const want = truth.transfers.filter((one) => one.token === token).toReversed();
        const items = await harness.all(movesOf(truth, token, `?endBlock=${end}`), "transfers", 7);
        expect(items.map((item) => [item.blockNumber, shown(kindOf(item), item)])).toEqual(
          want.map((one) => [one.blockNumber, expectedTransfer(one)]),
        );
        const middle = want[Math.floor(want.length / 2)]?.blockNumber ?? "0";
        const query = `?startBlock=${middle}&endBlock=${Number(middle) + 1}&pageSize=100`;
        expect((await found(movesOf(truth, token, query))).transfers).toEqual(
          items.filter(({ blockNumber }) => blockNumber === middle).slice(0, 100),
        );
      }
    }
  });

  test("is empty for what is no token", async () => {
    expect(await found(movesOf(c, `0x${"12".repeat(20)}`))).toEqual({ transfers: [] });
  });
});

describe("getContractMetadata", () => {
  const of = ({ info }: EvmTruth, address: string) => `chains/${info.evmChainId}/addresses/${address}`;

  test("returns the standard of each token, and how each contract was deployed", async () => {
    for (const truth of both()) {
      const kinds = new Map(truth.transfers.map(({ token, kind }) => [token, kind]));
      for (const [token, kind] of kinds) {
        const contract = await found(of(truth, token));
        expect(contract).toMatchObject({ address: checksummed(token), ercType: `ERC-${kind}` });
        if (kind === 20) expect(contract.decimals).toBeGreaterThan(0);
        if (kind !== 1155) expect([contract.name, contract.symbol]).not.toContain(undefined);
      }
      let byContract = 0;
      for (const { tx, receipt, calls } of truth.txs) {
        const made = calls.filter(({ type, reverted }) => type.startsWith("CREATE") && !reverted);
        const all = [
          ...(receipt.status === "0x1" && receipt.contractAddress
            ? [[receipt.contractAddress, tx.from]]
            : []),
          ...made.map(({ to, from }) => [to, from]),
        ];
        for (const [address, creator] of all) {
          const { ercType, deploymentDetails } = await found(of(truth, address));
          expect(ercType).toBe(kinds.has(address) ? `ERC-${kinds.get(address)}` : "UNKNOWN");
          expect(deploymentDetails).toEqual({
            txHash: tx.hash,
            deployerAddress: checksummed(tx.from),
            ...(creator !== tx.from && { deployerContractAddress: checksummed(creator) }),
          });
          if (creator !== tx.from) byContract++;
        }
      }
      expect(byContract).toBeGreaterThan(0);
    }
  });

  test("refuses what is no contract", async () => {
    expect(await refused(of(c, `0x${"12".repeat(20)}`))).toMatch(/^404 0x(12)+ is neither a token/);
  });
});

describe("listContractDeployments", () => {
  const of = ({ info }: EvmTruth, address: string) =>
    `chains/${info.evmChainId}/contracts/${address}/deployments`;

  /** Each deployment with its creator and the sender of its transaction, newest first. */
  const deployments = (truth: EvmTruth) =>
    truth.txs
      .flatMap(({ tx, receipt, calls }) => [
        ...(receipt.status === "0x1" && receipt.contractAddress
          ? [{ address: receipt.contractAddress, creator: tx.from, tx }]
          : []),
        ...calls
          .filter(({ type, reverted }) => type.startsWith("CREATE") && !reverted)
          .map(({ to, from }) => ({ address: to, creator: from, tx })),
      ])
      .reverse();

  test("lists what an account or contract created, and what was created in its transactions", async () => {
    for (const truth of both()) {
      const made = deployments(truth);
      for (const address of new Set(made.flatMap(({ creator, tx }) => [creator, tx.from]))) {
        const want = made
          .filter(({ creator, tx }) => creator === address || tx.from === address)
          .map(({ address: contract, tx }) => [checksummed(contract), tx.hash]);
        for (const pageSize of [1, 2, 100]) {
          const items = await harness.all(of(truth, address), "contracts", pageSize);
          const got = items.map((item) => [item.address, item.deploymentDetails.txHash]);
          expect(got).toEqual(want);
        }
      }
      expect(made.some(({ creator, tx }) => creator !== tx.from)).toBe(true);
    }
  });

  test("shows each contract as its metadata does", async () => {
    for (const truth of both()) {
      const [first] = deployments(truth);
      const { contracts } = await found(of(truth, first?.creator ?? expect.fail()));
      for (const contract of contracts)
        expect(contract).toEqual(
          await found(`chains/${truth.info.evmChainId}/addresses/${contract.address}`),
        );
    }
  });

  test("is empty for who deployed nothing", async () => {
    expect(await found(of(c, `0x${"12".repeat(20)}`))).toEqual({ contracts: [] });
  });
});

describe("prices", () => {
  const asked: PriceQuery[] = [];
  const known: PriceSource["price"] = async (query) => {
    asked.push(query);
    return query.at === undefined ? (query.token === "native" ? "21.37" : "1.00") : "13.5";
  };
  const withPrices = async <T>(source: PriceSource["price"], run: () => Promise<T>): Promise<T> => {
    price = source;
    asked.length = 0;
    try {
      return await run();
    } finally {
      price = async () => undefined;
    }
  };
  const coinTx = () =>
    c.txs.find(({ transfers }) => transfers.some(({ kind }) => kind === 20)) ?? expect.fail();

  test("of the gas token, now and at the time, and of coins are returned", async () => {
    const { tx, block, transfers } = coinTx();
    const { networkTokenDetails, erc20Transfers } = await withPrices(known, () => detail(c, tx.hash));
    expect(networkTokenDetails).toMatchObject({
      currentPrice: { currencyCode: "usd", value: "21.37" },
      historicalPrice: { currencyCode: "usd", value: "13.5" },
    });
    expect(erc20Transfers[0].erc20Token.price).toEqual({ currencyCode: "usd", value: "1.00" });
    const all = { evmChainId: c.info.evmChainId, currency: "usd" };
    expect(asked).toHaveLength(3);
    expect(asked).toEqual(
      expect.arrayContaining([
        { ...all, token: "native" },
        { ...all, token: "native", at: Number(block.timestamp) },
        { ...all, token: transfers[0]?.token },
      ]),
    );
  });

  test("at the time are returned only if that is more than a day ago", async () => {
    const { tx, block } = coinTx();
    const before = clock.now;
    try {
      clock.now = (Number(block.timestamp) + DAY) * 1000;
      const young = await withPrices(known, () => detail(c, tx.hash));
      expect(Object.keys(young.networkTokenDetails)).toEqual(["networkToken", "currentPrice"]);
      clock.now += 1_000;
      const old = await withPrices(known, () => detail(c, tx.hash));
      expect(old.networkTokenDetails.historicalPrice).toEqual({ currencyCode: "usd", value: "13.5" });
    } finally {
      clock.now = before;
    }
  });

  test("are returned in another currency if the source supports it", async () => {
    // The coin: its first ones were minted when it was made.
    const made = c.txs.find(({ tx }) => tx.to === null)?.receipt.contractAddress;
    const path = `chains/${c.info.evmChainId}/contracts/${made}/transactions:getDeployment?currency=eur`;
    const { networkTokenDetails } = await withPrices(known, () => found(path));
    expect(networkTokenDetails.currentPrice.currencyCode).toBe("eur");
    expect(asked.map(({ currency }) => currency)).toEqual(["eur", "eur", "eur"]);
  });

  test("of coins in a list are requested once each", async () => {
    const { transfers } = coinTx();
    const [{ to, token }] = transfers as [TrueTransfer];
    const path = `chains/${c.info.evmChainId}/addresses/${to}/transactions:listErc20`;
    const { transactions } = await withPrices(known, () => found(path));
    expect(transactions.length).toBeGreaterThan(1);
    for (const { erc20Token } of transactions)
      expect(erc20Token.price).toEqual({ currencyCode: "usd", value: "1.00" });
    expect(asked.map((query) => query.token)).toEqual([token]);
  });

  test("are left out when their source fails, which is logged", async () => {
    const { tx } = coinTx();
    warnings.length = 0;
    const failing = () => Promise.reject(new Error("the market is closed"));
    const response = await withPrices(failing, () => detail(c, tx.hash));
    expect(response).toEqual(await detail(c, tx.hash));
    expect(response.networkTokenDetails).toEqual({ networkToken: c.info.token });
    expect(warnings).toEqual(Array(3).fill(expect.stringContaining("the market is closed")));
  });
});

test("listChains returns all chains, with those that cannot be queried marked", async () => {
  const { chains } = await found("chains");
  const common = { vmName: "EVM", isTestnet: true };
  expect(chains).toMatchObject([
    {
      ...common,
      chainId: "4242",
      status: "UNAVAILABLE",
      chainName: "Gone",
      platformChainId: GONE.blockchainId,
    },
    ...net.evmChains.map(({ evmChainId, name, blockchainId, token }) => ({
      ...common,
      chainId: String(evmChainId),
      status: "OK",
      chainName: name,
      networkToken: token,
      platformChainId: blockchainId,
      rpcUrl: "",
    })),
  ]);
});

test("getEvmChain returns a chain as the list does, also one that is unavailable", async () => {
  const { chains } = await found("chains");
  for (const chain of chains)
    for (const id of [chain.chainId, chain.platformChainId])
      expect(await found(`chains/${id}`)).toEqual(chain);
  expect(await refused("chains/43114")).toMatch(/^404 chainId 43114 is not an EVM chain of this service/);
});

test("the chains of an address are not told while one of them is unavailable", async () => {
  const address = c.txs[0]?.tx.from;
  expect(await refused(`/v1/address/${address}/chains`)).toBe("503 its node is being repaired");
  expect(await refused(`/v1/chains/address/${address}`)).toBe("503 its node is being repaired");
});
