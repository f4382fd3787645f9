/** Blocks that are executed after they are accepted: their headers say what could be charged, and the service what was. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createService, type Service } from "../src/index.ts";
import { keccak256 } from "../src/sources/evm/keccak.ts";
import { rawHeader } from "../src/sources/evm/raw-header.ts";
import { JsonObject } from "../src/sources/evm/read-json.ts";
import { askChain } from "./evm-truth.ts";
import { freshDatabase, type Harness, harnessOf, type Json, sourceOf } from "./harness.ts";

/** What a header of such a block says: 500,000 gas for each transaction, at 50 gwei. */
const HIGHEST_GAS = 500_000;
const HIGHEST_FEE = 50_000_000_000;
const BASE_FEE = "25000000000";

const CHAIN = "chains/43112";

let net: Localnet;
let service: Service;
let harness: Omit<Harness, "clock">;
/** The node's C-Chain, whose later half the proxy shows in headers of Helicon. */
let blocks: Json[];
let receipts: Json[][];
let activation: number;
/** Blocks of the index, and those whose receipts it asked for, while the node had executed a part of the chain. */
let lastExecuted: number;
let untilExecuted: number[];
let asksUntilExecuted: number[];

const hex = (value: number): string => `0x${value.toString(16)}`;

/** The node's block with the header that one of Helicon has, and the hash of that header. */
function changed(block: Json, parentHash: string): Json {
  const later = {
    ...block,
    parentHash,
    gasUsed: hex(HIGHEST_GAS * block.transactions.length),
    baseFeePerGas: hex(HIGHEST_FEE),
    targetExponent: "0x0",
    minPriceExponent: "0x0",
    settledHeight: hex(Number(block.number) - 1),
    settledGasUnix: block.timestamp,
    settledGasNumerator: "0x0",
    settledExcess: "0x0",
  };
  const bytes = rawHeader(new JsonObject(later, "block")) ?? expect.unreachable();
  return { ...later, hash: `0x${Buffer.from(keccak256(bytes)).toString("hex")}` };
}

/** Blocks of the later half as the proxy shows them, by number, and their hashes by those that the node has. */
const shown = new Map<number, Json>();
const hashes = new Map<string, string>();

function show(): void {
  let parent = blocks[activation - 1].hash;
  for (const block of blocks.slice(activation)) {
    const later = changed(block, parent);
    parent = later.hash;
    shown.set(Number(block.number), later);
    hashes.set(block.hash, later.hash);
  }
}

const renamed = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (name, inner) =>
    name === "blockHash" ? (hashes.get(inner) ?? inner) : inner,
  );

/** Blocks whose receipts were asked for. */
const asks: number[] = [];
/** Blocks whose receipts the node does not have yet when it is asked first, as of several behind one address. */
const lagging = new Set<number>();
/** The block executed last: later ones are accepted, have no receipts yet, and are not `latest`. */
let executed = Number.POSITIVE_INFINITY;

/** The calls as the node has to get them, so that its latest block is the one executed last. */
const asked = (call: Json): Json =>
  call.params?.[0] === "latest" && executed < blocks.length
    ? { ...call, params: [hex(executed), ...call.params.slice(1)] }
    : call;

/** A proxy in front of the node: blocks of the later half get a header of Helicon. */
async function proxied(request: Request): Promise<Response> {
  if (!new URL(request.url).pathname.endsWith("/C/rpc")) return net.fetch(request);
  const body: Json = await request.json();
  const calls: Json[] = [body].flat();
  const { url, method, headers } = request;
  const sent = JSON.stringify(Array.isArray(body) ? calls.map(asked) : asked(body));
  const response = await net.fetch(new Request(url, { method, headers, body: sent }));
  const seen = ({ result, ...reply }: Json): Json => {
    if (result === undefined) return reply; // an error
    const { method, params } = calls.find(({ id }) => id === reply.id);
    if (method === "eth_getBlockReceipts") {
      asks.push(Number(params[0]));
      if (Number(params[0]) > executed || lagging.delete(Number(params[0])))
        return { ...reply, result: null };
    }
    const later = method === "eth_getBlockByNumber" && shown.get(Number(result?.number));
    const { transactions = [] } = result ?? {};
    return { ...reply, result: renamed(later ? { ...later, transactions } : result) };
  };
  const replies: Json = await response.json();
  return Response.json(Array.isArray(replies) ? replies.map(seen) : seen(replies));
}

