/** Balances count each output once, where and in the state in which it can be used. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Balance,
  type PChainUtxo,
  sumBalances,
  type Utxo,
  ValidationError,
  type XOrCChainUtxo,
} from "./index.ts";

const [P, X, C] = ["11111111111111111111111111111111LpoYY", "x-chain-id", "c-chain-id"];
const AT = 1_750_000_000;
const ME = "fuji1me";
const FRIEND = "fuji1friend";
const OTHER = "fuji1other";

const asset = (amount: string, type = "secp256k1") => ({
  ...{ assetId: "AVAX-id", name: "Avalanche", symbol: "AVAX", denomination: 9 },
  ...{ type, amount },
});

let made = 0;
const onP = (fields: Partial<PChainUtxo> = {}, amount = "1"): PChainUtxo => ({
  ...{ addresses: [ME], asset: asset(amount), amount, assetId: "AVAX-id", utxoId: `p${made++}` },
  ...{ consumedOnChainId: P, createdOnChainId: P, blockNumber: "1", blockTimestamp: 1, outputIndex: 0 },
  ...{ txHash: "tx", utxoType: "TRANSFER", staked: false, threshold: 1 },
  ...fields,
});
const onX = (fields: Partial<XOrCChainUtxo> = {}, amount = "1", type = "secp256k1"): XOrCChainUtxo => ({
  ...{
    addresses: [ME],
    asset: asset(amount, type),
    utxoId: `x${made++}`,
    consumedOnChainId: X,
    createdOnChainId: X,
  },
  ...{
    creationTxHash: "tx",
    locktime: 0,
    outputIndex: "0",
    threshold: 1,
    timestamp: 1,
    utxoType: "transfer",
  },
  ...fields,
});

const options = { addresses: [ME], at: AT };

/** The sums that are not 0, of the one chain that the outputs are on. */
async function sumsOf(utxos: readonly Utxo[], more = {}): Promise<object> {
  const [sums, ...rest] = await sumBalances({ ...options, ...more }, utxos);
  expect(rest).toEqual([]);
  const { chainId, assetId, symbol, denomination, total, outputs, ...states } = sums ?? ({} as Balance);
  return Object.fromEntries(Object.entries(states).filter(([, sum]) => sum !== 0n));
}

describe("an output counts as", () => {
  it.each<[what: string, utxo: Utxo, want: keyof Balance]>([
    ["spendable", onP(), "spendable"],
    ["spendable, of the X-Chain", onX(), "spendable"],
    [
      "spendable by anyone of its owners, where no threshold is said",
      onP({ threshold: undefined as never }),
      "spendable",
    ],
    ["shared, when two of three must sign", onP({ addresses: [ME, FRIEND, OTHER], threshold: 2 }), "shared"],
    ["shared, when it is somebody else's", onX({ addresses: [OTHER] }), "shared"],
    [
      "shared, locked or not",
      onP({ addresses: [ME, OTHER], threshold: 2, platformLocktime: AT + 1 }),
      "shared",
    ],
    ["spendable, when one of two may sign", onP({ addresses: [OTHER, ME], threshold: 1 }), "spendable"],
    ["locked", onP({ platformLocktime: AT + 1 }), "locked"],
    ["spendable, once its lock has ended", onP({ platformLocktime: AT }), "spendable"],
    ["locked, on the X-Chain", onX({ locktime: AT + 1 }), "locked"],
    ["locked, beyond 2^53", onX({ locktime: 18_446_744_073_709_551_615n }), "locked"],
    ["stakeable", onP({ stakeableLocktime: AT + 1 }), "stakeable"],
    ["spendable, once its stakeable lock has ended", onP({ stakeableLocktime: AT }), "spendable"],
    ["locked, under both locks", onP({ stakeableLocktime: AT + 1, platformLocktime: AT + 1 }), "locked"],
    ["staked", onP({ staked: true, utxoType: "STAKE" }), "staked"],
    [
      "staked, with a stakeable lock",
      onP({ staked: true, utxoType: "STAKE", stakeableLocktime: AT + 1 }),
      "staked",
    ],
    [
      "spendable, once its stake has ended",
      onP({ staked: false, utxoType: "STAKE", utxoEndTimestamp: AT - 9 }),
      "spendable",
    ],
    [
      "stakeable, once its stake has ended before its lock",
      onP({ utxoType: "STAKE", stakeableLocktime: AT + 1 }),
      "stakeable",
    ],
    ["importable, on the chain that it was exported to", onX({ createdOnChainId: P }), "importable"],
    ["importable, seen from the chain that it left", onP({ consumedOnChainId: C }), "importable"],
    ["locked, exported with a lock", onX({ createdOnChainId: P, locktime: AT + 1 }), "locked"],
  ])("%s", async (_, utxo, want) => {
    expect(await sumsOf([utxo])).toEqual({ [want]: 1n });
  });

  it.each<[staked: boolean | undefined, end: number | undefined, want: keyof Balance]>([
    [undefined, AT + 1, "staked"],
    [undefined, AT, "spendable"],
    [undefined, undefined, "staked"],
    [true, AT - 1, "staked"], // the network returns it in the next block
  ])("of a stake, staked %s until %s: %s", async (staked, utxoEndTimestamp, want) => {
    const { staked: _, ...utxo } = onP({ utxoType: "STAKE" });
    const given = {
      ...utxo,
      ...(staked !== undefined && { staked }),
      ...(utxoEndTimestamp && { utxoEndTimestamp }),
    };
    expect(await sumsOf([given])).toEqual({ [want]: 1n });
  });

  it.each<[what: string, utxo: Utxo]>([
    ["spent", onP({ consumingTxHash: "tx" })],
    ["a right to mint", onX({ utxoType: "mint" })],
    ["an NFT", onX({}, "1", "nft")],
    ["a property", onX({}, "1", "property")],
  ])("nothing: %s", async (_, utxo) => {
    expect(await sumBalances(options, [utxo])).toEqual([]);
  });
});

