import { describe, expect, test } from "vitest";
import { applyEvmBlock } from "./apply.ts";
import type { CallFrame, EvmBlock, EvmLog, EvmReceipt, EvmTransaction } from "./block.ts";
import { noEvmFacts } from "./facts.ts";
import { TRANSFER, TRANSFER_BATCH } from "./transfers.ts";

const account = (digit: string): string => `0x${digit.repeat(40)}`;
const topic = (address: string): string => `0x${address.slice(2).padStart(64, "0")}`;
const word = (value: number): string => value.toString(16).padStart(64, "0");
const [A, B, C, D, TOKEN] = ["a", "b", "c", "d", "e"].map(account) as [
  string,
  string,
  string,
  string,
  string,
];

const receipt: EvmReceipt = {
  succeeded: true,
  gasUsed: 21_000n,
  effectiveGasPrice: 26n,
  contractAddress: undefined,
  logs: [],
};

const tx: EvmTransaction = {
  hash: `0x${"1".repeat(64)}`,
  index: 0,
  type: 2,
  from: A,
  to: B,
  nonce: 4n,
  value: 5n,
  input: "0x",
  gas: 30_000n,
  maxFeePerGas: 50n,
  maxPriorityFeePerGas: 1n,
  receipt,
  trace: undefined,
};

const frame = (
  type: string,
  from: string,
  to: string | undefined,
  more: Partial<CallFrame> = {},
): CallFrame => ({
  type,
  from,
  to,
  value: 0n,
  gas: 9n,
  gasUsed: 8n,
  error: undefined,
  calls: [],
  ...more,
});

const transfer = (logIndex: number, from: string, to: string): EvmLog => ({
  logIndex,
  address: TOKEN,
  topics: [TRANSFER, topic(from), topic(to)],
  data: `0x${word(7)}`,
});

const block = (...txs: readonly Partial<EvmTransaction>[]): EvmBlock => ({
  number: 12,
  hash: `0x${"2".repeat(64)}`,
  parentHash: `0x${"3".repeat(64)}`,
  timestamp: 1_700_000_000,
  timestampMilliseconds: 1_700_000_000_250,
  minDelayExcess: 7_970_124n,
  baseFeePerGas: 25n,
  executedLater: false,
  gasLimit: 15_000_000n,
  gasCost: 100n,
  txs: txs.map((changes, index) => ({ ...tx, index, ...changes })),
});

function factsOf(...blocks: readonly EvmBlock[]) {
  const facts = noEvmFacts();
  for (const each of blocks) applyEvmBlock(each, facts, { blockchainId: "0x", messengers: new Set() });
  return facts;
}