beforeAll(async () => {
  net = await createLocalnet({ evm: true, validators: 4, delegators: 0, weeks: 2 });
  const [info] = net.evmChains;
  if (!info) throw new Error(`no EVM chain: ${net.evmUnavailable}`);
  const [head] = await askChain(net, info, [["eth_blockNumber"]]);
  const numbers = Array.from({ length: Number(head.result) + 1 }, (_, number) => hex(number));
  const results = async (method: string, ...more: unknown[]): Promise<Json[]> =>
    (
      await askChain(
        net,
        info,
        numbers.map((number) => [method, number, ...more]),
      )
    ).map(({ result }) => result);
  blocks = await results("eth_getBlockByNumber", true);
  receipts = await results("eth_getBlockReceipts");
  activation = Math.floor(blocks.length / 2);
  show();
  const { evmChains = [], ...source } = sourceOf(net);
  service = await createService({
    ...(await freshDatabase()),
    clock: () => net.now() * 1000,
    networks: {
      fuji: { ...source, evmChains: evmChains.map((chain) => ({ ...chain, wsUrl: "off", fetch: proxied })) },
    },
  });
  // A block with transactions: receipts of others are not asked for.
  lastExecuted = blocks.findIndex(
    ({ transactions }, number) => number > activation + 2 && transactions.length > 0,
  );
  executed = lastExecuted;
  lagging.add(executed);
  service.start();
  await service.indexed();
  harness = harnessOf(net, service);
  untilExecuted = (await harness.all(`${CHAIN}/blocks`, "blocks")).map(({ blockNumber }) =>
    Number(blockNumber),
  );
  asksUntilExecuted = [...asks];
  executed = Number.POSITIVE_INFINITY;
  await vi.waitFor(
    async () => {
      const { body } = await harness.get(`${CHAIN}/blocks?pageSize=1`);
      expect(body.blocks[0].blockNumber).toBe(String(blocks.length - 1));
    },
    { timeout: 30_000 },
  );
});
afterAll(async () => {
  await service?.close();
  await net?.close();
});

const chargedGas = (number: number): number =>
  (receipts[number] ?? []).reduce((sum, { gasUsed }) => sum + Number(gasUsed), 0);

/**
 * The base fee that is known of a block: a transaction with a tip shows it, a legacy one the sum with its tip, and nobody paid one for a
 * block without transactions.
 */
function knownFee(number: number): string {
  const { transactions, baseFeePerGas } = blocks[number];
  if (number < activation || transactions.some(({ type }: Json) => type === "0x2"))
    return String(Number(baseFeePerGas));
  return String(transactions.length > 0 ? Number(receipts[number]?.[0].effectiveGasPrice) : HIGHEST_FEE);
}

test("blocks have the gas and the base fee that were charged, on both sides of the activation", async () => {
  const listed = (await harness.all(`${CHAIN}/blocks`, "blocks")).reverse();
  expect(listed).toHaveLength(blocks.length);
  for (const [number, { gasUsed, baseFee }] of listed.entries()) {
    expect(gasUsed, `gas of block ${number}`).toBe(String(chargedGas(number)));
    expect(baseFee, `base fee of block ${number}`).toBe(knownFee(number));
    expect((await harness.get(`${CHAIN}/blocks/${number}`)).body).toMatchObject({ gasUsed, baseFee });
  }
  const later = listed.slice(activation).filter(({ txCount }) => txCount > 0);
  expect(later.length).toBeGreaterThan(10);
  expect(later.some(({ gasUsed, baseFee }) => gasUsed === "21000" && baseFee === BASE_FEE)).toBe(true);
});

test("a transaction has what it paid, and its block's base fee", async () => {
  for (const { hash, number } of blocks
    .slice(activation)
    .flatMap((block) =>
      block.transactions.slice(0, 1).map((tx: Json) => ({ hash: tx.hash, number: Number(block.number) })),
    )) {
    const receipt = receipts[number]?.find(({ transactionHash }) => transactionHash === hash);
    const { body } = await harness.get(`${CHAIN}/transactions/${hash}`);
    expect(body.nativeTransaction, hash).toMatchObject({
      gasUsed: String(Number(receipt.gasUsed)),
      gasPrice: String(Number(receipt.effectiveGasPrice)),
      baseFeePerGas: knownFee(number),
    });
  }
});

test("a block is indexed once it is executed, and a node without its receipts is asked again", () => {
  expect(untilExecuted[0]).toBe(lastExecuted);
  expect(untilExecuted).toHaveLength(lastExecuted + 1);
  expect(Math.max(...asksUntilExecuted), "receipts asked for before the execution").toBe(lastExecuted);
  expect(
    asksUntilExecuted.filter((number) => number === lastExecuted).length,
    "receipts that came late",
  ).toBeGreaterThan(1);
});

test("metrics count the gas that was charged", async () => {
  const { body } = await harness.get("/v2/chains/43112/metrics/gasUsed?timeInterval=month");
  const counted = body.results.reduce((sum: number, { value }: Json) => sum + Number(value), 0);
  expect(counted).toBe(blocks.reduce((sum, _, number) => sum + chargedGas(number), 0));
});
