/** What makes an output part of which balance, from the facts that the indexer writes. */

import { beforeAll, expect, test } from "vitest";
import { noCFacts } from "../src/domain/c/facts.ts";
import { noFacts, type UtxoFact } from "../src/domain/p/facts.ts";
import { noXFacts, type XUtxoFact } from "../src/domain/x/facts.ts";
import { openStore } from "./harness.ts";
import { NO_LEDGER } from "./p-ledger.ts";

const NETWORK = 30_000;
const hex = (n: number, bytes = 32): string => `0x${n.toString(16).padStart(bytes * 2, "0")}`;
const [ALICE, BOB, CAROL] = [1, 2, 3].map((n) => hex(n, 20)) as [string, string, string]; // three of three
const [X_CHAIN, C_CHAIN, COIN] = [hex(71), hex(72), hex(73)];

/** Blocks are at these times; outputs are created in the first. */
const [MADE, MOVED, NOW] = [1_000, 2_000, 5_000];
const block = (height: number) => ({ height, blockId: hex(height + 1) });

/** Each output is the only one of its owners, so that its amount tells it. */
interface Case {
  readonly utxo: Partial<UtxoFact>;
  /** What the second block does with it. */
  readonly later?: "spent" | "returned" | "imported";
  readonly asks?: readonly string[];
  /** Kinds at the first block, and now. */
  readonly want: readonly [before: string | undefined, now: string | undefined];
}

const stake = { kind: "STAKE", stakeStart: MADE, stakeEnd: 4_000 } as const;
const P_CASES: { readonly [title: string]: Case } = {
  "a plain output": { utxo: {}, want: ["unlockedUnstaked", "unlockedUnstaked"] },
  "an output that was spent": { utxo: {}, later: "spent", want: ["unlockedUnstaked", undefined] },
  "a lock that ends": { utxo: { locktime: "5000" }, want: ["lockedPlatform", "unlockedUnstaked"] },
  "a lock that ends a second later": {
    utxo: { locktime: "5001" },
    want: ["lockedPlatform", "lockedPlatform"],
  },
  "a stakeable lock that ends": {
    utxo: { stakeableLocktime: "5000" },
    want: ["lockedStakeable", "unlockedUnstaked"],
  },
  "a stakeable lock that holds": {
    utxo: { stakeableLocktime: "5001" },
    want: ["lockedStakeable", "lockedStakeable"],
  },
  "both locks": {
    utxo: { locktime: "3000", stakeableLocktime: "9000" },
    want: ["lockedPlatform", "lockedStakeable"],
  },
  "a lock longer than any number": {
    utxo: { locktime: "18446744073709551615" },
    want: ["lockedPlatform", "lockedPlatform"],
  },
  "a stake": { utxo: stake, want: ["unlockedStaked", "unlockedStaked"] },
  "a stake that has ended": {
    utxo: stake,
    later: "returned",
    want: ["unlockedStaked", "unlockedUnstaked"],
  },
  "a stake that begins later": {
    utxo: { ...stake, stakeStart: 4_500, stakeEnd: 9_000 },
    want: ["pendingStaked", "unlockedStaked"],
  },
  "a stake whose lock holds longer": {
    utxo: { ...stake, stakeableLocktime: "4001" },
    want: ["lockedStaked", "lockedStaked"],
  },
  "a stake whose lock ends with it": {
    utxo: { ...stake, stakeableLocktime: "4000" },
    want: ["unlockedStaked", "unlockedStaked"],
  },
  "a stake that has ended, whose lock holds": {
    utxo: { ...stake, stakeableLocktime: "9000" },
    later: "returned",
    want: ["lockedStaked", "lockedStakeable"],
  },
  "an export": { utxo: { consumedOn: X_CHAIN }, want: ["atomicMemoryUnlocked", "atomicMemoryUnlocked"] },
  "a locked export": {
    utxo: { consumedOn: C_CHAIN, locktime: "3000" },
    want: ["atomicMemoryLocked", "atomicMemoryUnlocked"],
  },
  "an export that was imported": {
    utxo: { consumedOn: X_CHAIN },
    later: "imported",
    want: ["atomicMemoryUnlocked", undefined],
  },
  "an export that the C-Chain imported": {
    utxo: { consumedOn: C_CHAIN },
    later: "imported",
    want: ["atomicMemoryUnlocked", undefined],
  },
  "two of three owners, both asked for": {
    utxo: { addresses: [ALICE, BOB, CAROL], threshold: 2 },
    asks: [ALICE, CAROL],
    want: ["unlockedUnstaked", "unlockedUnstaked"],
  },
  "two of three owners, one asked for": {
    utxo: { addresses: [ALICE, BOB, CAROL], threshold: 2 },
    asks: [BOB],
    want: [undefined, undefined],
  },
  "one of two owners, both asked for: counted once": {
    utxo: { addresses: [ALICE, BOB] },
    asks: [ALICE, BOB],
    want: ["unlockedUnstaked", "unlockedUnstaked"],
  },
};

const cases = Object.entries(P_CASES).map(([title, one], index) => ({ title, ...one, index }));
/** Cases that name owners share Alice, Bob and Carol, so each has a network of its own. */
const networkOf = (index: number): number => NETWORK + index;
const amountOf = (index: number): string => String(1_000_000_000_000 + index);

const output = (index: number, utxo: Partial<UtxoFact>): UtxoFact => ({
  utxoId: hex(1_000 + index),
  txId: hex(2_000 + index),
  outputIndex: 0,
  assetId: null,
  amount: amountOf(index),
  locktime: "0",
  stakeableLocktime: "0",
  threshold: 1,
  addresses: [ALICE],
  kind: null,
  rewardType: null,
  createdOn: null,
  consumedOn: null,
  height: 1,
  time: MADE,
  emittingTx: null,
  stakeStart: null,
  stakeEnd: null,
  ...utxo,
});

