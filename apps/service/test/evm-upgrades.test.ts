/** A recorded C-Chain through every upgrade is indexed as its node tells it: blocks, transactions, calls and contracts. */
import { decodeHex, encodeHex } from "@primary-network/codec";
import { decodeBlock } from "@primary-network/codec/c";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type RecordedBlock, readCChainUpgrades } from "../../../fixtures/avalanchego/cchain-upgrades.ts";
import { toCb58 } from "../src/domain/id-text.ts";
import { createService } from "../src/index.ts";
import { createEvmIndexer } from "../src/indexer/evm.ts";
import { createEvmNode } from "../src/sources/evm/create-node.ts";
import { rules } from "./evm-history.ts";
import { freshDatabase, type Json, openStore } from "./harness.ts";
import { ScriptedChain } from "./scripted-chain.ts";

const CHAIN = 43_110;
const PRIMARY = "11111111111111111111111111111111LpoYY";
const { blocks, call } = readCChainUpgrades();
const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
const quantity = (value: bigint | number) => `0x${value.toString(16)}`;
const numberOf = ({ number }: RecordedBlock) => quantity(number);

/** The recorded results of a call that did not fail. */
function results(method: string, params: readonly unknown[]): Json[] {
  const recorded = call(method, params);
  return "result" in recorded ? (recorded.result as Json[]) : [];
}
const receiptsOf = (block: RecordedBlock) => results("eth_getBlockReceipts", [numberOf(block)]);
const tracesOf = (block: RecordedBlock) =>
  results("debug_traceBlockByNumber", [numberOf(block), { tracer: "callTracer" }]);
const txsOf = (block: RecordedBlock): Json[] =>
  receiptsOf(block).map(({ transactionHash }) => {
    const recorded = call("eth_getTransactionByHash", [transactionHash]);
    return "result" in recorded ? recorded.result : undefined;
  });

/** Fields that upgrades added to headers, in JSON and here. */
const LATER_FIELDS = {
  baseFeePerGas: "baseFee",
  extDataGasUsed: "extDataGasUsed",
  blockGasCost: "blockGasCost",
  blobGasUsed: "blobGasUsed",
  excessBlobGas: "excessBlobGas",
  parentBeaconBlockRoot: "parentBeaconRoot",
  timestampMilliseconds: "timeMilliseconds",
  minDelayExcess: "minDelayExcess",
} as const;

/** The block as the node tells it: of `eth_getBlockByNumber` only the bytes were recorded. */
function blockJson(block: RecordedBlock, whole: boolean) {
  const header = decodeBlock(decodeHex(block.rlp, { checksum: false }));
  const txs = txsOf(block);
  const later = Object.entries(LATER_FIELDS).flatMap(([name, field]) => {
    const value = header[field];
    return value === undefined ? [] : [[name, typeof value === "bigint" ? quantity(value) : hex(value)]];
  });
  return {
    number: quantity(header.number),
    hash: block.hash,
    parentHash: hex(header.parentId),
    sha3Uncles: hex(header.uncleHash),
    miner: hex(header.coinbase),
    stateRoot: hex(header.stateRoot),
    transactionsRoot: hex(header.txRoot),
    receiptsRoot: hex(header.receiptRoot),
    logsBloom: hex(header.logsBloom),
    difficulty: quantity(header.difficulty),
    gasLimit: quantity(header.gasLimit),
    gasUsed: quantity(header.gasUsed),
    timestamp: quantity(header.timestamp),
    extraData: hex(header.extraData),
    mixHash: hex(header.mixDigest),
    nonce: hex(header.nonce),
    extDataHash: hex(header.extDataHash),
    blockExtraData: hex(header.extData),
    ...Object.fromEntries(later),
    transactions: whole ? txs : txs.map(({ hash }) => hash),
  };
}

type Params = readonly [string, Json];
const methods: { readonly [method: string]: (params: Params) => object } = {
  eth_chainId: () => ({ result: quantity(CHAIN) }),
  eth_getBlockByNumber: ([number, whole]) => {
    const block = number === "latest" ? blocks.at(-1) : blocks[Number(number)];
    return { result: block === undefined ? null : blockJson(block, whole) };
  },
  debug_traceBlockByNumber: ([number, { tracer }]) => call("debug_traceBlockByNumber", [number, { tracer }]),
};

