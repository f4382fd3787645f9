/** Rules by which facts become rows, in whatever batches the blocks are written. */

import { utxoId } from "@primary-network/codec";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toBytes, toHex } from "../../domain/id-text.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import { type Facts, noFacts, type StakerFact, type UtxoFact } from "../../domain/p/facts.ts";
import type { TxFact } from "../../domain/p/tx-fact.ts";
import { packInput } from "../packed/inputs.ts";
import { isPlain } from "../packed/plain-output.ts";
import { WHOLE_CHAIN } from "../utxos/request.ts";
import {
  delegatorAddresses,
  outputRows,
  rewardRows,
  rewardsOf,
  type Spent,
  transactionRows,
} from "./rows.ts";

const id = (number: number): string => `0x${number.toString(16).padStart(64, "0")}`;
const [ALICE, BOB, CAROL] = ["a", "b", "c"].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
];

const tx = (number: number, type = "BaseTx", stakingTxHash?: string): TxFact => ({
  txId: id(number),
  height: number,
  idx: 0,
  type,
  time: number,
  detail: {
    amounts: { value: [], burned: [], staked: [], l1Balance: [] },
    ...(stakingTxHash && { stakingTxHash }),
  },
});

/** An output of a transaction, plain but for what is given. */
const output = (of: number, outputIndex: number, other: Partial<UtxoFact> = {}): UtxoFact => ({
  utxoId: toHex(utxoId(toBytes(id(of)), outputIndex)),
  txId: id(of),
  outputIndex,
  assetId: null,
  amount: "5",
  locktime: "0",
  stakeableLocktime: "0",
  threshold: 1,
  addresses: [ALICE],
  kind: null,
  rewardType: null,
  createdOn: null,
  consumedOn: null,
  height: of,
  time: of,
  emittingTx: null,
  stakeStart: null,
  stakeEnd: null,
  ...other,
});

const spend = (by: number, { utxoId: spentId }: UtxoFact) => ({
  utxoId: spentId,
  consumingTx: id(by),
  consumedHeight: by,
  consumedTime: by,
});

const staker = (number: number, other: Partial<StakerFact> = {}): StakerFact => ({
  txId: id(number),
  kind: "validator",
  nodeId: "0x07",
  subnetId: PRIMARY_ID,
  weight: "1",
  startTime: 1,
  endTime: 9,
  renews: false,
  feeShares: 20_000,
  potentialReward: "1",
  rewardAddresses: [ALICE],
  ownAddresses: [ALICE],
  feeAddresses: [ALICE],
  blsPublicKey: null,
  blsProof: null,
  height: number,
  idx: 0,
  ...other,
});

const factsOf = (some: Partial<Facts>): Facts => ({ ...noFacts(), ...some });

/** Rows of facts that spend nothing of earlier blocks. */
function rowsOf(facts: Facts) {
  const outputs = outputRows(facts);
  expect(outputs.older).toEqual([]);
  return { outputs, txs: transactionRows(facts, outputs.spent) };
}

test.each([
  ["a plain output, packed", {}, true],
  ["an output of two owners, by its id", { addresses: [ALICE, BOB] }, false],
  ["an output without owners, by its id", { addresses: [] }, false],
  ["a locked output, by its id", { locktime: "7" }, false],
  ["an output of another chain, by its id", { createdOn: id(3) }, false],
  ["an output whose id does not follow from its position, by its id", { utxoId: id(99) }, false],
] as const)("a transaction has %s", (_, other, isPacked) => {
  const spent = output(1, 0, {
    ...other,
    addresses: [...("addresses" in other ? other.addresses : [ALICE])],
  });
  const facts = factsOf({ txs: [tx(2)], utxos: [spent], spends: [spend(2, spent)] });
  const [row] = rowsOf(facts).txs.rows;
  expect(row).toMatchObject({
    consumed: isPacked ? [] : [spent.utxoId],
    inputs: `0x${isPacked ? packInput(spent) : ""}`,
  });
});

