/** Reads the blocks back from their bytes alone and checks them by a second, independent set of books. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { addressOfPublicKey, recoverSigner } from "@primary-network/codec";
import {
  blockId,
  consumedInputs,
  decodeBlock,
  decodeGenesis,
  encodeBlock,
  encodeUnsignedTx,
  type Output,
  producedOutputs,
  type SignedTx,
  txId,
} from "@primary-network/codec/p";
import { beforeAll, expect, test } from "vitest";
import { DAY } from "../chains/p/params.ts";
import { createLocalnet, DEFAULT_NOW, type Localnet } from "../index.ts";

interface Entry {
  readonly output: Output;
  /** Outputs of other chains: they were never in the P-Chain's books. */
  readonly foreign?: boolean;
}

const plain = (output: Output) => (output.type === "LockOut" ? output.output : output);
const total = (entries: Iterable<Entry>) =>
  [...entries].reduce((sum, { output }) => sum + plain(output).amount, 0n);

/** Kinds that pay a balance back. */
const REFUNDING = new Set(["DisableL1ValidatorTx", "SetL1ValidatorWeightTx"]);

let localnet: Localnet;
beforeAll(async () => {
  // Helicon comes in the middle, so that there are auto-renewed validators, too.
  const heliconTime = DEFAULT_NOW - 10 * DAY;
  localnet = await createLocalnet({ weeks: 3, validators: 10, delegators: 30, heliconTime });
});

test("every block decodes, encodes to the same bytes and names its parent", () => {
  let parentId: Uint8Array = sha256(localnet.genesisBytes);
  for (const [height, { bytes, blockId: id }] of localnet.blocks.entries()) {
    const block = decodeBlock(bytes);
    expect(encodeBlock(block)).toEqual(bytes);
    expect(block.height).toBe(BigInt(height));
    expect(block.parentId).toEqual(parentId);
    expect(blockId(bytes)).toEqual(id);
    parentId = id;
  }
});

test("block times never decrease and end at the present", () => {
  const times = localnet.blocks.flatMap(({ bytes }) => {
    const block = decodeBlock(bytes);
    return "time" in block ? [Number(block.time)] : [];
  });
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(localnet.now());
  expect(localnet.now() - (times.at(-1) ?? 0)).toBeLessThan(86_400);
});

/** Plays all transactions into a map of outputs, checking each signature on the way. */
function replay() {
  const genesis = decodeGenesis(localnet.genesisBytes);
  const books = new Map<string, Entry>();
  const keyOf = (id: Uint8Array, index: number) => `${bytesToHex(id)}:${index}`;
  for (const { txId: id, outputIndex, output } of genesis.utxos)
    books.set(keyOf(id, outputIndex), { output });
  const staking = new Map<string, SignedTx>(genesis.validators.map((tx) => [bytesToHex(txId(tx)), tx]));
  let staked = genesis.validators.reduce(
    (sum, { unsignedTx: tx }) => sum + ("validator" in tx ? tx.validator.weight : 0n),
    0n,
  );
  let signatures = 0;
  let exported = 0n;
  let imported = 0n;
  let deposited = 0n;
  let burned = 0n;
  let renewals = 0;
  /** Auto-renewed validators that were configured to stop. */
  const stops = new Set<string>();

  const apply = (signed: SignedTx) => {
    const { unsignedTx: tx, credentials } = signed;
    const id = txId(signed);
    let inflow = 0n;
    for (const [position, { kind, input }] of consumedInputs(tx).entries()) {
      const key = keyOf(input.txId, input.outputIndex);
      const inner = input.input.type === "LockIn" ? input.input.input : input.input;
      inflow += inner.amount;
      if (kind === "import") {
        imported += inner.amount;
        continue;
      }
      const spent = books.get(key);
      expect(spent, `input ${key}`).toBeDefined();
      if (spent === undefined) continue;
      const owner = plain(spent.output);
      expect(inner.amount).toBe(owner.amount);
      const signers = credentials[position]?.signatures.map((signature) =>
        bytesToHex(addressOfPublicKey(recoverSigner(encodeUnsignedTx(tx), signature))),
      );
      expect(signers).toEqual(
        inner.signatureIndices.map((index) => bytesToHex(owner.addresses[index] ?? new Uint8Array())),
      );
      expect(signers?.length).toBe(owner.threshold);
      signatures += signers?.length ?? 0;
      books.delete(key);
    }
    let outflow = 0n;
    for (const { kind, outputIndex, output } of producedOutputs(tx)) {
      const { amount } = plain(output.output);
      outflow += amount;
      if (kind === "transfer") books.set(keyOf(id, outputIndex), { output: output.output });
      if (kind === "export") exported += amount;
      if (kind === "stake") staked += amount;
    }
    const deposit =
      tx.type === "ConvertSubnetToL1Tx"
        ? tx.validators.reduce((sum, { balance }) => sum + balance, 0n)
        : tx.type === "IncreaseL1ValidatorBalanceTx" || tx.type === "RegisterL1ValidatorTx"
          ? tx.balance
          : 0n;
    if (tx.type === "SetAutoRenewedValidatorConfigTx" && tx.period === 0n) stops.add(bytesToHex(tx.txId));
    if ("stakeOutputs" in tx) staking.set(bytesToHex(id), signed);
    if (consumedInputs(tx).length > 0) burned += inflow - outflow - deposit;
    deposited += deposit;
  };

  const blocks = localnet.blocks.map(({ bytes }) => decodeBlock(bytes));
  for (const [index, block] of blocks.entries()) {
    if ("txs" in block) for (const tx of block.txs) apply(tx);
    if (block.type !== "BanffProposalBlock") continue;
    const { unsignedTx: proposal } = block.tx;
    if (!("txId" in proposal)) continue;
    const renews = proposal.type === "RewardAutoRenewedValidatorTx";
    const begun = staking.get(bytesToHex(proposal.txId));
    expect(begun).toBeDefined();
    if (begun === undefined) continue;
    const option = blocks[index + 1]?.type;
    expect(["BanffCommitBlock", "BanffAbortBlock"]).toContain(option);
    // Rewards are checked against the node's list below; those of a cycle belong to its own reward transaction.
    for (const utxo of localnet.state.rewardUtxos.get(bytesToHex(renews ? txId(block.tx) : proposal.txId)) ??
      []) {
      books.set(keyOf(utxo.txId, utxo.outputIndex), { output: utxo.output });
    }
    if (renews && option === "BanffCommitBlock" && !stops.has(bytesToHex(proposal.txId))) {
      renewals += 1;
      continue;
    }
    // The stake goes back whichever way the next block decides, unless the validator goes on.
    for (const { kind, outputIndex, output } of producedOutputs(begun.unsignedTx)) {
      if (kind !== "stake") continue;
      staked -= plain(output.output).amount;
      books.set(keyOf(txId(begun), outputIndex), { output: output.output });
    }
  }
  return { genesis, books, renewals, staked, signatures, exported, imported, deposited, burned };
}