describe("applyEvmBlock", () => {
  test("maps every field of a block and a transaction", () => {
    const facts = factsOf(block({}));
    expect(facts.blocks).toEqual([
      {
        number: 12,
        hash: `0x${"2".repeat(64)}`,
        parent: `0x${"3".repeat(64)}`,
        time: 1_700_000_000,
        timeMs: 1_700_000_000_250,
        delayExcess: "7970124",
        baseFee: "25",
        txCount: 1,
        gasLimit: "15000000",
        gasUsed: "21000",
        gasCost: "100",
        fees: "546000", // 21,000 gas at 26 wei
      },
    ]);
    expect(facts.txs).toEqual([
      {
        number: 12,
        idx: 0,
        hash: tx.hash,
        type: 2,
        succeeded: true,
        sender: A,
        recipient: B,
        created: null,
        nonce: "4",
        value: "5",
        input: "0x",
        gasLimit: "30000",
        gasUsed: "21000",
        gasPrice: "26",
        maxFee: "50",
        maxTip: "1",
      },
    ]);
    for (const rows of [facts.internals, facts.transfers, facts.contracts, facts.tokens])
      expect(rows).toEqual([]);
  });

  test("leaves out the fields that older chains and envelopes do not have", () => {
    const facts = factsOf({
      ...block({ type: 0, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined }),
      timestampMilliseconds: undefined,
      minDelayExcess: undefined,
      baseFeePerGas: undefined,
      gasCost: undefined,
    });
    expect(facts.blocks).toMatchObject([{ timeMs: null, delayExcess: null, baseFee: null, gasCost: null }]);
    expect(facts.txs).toMatchObject([{ type: 0, maxFee: null, maxTip: null }]);
  });

  test("keeps each block's transactions apart", () => {
    const facts = factsOf(block({}), { ...block({ from: C }, { from: D }), number: 13 });
    expect(facts.txs.map(({ number, idx, sender }) => [number, idx, sender])).toEqual([
      [12, 0, A],
      [13, 0, C],
      [13, 1, D],
    ]);
  });

  const made = { ...receipt, contractAddress: D };
  const inside = (calls: CallFrame[], error?: string) => frame("CALL", A, B, { calls, error });

  test.each([
    { why: "by an account", given: { to: undefined, receipt: made }, want: [[D, A, 0]] },
    {
      why: "by an account, but it failed",
      given: { to: undefined, receipt: { ...made, succeeded: false } },
      want: [],
    },
    {
      why: "by contracts, in their order",
      given: { trace: inside([frame("CREATE", B, C, { calls: [frame("CREATE2", C, D)] })]) },
      want: [
        [C, B, 1],
        [D, C, 2],
      ],
    },
    {
      why: "by an account's new contract",
      given: {
        to: undefined,
        receipt: made,
        trace: frame("CREATE", A, D, { calls: [frame("CREATE", D, C)] }),
      },
      want: [
        [D, A, 0],
        [C, D, 1],
      ],
    },
    {
      why: "by a contract whose call was undone",
      given: { trace: inside([frame("DELEGATECALL", B, B, { error: "x", calls: [frame("CREATE", B, C)] })]) },
      want: [],
    },
    {
      why: "in a transaction that failed",
      given: { receipt: { ...receipt, succeeded: false }, trace: inside([frame("CREATE", B, C)], "x") },
      want: [],
    },
    {
      why: "by a contract, but nowhere",
      given: { trace: inside([frame("CREATE", B, undefined)]) },
      want: [],
    },
  ])("finds created contracts: $why", ({ given, want }) => {
    expect(
      factsOf(block(given)).contracts.map(({ address, creator, deployer, seq }) => {
        expect(deployer).toBe(A);
        return [address, creator, seq];
      }),
    ).toEqual(want);
  });

  test("a failed creation has the address that follows from sender and nonce", () => {
    const [A1, wanted] = [
      "0x6ac7ea33f8831ea9dcc53393aaa88b25a785dbf0",
      "0x343c43a37d37dff08ae8c4a11544c718abb4fcf8",
    ];
    const failed = { from: A1, to: undefined, nonce: 1n, receipt: { ...receipt, succeeded: false } };
    expect(factsOf(block(failed)).txs).toMatchObject([
      { recipient: null, created: wanted, succeeded: false },
    ]);
  });

  test("internal calls are kept, reverted or not, without the transaction's own call", () => {
    const trace = inside([
      frame("CALL", B, C, { value: 3n, error: "x", calls: [frame("CREATE", C, undefined, { value: 1n })] }),
      frame("CALL", B, D, { value: 2n }),
    ]);
    expect(factsOf(block({ trace })).internals).toEqual(
      [
        { seq: 0, type: "CALL", sender: B, recipient: C, value: "3", reverted: true },
        { seq: 1, type: "CREATE", sender: C, recipient: null, value: "1", reverted: true },
        { seq: 2, type: "CALL", sender: B, recipient: D, value: "2", reverted: false },
      ].map((row) => ({ number: 12, idx: 0, ...row, gasLimit: "9", gasUsed: "8" })),
    );
  });

  test("transfers have the position of their log and of the token within it", () => {
    const topics = [TRANSFER_BATCH, topic(A), topic(A), topic(B)];
    const data = `0x${[64, 160, 2, 5, 6, 2, 1, 1].map(word).join("")}`;
    const logs = [transfer(4, A, B), { logIndex: 6, address: C, topics, data }];
    const facts = factsOf(block({ from: D }, { receipt: { ...receipt, logs } }));
    expect(facts.transfers).toEqual(
      [
        { logIndex: 4, part: 0, kind: 20, token: TOKEN, tokenId: null, value: "7" },
        { logIndex: 6, part: 0, kind: 1155, token: C, tokenId: "5", value: "1" },
        { logIndex: 6, part: 1, kind: 1155, token: C, tokenId: "6", value: "1" },
      ].map((row) => ({ number: 12, idx: 1, ...row, sender: A, recipient: B })),
    );
  });

  test("a token is recorded once, at its first transfer", () => {
    const logs = [transfer(0, A, B), transfer(1, B, A)];
    const moving = block({ receipt: { ...receipt, logs } });
    expect(factsOf(block({}), moving, { ...moving, number: 13 }).tokens).toEqual([
      { address: TOKEN, number: 12 },
    ]);
  });
});
