/** The rules of the C-Chain's atomic transactions: what is refused, and that a refusal changes nothing. */

import {
  type EvmInput,
  type ExportTx,
  type ImportTx,
  signAtomicTx,
  type UnsignedAtomicTx,
} from "@primary-network/codec/c";
import { describe, expect, test } from "vitest";
import { evmAddressOf } from "../../keys/evm-address.ts";
import { deriveOwnerKey } from "../../keys/keys.ts";
import { EMPTY_ID } from "../p/state.ts";
import { UtxoSet } from "../utxo-set.ts";
import { atomicFeeOf, atomicGasOf, compareAccounts, deliver, executeC, WEI } from "./execute.ts";
import { CAccounts, type CState, EMPTY_ACCOUNT } from "./state.ts";

const keyOf = (name: string) => {
  const key = deriveOwnerKey("c-rules", name);
  return { ...key, evm: evmAddressOf(key.publicKey) };
};
const [alice, bob] = [keyOf("alice"), keyOf("bob")];
const id = (value: number) => new Uint8Array(32).fill(value);
const [AVAX, COIN, C, X] = [id(1), id(2), id(7), id(8)];
/** nAVAX: an amount above the fee of each transaction here. */
const FEE = 1_000_000n;
const owner = { locktime: 0n, threshold: 1, addresses: [alice.address] };
const paying = (amount: bigint, of = owner) => ({ type: "TransferOutput" as const, amount, ...of });

function fresh(): CState {
  const accounts = new CAccounts();
  accounts.set(alice.evm, { ...EMPTY_ACCOUNT, balance: 10n * FEE * WEI, nonce: 3n });
  accounts.set(bob.evm, { ...EMPTY_ACCOUNT, balance: FEE * WEI + 1n });
  const arrived = new UtxoSet();
  arrived.add({ txId: id(9), outputIndex: 0, assetId: AVAX, output: paying(5n * FEE) });
  arrived.add({ txId: id(9), outputIndex: 1, assetId: COIN, output: paying(50n) });
  arrived.add({
    txId: id(9),
    outputIndex: 2,
    assetId: AVAX,
    output: paying(FEE, { ...owner, locktime: 2_000n }),
  });
  return {
    networkId: 1,
    chainId: C,
    avaxAssetId: AVAX,
    accounts,
    neighbours: [
      { chainId: EMPTY_ID, arrived, sent: new UtxoSet() },
      { chainId: X, arrived: new UtxoSet(), sent: new UtxoSet() },
    ],
    timestamp: 1_000,
  };
}

const input = (outputIndex: number, amount: bigint, assetId = AVAX) => ({
  txId: id(9),
  outputIndex,
  assetId,
  input: { type: "TransferInput" as const, amount, signatureIndices: [0] },
});
const credit = (address: Uint8Array, amount: bigint, assetId = AVAX) => ({ address, amount, assetId });
const debit = (address: Uint8Array, amount: bigint, nonce: bigint): EvmInput => ({
  ...credit(address, amount),
  nonce,
});
const imported: ImportTx = {
  type: "ImportTx",
  networkId: 1,
  blockchainId: C,
  sourceChain: EMPTY_ID,
  importedInputs: [input(0, 5n * FEE)],
  outputs: [credit(alice.evm, 4n * FEE)],
};
const exported: ExportTx = {
  type: "ExportTx",
  networkId: 1,
  blockchainId: C,
  destinationChain: X,
  inputs: [debit(alice.evm, 3n * FEE, 3n)],
  exportedOutputs: [{ assetId: AVAX, output: paying(2n * FEE) }],
};

/** One key signs for everything, unless the signers are given. */
function signed(tx: UnsignedAtomicTx, keys?: readonly (typeof alice)[]) {
  const count = tx.type === "ImportTx" ? tx.importedInputs.length : tx.inputs.length;
  const signers = keys ?? Array.from({ length: count }, () => alice);
  return signAtomicTx(
    tx,
    signers.map(({ privateKey }) => [privateKey]),
  );
}