test("inputs exist and are signed by their owners; the node's UTXOs are exactly the unspent outputs", () => {
  const { books, signatures, renewals } = replay();
  expect(signatures).toBeGreaterThan(200);
  expect(renewals).toBeGreaterThan(2);
  // L1 validators' balances that went back are the only outputs which no transaction names.
  const refunds = [...localnet.state.utxos.values()].filter(({ txId: id }) =>
    REFUNDING.has(localnet.tx(id)?.tx.unsignedTx.type ?? ""),
  );
  const known = new Set([
    ...books.keys(),
    ...refunds.map(({ txId: id, outputIndex }) => `${bytesToHex(id)}:${outputIndex}`),
  ]);
  const held = new Set(
    [...localnet.state.utxos.values()].map(({ txId: id, outputIndex }) => `${bytesToHex(id)}:${outputIndex}`),
  );
  expect(held).toEqual(known);
});

test("AVAX is conserved: genesis and rewards equal what is held, staked, exported, burned or kept as L1 balances", () => {
  const { genesis, staked, exported, imported, deposited, burned } = replay();
  const { state } = localnet;
  const held = total(state.utxos.values());
  const atStart =
    total(genesis.utxos) +
    genesis.validators.reduce(
      (sum, { unsignedTx: tx }) => sum + ("validator" in tx ? tx.validator.weight : 0n),
      0n,
    );
  const balances = [...state.l1Validators.values()].reduce(
    (sum, validator) => sum + state.balanceOf(validator),
    0n,
  );
  expect(held + staked + exported + burned + balances + state.totals.l1Fees).toBe(
    atStart + imported + state.totals.rewarded,
  );
  expect(state.totals).toMatchObject({ exported, imported, burned });
  expect(balances + state.totals.l1Fees).toBeLessThanOrEqual(deposited);
});

test("the supply is the initial supply plus rewards paid and promised", () => {
  const { genesis } = replay();
  const { state } = localnet;
  const promised = state.current.reduce((sum, { potentialReward }) => sum + potentialReward, 0n);
  const waiting = [...state.delegateeRewards.values()].reduce((sum, share) => sum + share, 0n);
  const { rewarded, restaked } = state.totals;
  expect(restaked).toBeGreaterThan(0n);
  expect(state.supply).toBe(genesis.initialSupply + rewarded + restaked + promised + waiting);
});