test.each([
  ["a delegation", { kind: "delegator", feeShares: null }, true],
  ["a validation with a delegation fee", {}, true],
  ["a validation of a permissioned subnet", { feeShares: null, subnetId: id(8) }, false],
] as const)("%s says in the rows of its transaction whether it locks stake", (_, other, staked) => {
  const facts = factsOf({
    txs: [tx(1), tx(2)],
    utxos: [output(1, 0), output(2, 0)],
    stakers: [staker(1, other)],
  });
  const { txs } = rowsOf(facts);
  expect(txs.rows.map((row) => row.staked)).toEqual([staked, false]);
  expect(txs.addresses.map((row) => row.staked)).toEqual([staked, false]);
});

test("a transaction concerns the owners of its outputs, and who signed for what it imports", () => {
  const foreign = output(1, 0, { addresses: [], signers: [BOB, CAROL], createdOn: id(3) });
  const made = [output(2, 0), output(2, 1, { addresses: [ALICE, BOB] })];
  const facts = factsOf({
    txs: [tx(2, "ImportTx")],
    utxos: [foreign, ...made],
    spends: [spend(2, foreign)],
  });
  const { addresses } = rowsOf(facts).txs;
  expect(addresses.map(({ address }) => address)).toEqual([ALICE, BOB, CAROL]);
  expect(addresses[0]).toEqual({ address: ALICE, height: 2, idx: 0, type: "ImportTx", staked: false });
});

test("an output concerns the transaction that emits it", () => {
  const reward = output(1, 1, { emittingTx: id(2), rewardType: "VALIDATOR" });
  const { addresses } = rowsOf(factsOf({ txs: [tx(2, "RewardValidatorTx")], utxos: [reward] })).txs;
  expect(addresses).toMatchObject([{ address: ALICE, type: "RewardValidatorTx" }]);
});

test("an output that is spent twice is a contradiction", () => {
  const spent = output(1, 0);
  const spends = [spend(2, spent), spend(3, spent)];
  expect(() => outputRows({ utxos: [spent], spends })).toThrow("an output is spent twice in one batch");
});

test.each([
  ["an owner", { addresses: [ALICE] }, [ALICE]],
  ["owners, each once", { addresses: [ALICE, BOB, ALICE] }, [ALICE, BOB]],
  ["an owner without addresses", { addresses: [] }, ["0x"]],
  ["a staker of another subnet, which is not found", { txId: id(5) }, []],
  ["nobody, as it is no reward", { rewardType: null }, []],
] as const)("a reward goes to %s", (_, { ...other }, owners) => {
  const addresses = [...("addresses" in other ? other.addresses : [ALICE])];
  const paid = output(1, 1, { rewardType: "DELEGATOR", emittingTx: id(2), ...other, addresses });
  const rewards = rewardsOf({ utxos: [paid], txs: [tx(2, "RewardValidatorTx")] });
  expect(rewardRows(rewards, [{ txId: id(1), nodeId: "0x07" }])).toEqual(
    owners.map((address) => ({ address, utxoId: paid.utxoId, height: 1, stakingTx: id(1), nodeId: "0x07" })),
  );
});

test("the transaction of a cycle says which auto-renewed validator it rewards", () => {
  const paid = output(2, 0, { rewardType: "VALIDATOR" });
  const rewards = rewardsOf({ utxos: [paid], txs: [tx(2, "RewardAutoRenewedValidatorTx", id(1))] });
  expect(rewards).toMatchObject([{ stakingTx: id(1) }]);
});

test("delegations on the Primary Network are listed by the addresses of their rewards", () => {
  const rewardAddresses = [ALICE, BOB, ALICE];
  const stakers = [
    staker(1, { rewardAddresses }),
    staker(2, { kind: "delegator", rewardAddresses }),
    staker(3, { kind: "delegator", rewardAddresses, subnetId: id(8) }),
  ];
  expect(delegatorAddresses({ stakers })).toEqual(
    [ALICE, BOB].map((address) => ({ address, height: 2, idx: 0, endTime: 9 })),
  );
});