function respond({ id, method, params }: Json) {
  const recorded = methods[method]?.(params) ?? call(method, params);
  const { error, ...found } = recorded as { error?: string };
  return {
    jsonrpc: "2.0",
    id,
    ...(error === undefined ? found : { error: { code: -32_000, message: error } }),
  };
}

const { db, store } = await openStore();
beforeAll(async () => {
  const unchecked: unknown[] = [];
  const node = createEvmNode({
    rpcUrl: "http://node.test",
    evmChainId: CHAIN,
    traces: "auto",
    unchecked: { headers: () => unchecked.push("headers"), envelope: (type) => unchecked.push(type) },
    fetch: async (request) => {
      const body: Json = await request.json();
      return Response.json(Array.isArray(body) ? body.map(respond) : respond(body));
    },
  });
  const indexer = createEvmIndexer({
    chain: CHAIN,
    title: "recorded",
    rules,
    node,
    store: store.evm.chains,
    tokens: store.evm.tokens,
    batchSize: 5,
    clock: () => 0,
  });
  for (let steps = 0; steps < 100 && !(await indexer.step()); steps += 1);
  expect(indexer.status).toMatchObject({ height: blocks.length - 1, fault: undefined });
  expect(unchecked).toEqual([]);
});

async function rowsOf(table: string, order: string): Promise<Json[]> {
  const { rows } = await sql<Json>`
    select * from ${sql.table(table)} where chain = ${CHAIN} order by ${sql.raw(order)}`.execute(db);
  return rows;
}
const text = (value: unknown): string =>
  value instanceof Uint8Array ? `0x${Buffer.from(value).toString("hex")}` : String(value);

test("blocks have their hashes, parents, times and fees", async () => {
  const rows = await rowsOf("evm_block", "number");
  const seen = rows.map((row) => ({
    number: Number(row.number),
    hash: text(row.hash),
    parent: text(row.parent),
    time: Number(row.time),
    time_ms: row.time_ms === null ? null : Number(row.time_ms),
    delay_excess: row.delay_excess,
    base_fee: row.base_fee,
    tx_count: row.tx_count,
    gas_limit: String(row.gas_limit),
    gas_used: String(row.gas_used),
    gas_cost: row.gas_cost,
    fees: String(row.fees),
  }));
  expect(seen).toEqual(
    blocks.map((block, index) => {
      const header = decodeBlock(decodeHex(block.rlp, { checksum: false }));
      return {
        number: block.number,
        hash: block.hash,
        parent: blocks[index - 1]?.hash ?? `0x${"00".repeat(32)}`,
        time: Number(header.timestamp),
        time_ms: header.timeMilliseconds === undefined ? null : Number(header.timeMilliseconds),
        delay_excess: header.minDelayExcess === undefined ? null : String(header.minDelayExcess),
        base_fee: header.baseFee === undefined ? null : String(header.baseFee),
        tx_count: header.txs.length,
        gas_limit: String(header.gasLimit),
        gas_used: String(header.gasUsed),
        gas_cost: header.blockGasCost === undefined ? null : String(header.blockGasCost),
        fees: String(
          receiptsOf(block).reduce(
            (sum: bigint, { gasUsed, effectiveGasPrice }: Json) =>
              sum + BigInt(gasUsed) * BigInt(effectiveGasPrice),
            0n,
          ),
        ),
      };
    }),
  );
});

test("transactions have the fields of the node's transactions and receipts", async () => {
  const rows = await rowsOf("evm_tx", "number, idx");
  const seen = rows.map((row) => ({
    hash: text(row.hash),
    type: row.type,
    succeeded: row.succeeded,
    sender: text(row.sender),
    recipient: row.recipient && text(row.recipient),
    created: row.created && text(row.created),
    nonce: String(row.nonce),
    value: row.value,
    input: text(row.input),
    gas_limit: String(row.gas_limit),
    gas_used: String(row.gas_used),
    gas_price: row.gas_price,
    max_fee: row.max_fee,
    max_tip: row.max_tip,
  }));
  const decimal = (value: string | undefined) => (value === undefined ? null : String(BigInt(value)));
  expect(seen).toEqual(
    blocks.flatMap((block) =>
      txsOf(block).map((tx, index) => {
        const receipt = receiptsOf(block)[index];
        return {
          hash: tx.hash,
          type: Number(tx.type),
          succeeded: receipt.status === "0x1",
          sender: tx.from,
          recipient: tx.to,
          created: receipt.contractAddress,
          nonce: decimal(tx.nonce),
          value: decimal(tx.value),
          input: tx.input,
          gas_limit: decimal(tx.gas),
          gas_used: decimal(receipt.gasUsed),
          gas_price: decimal(receipt.effectiveGasPrice),
          max_fee: decimal(tx.maxFeePerGas),
          max_tip: decimal(tx.maxPriorityFeePerGas),
        };
      }),
    ),
  );
  expect(seen).toHaveLength(27);
  expect(seen.filter(({ succeeded }) => !succeeded)).toHaveLength(1);
});