const xOutput = (index: number, utxo: Partial<XUtxoFact>): XUtxoFact => {
  const {
    stakeableLocktime: _lock,
    kind: _kind,
    rewardType: _type,
    emittingTx: _tx,
    ...made
  } = output(index, {});
  const { stakeStart: _start, stakeEnd: _end, ...shared } = made;
  return { ...shared, type: "TransferOutput", groupId: null, payload: null, ...utxo };
};

const aroundBlock = {
  containerId: null,
  containerParent: null,
  proposer: null,
  proposerHeight: null,
  proposerTime: null,
};
const blockFact = (height: number, time: number) => ({
  ...block(height),
  ...aroundBlock,
  parentId: hex(height),
  type: "BanffStandardBlock",
  time,
  size: 100,
  supply: "0",
});

const { store } = await openStore();
beforeAll(async () => {
  for (const { index, utxo, later } of cases) {
    const network = networkOf(index);
    const made = output(index, utxo);
    const { utxoId, txId } = made;
    const p = store.chains["p-chain"];
    const to = (height: number, time: number) => ({
      ...block(height),
      time,
      ...NO_LEDGER,
    });
    await p.commit(
      network,
      undefined,
      { ...noFacts(), blocks: [blockFact(1, MADE)], utxos: [made] },
      to(1, MADE),
    );
    const moved = { consumingTx: hex(3_000), consumedHeight: 2, consumedTime: MOVED };
    const ended = {
      txId,
      rewardTx: hex(3_001),
      rewardHeight: 2,
      rewardTime: MOVED,
      rewardAmount: "0",
      feeAmount: "0",
    };
    await p.commit(
      network,
      1,
      {
        ...noFacts(),
        blocks: [blockFact(2, MOVED)],
        spends: later === "spent" ? [{ utxoId, ...moved }] : [],
        termEnds: later === "returned" ? [ended] : [],
      },
      to(2, MOVED),
    );
    if (later !== "imported") continue;
    const onOther = xOutput(index, { createdOn: hex(0), addresses: [], height: 2, time: MOVED });
    const spends = [{ utxoId, ...moved, signatures: [] }];
    if (utxo.consumedOn === X_CHAIN)
      await store.chains["x-chain"].commit(
        network,
        undefined,
        { ...noXFacts(), utxos: [onOther], spends },
        block(2),
      );
    else {
      const tx = {
        height: 2,
        idx: 0,
        txId: moved.consumingTx,
        type: "ImportTx",
        time: MOVED,
        memo: "0x",
        sourceChain: hex(0),
        destinationChain: C_CHAIN,
        accounts: [],
      } as const;
      const facts = { ...noCFacts(), txs: [tx], utxos: [onOther], spends };
      await store.chains["c-chain"].commit(network, undefined, facts, block(2));
    }
  }
});

test.each(cases)("$title", async ({ index, utxo, asks = utxo.addresses ?? [ALICE], want }) => {
  const list = (time: number, past: boolean) =>
    store.balances["p-chain"].list(networkOf(index), { addresses: asks, time, past });
  const row = (kind: string | undefined) =>
    kind === undefined
      ? []
      : [
          {
            kind,
            assetId: null,
            type: "TransferOutput",
            sharedWith: utxo.consumedOn ?? null,
            amount: amountOf(index),
            outputs: 1,
            asset: null,
          },
        ];
  expect(await list(MADE - 1, true)).toEqual([]);
  expect(await list(MADE, true)).toEqual(row(want[0]));
  expect(await list(NOW, true)).toEqual(row(want[1]));
  expect(await list(NOW, false)).toEqual(row(want[1]));
  if (want[0] === want[1]) expect(await list(MOVED, true)).toEqual(row(want[0]));
});

test("the X-Chain's balances are apart by asset and type, and rights to mint are none", async () => {
  const network = NETWORK - 1;
  const utxos = [
    xOutput(0, { amount: "5" }),
    xOutput(1, { amount: "7" }),
    xOutput(2, { amount: "11", locktime: "9000" }),
    xOutput(3, { assetId: COIN, amount: "13" }),
    xOutput(4, { assetId: COIN, amount: "1", type: "NftTransferOutput" }),
    xOutput(5, { assetId: COIN, amount: "0", type: "MintOutput" }),
    xOutput(6, { amount: "17", consumedOn: hex(0) }),
    xOutput(7, { amount: "19", consumedOn: C_CHAIN }),
  ];
  const assets = [{ assetId: COIN, name: "Coin", symbol: "COIN", denomination: 2, height: 1 }];
  await store.chains["x-chain"].commit(network, undefined, { ...noXFacts(), utxos, assets }, block(1));
  const asset = { name: "Coin", symbol: "COIN", denomination: 2 };
  const plain = { assetId: null, type: "TransferOutput", sharedWith: null, outputs: 1, asset: null };
  const want = [
    { ...plain, kind: "unlocked", amount: "12", outputs: 2 },
    { ...plain, kind: "locked", amount: "11" },
    { ...plain, kind: "atomicMemoryUnlocked", amount: "17", sharedWith: hex(0) },
    { ...plain, kind: "atomicMemoryUnlocked", amount: "19", sharedWith: C_CHAIN },
    { ...plain, kind: "unlocked", assetId: COIN, type: "NftTransferOutput", amount: "1", asset },
    { ...plain, kind: "unlocked", assetId: COIN, amount: "13", asset },
  ];
  for (const past of [true, false]) {
    const got = await store.balances["x-chain"].list(network, { addresses: [ALICE], time: NOW, past });
    expect(got).toHaveLength(want.length);
    expect(got).toEqual(expect.arrayContaining(want));
  }
});