/** Blocks of one transaction each, which spends outputs of earlier ones and creates others. */
const chain = fc
  .array(
    fc.record({
      spends: fc.array(fc.nat(), { maxLength: 3 }),
      makes: fc.array(fc.subarray([ALICE, BOB, CAROL]), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((acts) => {
    const unspent: UtxoFact[] = [];
    return acts.map(({ spends, makes }, at): Facts => {
      const taken = spends.flatMap((choice) =>
        unspent.length === 0 ? [] : unspent.splice(choice % unspent.length, 1),
      );
      const utxos = makes.map((addresses, index) => output(at, index, { addresses }));
      unspent.push(...utxos);
      return factsOf({ txs: [tx(at)], utxos, spends: taken.map((one) => spend(at, one)) });
    });
  });

/** Writes batches to memory as a commit writes them to the database. */
function writeAll(batches: readonly Facts[]) {
  const outputs = new Map<string, ReturnType<typeof outputRows>["rows"][number]>();
  let unspent: ReturnType<typeof outputRows>["unspent"] = [];
  const txs: object[] = [];
  const addresses: ReturnType<typeof transactionRows>["addresses"] = [];
  for (const facts of batches) {
    const made = outputRows(facts);
    const older = made.older.map((one): Spent => {
      const row = outputs.get(one.utxoId) ?? expect.unreachable();
      expect(row.consumingTx).toBeNull();
      outputs.set(one.utxoId, { ...row, ...one });
      unspent = unspent.filter((left) => left.utxoId !== one.utxoId);
      return { ...row, consumingTx: one.consumingTx, plain: isPlain(row) };
    });
    for (const row of made.rows) outputs.set(row.utxoId, row);
    unspent.push(...made.unspent);
    const rows = transactionRows(facts, [...made.spent, ...older]);
    txs.push(...rows.rows);
    addresses.push(...rows.addresses);
  }
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  return { outputs: [...outputs.values()], unspent: sorted(unspent), txs, addresses: sorted(addresses) };
}

test("rows are the same in any batches, and those of a recount", () => {
  fc.assert(
    fc.property(chain, fc.infiniteStream(fc.boolean()), (blocks, cuts) => {
      const batches: Facts[] = [];
      for (const { txs, utxos, spends } of blocks) {
        const open = cuts.next().value ? undefined : batches.at(-1);
        if (open) {
          open.txs.push(...txs);
          open.utxos.push(...utxos);
          open.spends.push(...spends);
        } else batches.push(factsOf({ txs: [...txs], utxos: [...utxos], spends: [...spends] }));
      }
      const written = writeAll(batches);
      expect(written).toEqual(writeAll(blocks));
      const made = blocks.flatMap(({ utxos }) => utxos);
      const spends = blocks.flatMap((facts) => facts.spends);
      const left = made.filter((one) => !spends.some((other) => other.utxoId === one.utxoId));
      expect(written.unspent).toEqual(
        left
          .flatMap(({ addresses, utxoId: of, time, amount, assetId }) =>
            [WHOLE_CHAIN, ...addresses].map((address) => ({ address, utxoId: of, time, amount, assetId })),
          )
          .map((row) => JSON.stringify(row))
          .sort(),
      );
      const concerned = blocks.flatMap(({ utxos, spends: own }, height) => {
        const spent = own.flatMap((one) => made.filter((other) => other.utxoId === one.utxoId));
        return [...new Set([...utxos, ...spent].flatMap((one) => one.addresses))].map(
          (address) => `${address}/${height}`,
        );
      });
      const rows = written.addresses.map((text): { address: string; height: number } => JSON.parse(text));
      expect(rows.map(({ address, height }) => `${address}/${height}`).sort()).toEqual(concerned.sort());
    }),
  );
});