const shown = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}` : part));
/** Everything, to compare a state with what it was. */
const contentOf = ({ accounts, neighbours }: CState) =>
  shown([[...accounts], neighbours.map(({ arrived, sent }) => [[...arrived.values()], [...sent.values()]])]);

test("an import credits accounts and consumes the output", () => {
  const state = fresh();
  const outputs = [credit(alice.evm, FEE), credit(bob.evm, 3n * FEE)].sort(compareAccounts);
  executeC(state, signed({ ...imported, outputs }));
  expect(state.accounts.get(alice.evm)).toMatchObject({ balance: 11n * FEE * WEI, nonce: 3n });
  expect(state.accounts.get(bob.evm)).toMatchObject({ balance: 4n * FEE * WEI + 1n, nonce: 0n });
  expect(state.neighbours[0]?.arrived.get(id(9), 0)).toBeUndefined();
});

test("an export debits accounts and raises their nonces, and its outputs arrive when they are delivered", () => {
  const state = fresh();
  const inputs = [debit(alice.evm, 2n * FEE, 3n), debit(bob.evm, FEE, 0n)].sort(compareAccounts);
  const keys = inputs.map(({ address }) => (address === alice.evm ? alice : bob));
  const tx = signed({ ...exported, inputs }, keys);
  const txId = executeC(state, tx);
  expect(state.accounts.get(alice.evm)).toMatchObject({ balance: 8n * FEE * WEI, nonce: 4n });
  expect(state.accounts.get(bob.evm)).toMatchObject({ balance: 1n, nonce: 1n });
  expect(state.neighbours.map(({ sent }) => sent.size)).toEqual([0, 0]);
  deliver(state, tx);
  expect(state.neighbours.map(({ sent }) => sent.size)).toEqual([0, 1]);
  expect(state.neighbours[1]?.sent.get(txId, 0)?.output).toEqual(paying(2n * FEE));
});

test("the same export is not accepted twice", () => {
  const state = fresh();
  executeC(state, signed(exported));
  expect(() => executeC(state, signed(exported))).toThrow("invalid nonce");
});

test("gas is the sum for the transaction, its bytes and its signatures", () => {
  // Version, type, network, two chains, one output of 32+4+32+4+8+4+4, one account of 20+8+32, two counts.
  expect(atomicGasOf(imported)).toBe(10_000n + 1_000n + BigInt(2 + 4 + 4 + 64 + 4 + 88 + 4 + 60));
});

const refused: { name: string; tx: UnsignedAtomicTx; keys?: (typeof alice)[]; rule: RegExp | string }[] = [
  {
    name: "another network",
    tx: { ...imported, networkId: 2 },
    rule: "tx was issued with a different network ID",
  },
  { name: "another chain", tx: { ...exported, blockchainId: X }, rule: "tx has wrong chain ID" },
  { name: "an unknown source", tx: { ...imported, sourceChain: id(5) }, rule: "tx has wrong chain ID" },
  {
    name: "an unknown destination",
    tx: { ...exported, destinationChain: C },
    rule: "tx has wrong chain ID",
  },
  {
    name: "an import of nothing",
    tx: { ...imported, importedInputs: [] },
    rule: "tx has no imported inputs",
  },
  { name: "an import for nobody", tx: { ...imported, outputs: [] }, rule: "tx has no EVM outputs" },
  {
    name: "what is not there",
    tx: { ...imported, sourceChain: X },
    rule: /^failed to fetch import UTXOs from \w+ due to: not found$/,
  },
  {
    name: "another amount",
    tx: { ...imported, importedInputs: [input(0, 6n * FEE)] },
    rule: /^import tx transfer failed verification: utxo amount and input amount are not equal: /,
  },
  {
    name: "another asset",
    tx: { ...imported, importedInputs: [input(1, 50n, COIN)] },
    rule: "import input cannot contain non-AVAX in Banff",
  },
  {
    name: "a lock",
    tx: { ...imported, importedInputs: [input(2, FEE)], outputs: [credit(alice.evm, 1n)] },
    rule: "import tx transfer failed verification: output is time locked",
  },
  {
    name: "unsorted inputs",
    tx: { ...imported, importedInputs: [input(2, FEE), input(0, 5n * FEE)] },
    rule: "inputs not sorted and unique",
  },
  {
    name: "a stranger's import",
    tx: imported,
    keys: [bob],
    rule: /^import tx transfer failed verification: wrong signature: expected signature from /,
  },
  { name: "no credential", tx: imported, keys: [], rule: "incorrect number of credentials: (1 vs. 0)" },
  {
    name: "too little fee",
    tx: { ...imported, outputs: [credit(alice.evm, 5n * FEE - atomicFeeOf(imported) + 1n)] },
    rule: "import tx flow check failed due to: insufficient funds",
  },
  {
    name: "more than came",
    tx: { ...imported, outputs: [credit(alice.evm, 9n * FEE)] },
    rule: "import tx flow check failed due to: insufficient funds",
  },
  {
    name: "a coin for an account",
    tx: { ...imported, outputs: [credit(alice.evm, 50n, COIN)] },
    rule: "import output cannot contain non-AVAX in Banff",
  },
  {
    name: "an empty credit",
    tx: { ...imported, outputs: [credit(alice.evm, 0n)] },
    rule: "EVM Output failed verification: output has no value",
  },
  {
    name: "an account twice",
    tx: { ...imported, outputs: [credit(alice.evm, FEE), credit(alice.evm, FEE)] },
    rule: "outputs not sorted and unique",
  },
  {
    name: "an export of nothing",
    tx: { ...exported, exportedOutputs: [] },
    rule: "tx has no export outputs",
  },
  {
    name: "an export of nobody",
    tx: { ...exported, inputs: [] },
    rule: "export tx flow check failed due to: insufficient funds",
  },
  {
    name: "a used nonce",
    tx: { ...exported, inputs: [debit(alice.evm, 3n * FEE, 2n)] },
    rule: "invalid nonce",
  },
  {
    name: "a nonce to come",
    tx: { ...exported, inputs: [debit(alice.evm, 3n * FEE, 4n)] },
    rule: "invalid nonce",
  },
  {
    name: "more than an account holds",
    tx: { ...exported, inputs: [debit(alice.evm, 10n * FEE + 1n, 3n)] },
    rule: "insufficient funds",
  },
  { name: "a stranger's export", tx: exported, keys: [bob], rule: "signature doesn't match public key" },
  {
    name: "an export that nobody signs",
    tx: exported,
    keys: [],
    rule: "export tx contained incorrect number of credentials want 1 got 0",
  },
  {
    name: "more out than in",
    tx: { ...exported, exportedOutputs: [{ assetId: AVAX, output: paying(4n * FEE) }] },
    rule: "export tx flow check failed due to: insufficient funds",
  },
  {
    name: "an export without its fee",
    tx: {
      ...exported,
      exportedOutputs: [{ assetId: AVAX, output: paying(3n * FEE - atomicFeeOf(exported) + 1n) }],
    },
    rule: "export tx flow check failed due to: insufficient funds",
  },
  {
    name: "an exported coin",
    tx: { ...exported, exportedOutputs: [{ assetId: COIN, output: paying(1n) }] },
    rule: "export output cannot contain non-AVAX in Banff",
  },
  {
    name: "an empty output",
    tx: { ...exported, exportedOutputs: [{ assetId: AVAX, output: paying(0n) }] },
    rule: "output has no value",
  },
  {
    name: "unsorted outputs",
    tx: {
      ...exported,
      exportedOutputs: [2n, 1n].map((amount) => ({ assetId: AVAX, output: paying(amount) })),
    },
    rule: "tx outputs not sorted",
  },
];
test.each(refused)("$name is refused", ({ tx, keys, rule }) => {
  const state = fresh();
  expect(() => executeC(state, signed(tx, keys))).toThrow(rule);
  expect(contentOf(state)).toBe(contentOf(fresh()));
});

describe("signatures of accounts", () => {
  test("must be complete, one per input", () => {
    const tx = signed(exported);
    const [signature] = tx.credentials[0]?.signatures ?? [];
    if (signature === undefined) throw new Error("unsigned");
    const broken = signature.slice();
    broken[64] = 9;
    for (const [signatures, rule] of [
      [[], /^incorrect number of signatures want 1 signature for EVM Input Credential, but got \d$/],
      [
        [signature, signature],
        /^incorrect number of signatures want 1 signature for EVM Input Credential, but got \d$/,
      ],
      [[broken], /recovery id 9/],
    ] as const) {
      const state = fresh();
      expect(() => executeC(state, { ...tx, credentials: [{ signatures: [...signatures] }] })).toThrow(rule);
      expect(contentOf(state)).toBe(contentOf(fresh()));
    }
  });
});
