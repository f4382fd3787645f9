/** Headers since Helicon, compared with the blocks and receipts of a recorded node of avalanchego 1.15. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { decodeContainer, decodeHex, type JsonValue } from "@primary-network/codec";
import { type Block, blockAtomicTxs, blockId, decodeBlock } from "@primary-network/codec/c";
import { expect, test } from "vitest";
import { readFixtureLines } from "../../../../../fixtures/fixture.ts";
import { rawReceipts } from "../../evm/chain/raw-receipts.ts";
import { toBytes } from "../../evm/contracts/hex.ts";
import { atomicGasOf, C_BASE_FEE } from "./execute.ts";
import { chargedGas } from "./gas-clock.ts";
import { heliconFields, Settlement } from "./settlement.ts";
import { listRoot } from "./trie.ts";

interface Line {
  readonly path?: string;
  readonly containers?: readonly { readonly bytes: string }[];
  readonly method?: string;
  readonly params?: readonly JsonValue[];
  readonly said?: { readonly result?: JsonValue };
}
interface RecordedBlock {
  readonly hash: string;
  readonly transactions: readonly { readonly gas: string }[];
}
interface RecordedReceipt {
  readonly gasUsed: string;
  readonly logsBloom: string;
}

const lines = readFixtureLines<Line>("realnet/helicon.jsonl.gz");
const asked = (method: string, number: number) =>
  lines.find((line) => line.method === method && line.params?.[0] === `0x${number.toString(16)}`)?.said
    ?.result;
const containers = lines.find(({ path }) => path === "/ext/index/C/block")?.containers ?? [];
const blocks = containers.map(({ bytes }) => {
  const raw = decodeHex(bytes);
  return decodeBlock(decodeContainer(raw)?.blockBytes ?? raw);
});
const heliconBlocks = blocks.filter(({ settledHeight }) => settledHeight !== undefined);
// The recorder asks for each block with and without its transactions.
const full = lines.flatMap(({ method, params, said }) =>
  method === "eth_getBlockByNumber" && params?.[1] === true && said?.result
    ? [said.result as unknown as RecordedBlock & { readonly number: string }]
    : [],
);

const receiptsOf = (number: number) => asked("eth_getBlockReceipts", number) ?? [];
const union = (blooms: readonly string[]) => {
  const all = blooms.reduce((sum, bloom) => sum | BigInt(bloom), 0n);
  return toBytes(`0x${all.toString(16).padStart(512, "0")}`);
};

/** The recording has post-execution roots only where a later block settles them. */
function rootOf(number: number): Uint8Array {
  return (
    blocks.find(({ settledHeight }) => settledHeight === BigInt(number))?.stateRoot ?? new Uint8Array(32)
  );
}

function executionOf(block: Block) {
  const receipts = receiptsOf(Number(block.number)) as unknown as readonly RecordedReceipt[];
  const atomic = blockAtomicTxs(block).reduce((sum, { unsignedTx }) => sum + atomicGasOf(unsignedTx), 0n);
  return {
    stateRoot: rootOf(Number(block.number)),
    receipts: rawReceipts(receiptsOf(Number(block.number))).map(toBytes),
    logsBloom: union(receipts.map(({ logsBloom }) => logsBloom)),
    gas: receipts.reduce((sum, { gasUsed }) => sum + BigInt(gasUsed), atomic),
  };
}

test("every field about results, and the hash, equal the recorded node's", () => {
  // The recorded network has no least price.
  const settlement = new Settlement({ price: 1n, excess: 0n });
  let compared = 0;
  // The index has no genesis block; nothing reads its results.
  const [first = expect.unreachable()] = blocks;
  settlement.addSynchronous({ ...first, timeMilliseconds: 0n }, executionOf(first));
  for (const block of blocks) {
    if (block.settledHeight === undefined) {
      settlement.addSynchronous(block, executionOf(block));
      continue;
    }
    const fields = settlement.next(block.timeMilliseconds ?? 0n);
    const price = settlement.priceAt(block.timeMilliseconds ?? 0n);
    expect(price <= (fields.baseFee ?? 0n)).toBe(true);
    expect(block).toMatchObject(fields);
    const built = { ...block, ...heliconFields, ...fields, minPriceExponent: block.minPriceExponent ?? 0n };
    expect(bytesToHex(blockId(built))).toBe(bytesToHex(blockId(block)));
    const { hash } = full.find(({ number }) => BigInt(number) === block.number) ?? expect.unreachable();
    expect(hash).toBe(`0x${bytesToHex(blockId(built))}`);
    expect(bytesToHex(listRoot(block.txs))).toBe(bytesToHex(block.txRoot));
    settlement.add(block, executionOf(block));
    compared += 1;
  }
  expect(compared).toBe(heliconBlocks.length);
  expect(compared).toBeGreaterThan(25);
  expect(settlement.settledBy(blocks.length)).toBeGreaterThan(10);
});

test("a header's gas is the sum of the limits, and each receipt's the charge", () => {
  for (const block of heliconBlocks) {
    const { transactions } =
      full.find(({ number }) => BigInt(number) === block.number) ?? expect.unreachable();
    const atomic = blockAtomicTxs(block).reduce((sum, { unsignedTx }) => sum + atomicGasOf(unsignedTx), 0n);
    expect(block.gasUsed).toBe(transactions.reduce((sum, { gas }) => sum + BigInt(gas), atomic));
    const receipts = receiptsOf(Number(block.number)) as unknown as readonly RecordedReceipt[];
    for (const [index, { gas }] of transactions.entries())
      expect(BigInt(receipts[index]?.gasUsed ?? 0)).toBe(
        chargedGas(BigInt(receipts[index]?.gasUsed ?? 0), BigInt(gas)),
      );
  }
});

/** The price at an exponent or excess, as nodes compute it in whole numbers (avalanchego `gas.CalculatePrice`). */
function priceAt(excess: bigint, scale: bigint): bigint {
  let [sum, term] = [0n, scale];
  for (let index = 1n; term > 0n; index += 1n) {
    sum += term;
    term = (term * excess) / scale / index;
  }
  return sum / scale;
}

test("the exponent and the excess are those of 25 nAVAX", () => {
  const { minPriceExponent } = heliconFields;
  const scale = 415_828_534_307_635_077n;
  expect(priceAt(minPriceExponent, scale)).toBe(C_BASE_FEE);
  expect(priceAt(minPriceExponent - 1n, scale)).toBeLessThan(C_BASE_FEE);
  const settlement = new Settlement();
  const [block = expect.unreachable()] = blocks;
  settlement.addSynchronous(block, executionOf(block));
  const { settledExcess = 0n } = settlement.next(0n);
  // No excess gives exactly this price, and a node then takes the one below it.
  expect(priceAt(settledExcess, 87_000_000n)).toBeLessThan(C_BASE_FEE);
  expect(priceAt(settledExcess + 1n, 87_000_000n)).toBeGreaterThan(C_BASE_FEE);
});

test("a transaction pays for what it uses, at least for half of its limit, rounded up", () => {
  expect([chargedGas(21_000n, 21_000n), chargedGas(1n, 7n), chargedGas(5n, 7n)]).toEqual([21_000n, 4n, 5n]);
});