test("internal calls with value or a creation, and token transfers, equal those of traces and logs: none", async () => {
  // What nativeAssetCall moves is another asset; its call inside carries no AVAX.
  const inside = blocks.flatMap(tracesOf).flatMap(({ result }) => result.calls ?? []);
  expect(inside.map(({ type, value }) => [type, value])).toEqual([
    ["CALL", "0x0"],
    ["CALL", "0x0"],
  ]);
  expect(await rowsOf("evm_internal", "number")).toEqual([]);
  expect(blocks.flatMap(receiptsOf).flatMap(({ logs }) => logs)).toHaveLength(1);
  expect(await rowsOf("evm_transfer", "number")).toEqual([]);
});

test("contracts equal those of the receipts, each with its creator", async () => {
  const rows = await rowsOf("evm_contract", "number, idx");
  const made = blocks.flatMap(receiptsOf).filter(({ contractAddress }) => contractAddress !== null);
  expect(rows.map((row) => [text(row.address), text(row.creator)])).toEqual(
    made.map(({ contractAddress, from }) => [contractAddress, from]),
  );
  expect(made).toHaveLength(3);
});

/** Indexes the chain in a service from a node that has no better result for traces than this. */
async function traced(error: { code: number; message: string }) {
  const logged: string[] = [];
  const tell = (_: object, text: string) => logged.push(text);
  const { network, genesis } = new ScriptedChain(5, 1_640_000_000);
  const ids = { blockchainId: toCb58(network.cChainId), subnetId: PRIMARY, vmId: toCb58(network.xChainId) };
  const one = (request: Json) => {
    const isTrace = request.method === "debug_traceBlockByNumber";
    return isTrace ? { jsonrpc: "2.0", id: request.id, error } : respond(request);
  };
  const service = await createService({
    ...(await freshDatabase()),
    pollMs: 10,
    logger: { info: tell, warn: tell, error: tell },
    networks: {
      fuji: {
        ...network,
        assetId: toCb58(network.assetId),
        xChainId: toCb58(network.xChainId),
        cChainId: toCb58(network.cChainId),
        genesis,
        nodeUrl: "http://node.test",
        fetch: async () => new Response(null, { status: 503 }),
        evmChains: [
          {
            ...ids,
            evmChainId: CHAIN,
            name: "Recorded",
            rpcUrl: "http://node.test/rpc",
            token: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
            fetch: async (request) => {
              const body: Json = await request.json();
              return Response.json(Array.isArray(body) ? body.map(one) : one(body));
            },
          },
        ],
      },
    },
  });
  const status = async () => {
    const { chains } = await (await service.adminFetch(new Request("http://localhost/readyz"))).json();
    return chains.find((item: Json) => item.chain === `evm-${CHAIN}`);
  };
  service.start();
  return { logged, status, close: () => service.close() };
}

test("a node with pruned states is reported in the log and by readiness", async () => {
  const { logged, status, close } = await traced({
    code: -32_000,
    message: "missing trie node 1a2b (path )",
  });
  const advice = "set pruning-enabled to false in the chain's configuration, with an empty database";
  await expect.poll(async () => (await status()).fault).toContain(advice);
  expect(await status()).toMatchObject({ ready: false, broken: false });
  await close();
  expect(logged.join("\n")).toContain("Recorded (43110) indexing failed");
});

test("a node without a tracer is indexed without internal calls, and the log names its setting", async () => {
  const { logged, status, close } = await traced({
    code: -32_601,
    message: "the method debug_traceBlockByNumber does not exist/is not available",
  });
  await expect.poll(async () => (await status()).ready).toBe(true);
  await close();
  expect(logged.join("\n")).toContain(
    "add debug-tracer to eth-apis in the chain's configuration, or trace to apis on the C-Chain since Helicon",
  );
});
