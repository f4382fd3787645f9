/** The genesis of each network, held against avalanchego's own file and against the ids that the networks have. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createGenesisBytes } from "../../../apps/localnet/src/index.ts";
import { fixturePath, readFixture } from "../../../fixtures/fixture.ts";
import { encodeCb58 } from "../../codec/src/index.ts";
import { decodeGenesis, producedOutputs, txId } from "../../codec/src/p/index.ts";
import { fromColumns } from "../src/columns.ts";
import { fuji, type GenesisFile, mainnet } from "../src/index.ts";
import { toColumns } from "./to-columns.ts";

// The ids are public: any node or explorer of the network shows those of the chains and of AVAX.
describe.each([
  {
    name: "mainnet",
    load: mainnet,
    file: "avalanchego/genesis_mainnet.json.gz",
    networkID: 1,
    want: {
      genesisId: "UUvXi6j7QhVvgpbKM89MP5HdrxKm9CaJeHc187TsDNf8nZdLk",
      assetId: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
      chains: [
        "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
        "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
      ],
    },
  },
  {
    name: "fuji",
    load: fuji,
    file: "avalanchego/genesis_fuji.json",
    networkID: 5,
    want: {
      genesisId: "MSj6o9TpezwsQx4Tv7SHqpVvCbJ8of1ikjsqPZ1bKRjc9zBy3",
      assetId: "U8iRqJoiJm8xZHAacmvYyZVwqQx6uDNtQeP3CQ6fcgQk3JqnK",
      chains: [
        "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
        "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
      ],
    },
  },
])("$name", ({ load, file, networkID, want }) => {
  test("is the file of avalanchego", async () => {
    const genesis = await load();
    expect(genesis.networkID).toBe(networkID);
    // As texts: comparing mainnet's item by item takes seconds.
    expect(JSON.stringify(sorted(genesis)) === JSON.stringify(sorted(readFixture(file)))).toBe(true);
  });

  test("makes the bytes and ids of the network", async () => {
    const bytes = createGenesisBytes(await load());
    const { chains, validators } = decodeGenesis(bytes);
    const [stake] = validators.flatMap(({ unsignedTx }) => producedOutputs(unsignedTx));
    expect({
      genesisId: encodeCb58(createHash("sha256").update(bytes).digest()),
      assetId: stake && encodeCb58(stake.output.assetId),
      chains: chains.map((tx) => encodeCb58(txId(tx))),
    }).toEqual(want);
  });

  test("has amounts that numbers hold exactly", async () => {
    const { allocations } = await load();
    const amounts = allocations.flatMap(({ initialAmount, unlockSchedule }) => [
      initialAmount,
      ...unlockSchedule.map(({ amount }) => amount),
    ]);
    // Doubles have 53 bits; an amount with more has as many zeros at its end.
    expect(amounts.filter((amount) => BigInt(amount).toString(2).replace(/0+$/, "").length > 53)).toEqual([]);
  });

  test("is another object for each caller", async () => {
    const [one, two] = [await load(), await load()];
    expect(one).not.toBe(two);
    expect(one.allocations).not.toBe(two.allocations);
  });
});

/** The same with fields in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}

test("the licence is the one of the data's source", async () => {
  const { readFile } = await import("node:fs/promises");
  const ours = await readFile(new URL("../LICENSE.avalanchego", import.meta.url), "utf8");
  expect(ours).toBe(await readFile(fixturePath("avalanchego/LICENSE"), "utf8"));
});

describe("the compact form", () => {
  const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
  const address = fc
    .array(fc.constantFrom(...BECH32), { minLength: 38, maxLength: 38 })
    .map((digits) => `X-avax1${digits.join("")}`);
  const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const file = fc.uniqueArray(address, { minLength: 1, maxLength: 5 }).chain((addresses) =>
    fc.record<GenesisFile>({
      networkID: fc.constant(1),
      allocations: fc.array(
        fc
          .record({
            ethAddr: fc.stringMatching(/^[0-9a-f]{40}$/).map((digits) => `0x${digits}`),
            avaxAddr: fc.constantFrom(...addresses),
            initialAmount: amount,
            amount: amount,
            locktimes: fc.array(fc.integer({ min: 0, max: 2 ** 32 }), { maxLength: 3 }),
          })
          .map(({ amount, locktimes, ...rest }) => ({
            ...rest,
            unlockSchedule: locktimes.map((locktime) => ({ amount, locktime })),
          })),
        { minLength: 1, maxLength: 8 },
      ),
      startTime: fc.constant(1),
      initialStakeDuration: fc.constant(2),
      initialStakeDurationOffset: fc.constant(3),
      initialStakedFunds: fc.subarray(addresses),
      initialStakers: fc.constant([]),
      cChainGenesis: fc.constant("{}"),
      message: fc.string(),
    }),
  );

  test("holds a file of any allocations", () => {
    fc.assert(
      fc.property(file, (given) => {
        expect(fromColumns(toColumns(given))).toEqual(given);
      }),
      { numRuns: 100 },
    );
  });

  test("refuses a file that it cannot hold", () => {
    const [given] = fc.sample(file, { numRuns: 1, seed: 1 });
    if (given === undefined) throw new Error("no sample");
    const withSchedule = (unlockSchedule: GenesisFile["allocations"][number]["unlockSchedule"]) => ({
      ...given,
      allocations: given.allocations.map((allocation) => ({ ...allocation, unlockSchedule })),
    });
    expect(() =>
      toColumns(
        withSchedule([
          { amount: 1, locktime: 1 },
          { amount: 2, locktime: 1 },
        ]),
      ),
    ).toThrow("several amounts");
    expect(() => toColumns(withSchedule([{ amount: 1 }]))).toThrow("without a locktime");
  });
});