it("needs as many signatures as the threshold says, of the addresses that are given", async () => {
  const shared = onP({ addresses: [ME, FRIEND, OTHER], threshold: 2 });
  expect(await sumsOf([shared], { addresses: [ME, FRIEND] })).toEqual({ spendable: 1n });
  // The same address twice is one signature.
  expect(await sumsOf([shared], { addresses: [ME, ME] })).toEqual({ shared: 1n });
});

it("takes the node's form of an address", async () => {
  expect(await sumsOf([onP()], { addresses: [`P-${ME}`] })).toEqual({ spendable: 1n });
});

it("counts an exported output once, listed on the chain that it left and on the one that may import it", async () => {
  const exported = onX({ utxoId: "exported", createdOnChainId: P, consumedOnChainId: C }, "7");
  const left = onP({ utxoId: "exported", consumedOnChainId: C }, "7");
  const found = await sumBalances(options, [left, onP({}, "2")], [exported]);
  expect(
    found.map(({ chainId, importable, total, outputs }) => [chainId, importable, total, outputs]),
  ).toEqual([
    [C, 7n, 7n, 1],
    [P, 0n, 2n, 1],
  ]);
});

it("counts an exported output on the chain that it left, where that is asked for", async () => {
  const left = onP({ utxoId: "exported", consumedOnChainId: C }, "7");
  const found = await sumBalances({ ...options, exportsOn: "exporting" }, [left, onP({}, "2")], [left]);
  expect(found).toMatchObject([{ chainId: P, importable: 7n, spendable: 2n, total: 9n, outputs: 2 }]);
});

it("does not count an output that one listing shows spent and another, older, not yet", async () => {
  expect(
    await sumBalances(options, [onP({ utxoId: "u", consumingTxHash: "tx" })], [onX({ utxoId: "u" })]),
  ).toEqual([]);
});

it("keeps assets apart, and adds beyond 2^53 exactly", async () => {
  const other = onX({ asset: { ...asset("3"), assetId: "other", symbol: "OTH", denomination: 0 } });
  const found = await sumBalances(options, [onX({}, "9007199254740993"), other, onX({}, "9007199254740993")]);
  expect(
    found.map(({ assetId, symbol, denomination, spendable }) => [assetId, symbol, denomination, spendable]),
  ).toEqual([
    ["AVAX-id", "AVAX", 9, 18014398509481986n],
    ["other", "OTH", 0, 3n],
  ]);
});

it("reads listings page after page", async () => {
  async function* listing() {
    yield onP({}, "1");
    yield onP({}, "2");
  }
  expect(await sumBalances(options, listing())).toMatchObject([{ spendable: 3n, outputs: 2 }]);
});

it.each([
  [{ addresses: [], at: AT }, /addresses need at least one value/],
  [{ addresses: [ME], at: Number.NaN }, /at must be a finite number/],
  [{ addresses: [ME], at: AT, exportsOn: "both" as never }, /exportsOn must be "importing" or "exporting"/],
])("refuses %o", async (given, message) => {
  const error = await sumBalances(given, []).catch((reason: unknown) => reason);
  expect([error instanceof ValidationError, String(error)]).toEqual([true, expect.stringMatching(message)]);
});

it("puts every amount into exactly one sum, whatever the outputs are", async () => {
  const utxo = fc
    .record({
      ofP: fc.boolean(),
      amount: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      addresses: fc.subarray([ME, FRIEND, OTHER], { minLength: 1 }),
      threshold: fc.integer({ min: 0, max: 3 }),
      lock: fc.constantFrom(0, AT - 1, AT, AT + 1),
      stakeable: fc.constantFrom(0, AT + 1),
      staked: fc.boolean(),
      to: fc.constantFrom(P, X, C),
    })
    .map(({ ofP, amount, addresses, threshold, lock, stakeable, staked, to }): Utxo => {
      const common = { addresses, threshold, consumedOnChainId: to };
      return ofP
        ? onP({ ...common, platformLocktime: lock, stakeableLocktime: stakeable, staked }, `${amount}`)
        : onX({ ...common, locktime: lock }, `${amount}`);
    });
  await fc.assert(
    fc.asyncProperty(fc.array(utxo), async (utxos) => {
      const found = await sumBalances(options, utxos);
      const totals = found.reduce((sum, { total }) => sum + total, 0n);
      expect(totals).toBe(utxos.reduce((sum, { asset: { amount } }) => sum + BigInt(amount), 0n));
      for (const { spendable, importable, stakeable, locked, staked, shared, total } of found)
        expect(spendable + importable + stakeable + locked + staked + shared).toBe(total);
    }),
  );
});
