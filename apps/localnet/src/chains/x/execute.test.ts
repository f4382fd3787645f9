/** The rules of the X-Chain: what is refused, and that a refusal changes nothing. */
import { encodeCb58 } from "@primary-network/codec";
import {
  type AssetOperation,
  type SignedTx,
  signTx,
  type UnsignedTx,
  type Utxo,
} from "@primary-network/codec/x";
import { describe, expect, test } from "vitest";
import { deriveOwnerKey } from "../../keys/keys.ts";
import { EMPTY_ID } from "../p/state.ts";
import { RuleError } from "../rule-error.ts";
import { UtxoSet } from "../utxo-set.ts";
import { executeX, type XState } from "./execute.ts";

const alice = deriveOwnerKey("x-rules", "alice");
const bob = deriveOwnerKey("x-rules", "bob");
const id = (value: number) => new Uint8Array(32).fill(value);
const [AVAX, COIN, PICS] = [id(1), id(2), id(3)];
const owner = { locktime: 0n, threshold: 1, addresses: [alice.address] };
const paying = (amount: bigint, of = owner) => ({ type: "TransferOutput" as const, amount, ...of });
const utxo = (outputIndex: number, assetId: Uint8Array, output: Utxo["output"]): Utxo => ({
  txId: id(9),
  outputIndex,
  assetId,
  output,
});
const FEE = 1_000_000n;

function fresh(): XState {
  const utxos = new UtxoSet<Utxo>();
  for (const made of [
    utxo(0, AVAX, paying(10n * FEE)),
    utxo(1, COIN, paying(500n)),
    utxo(2, COIN, { type: "MintOutput", ...owner }),
    utxo(3, PICS, { type: "NftMintOutput", groupId: 1, ...owner }),
    utxo(4, PICS, { type: "NftTransferOutput", groupId: 1, payload: new Uint8Array([7]), ...owner }),
    utxo(5, AVAX, paying(10n * FEE, { ...owner, locktime: 2_000n })),
  ])
    utxos.add(made);
  const [fromP, fromC] = [new UtxoSet(), new UtxoSet()];
  fromP.add({ txId: id(8), outputIndex: 0, assetId: AVAX, output: paying(3n * FEE) });
  return {
    networkId: 1,
    chainId: id(7),
    avaxAssetId: AVAX,
    utxos,
    neighbours: [
      { chainId: EMPTY_ID, arrived: fromP, sent: new UtxoSet() },
      { chainId: id(0xc), arrived: fromC, sent: new UtxoSet() },
    ],
    verifyPeer(chainId) {
      if (chainId[0] === 5) throw new RuleError("mismatched subnetIDs");
    },
    timestamp: 1_000,
  };
}

const input = (outputIndex: number, assetId: Uint8Array, amount: bigint, txId = id(9)) => ({
  txId,
  outputIndex,
  assetId,
  input: { type: "TransferInput" as const, amount, signatureIndices: [0] },
});
const base = {
  networkId: 1,
  blockchainId: id(7),
  outputs: [{ assetId: AVAX, output: paying(9n * FEE) }],
  inputs: [input(0, AVAX, 10n * FEE)],
  memo: new Uint8Array(),
};
const operating = (outputIndex: number, assetId: Uint8Array, operation: AssetOperation["operation"]) => ({
  type: "OperationTx" as const,
  ...base,
  operations: [{ assetId, utxoIds: [{ txId: id(9), outputIndex }], operation }],
});
const auth = { signatureIndices: [0] };
const mint: AssetOperation["operation"] = {
  type: "MintOperation",
  mintInput: auth,
  mintOutput: { type: "MintOutput", ...owner },
  transferOutput: paying(5n),
};
const mintNft: AssetOperation["operation"] = {
  type: "NftMintOperation",
  mintInput: auth,
  groupId: 1,
  payload: new Uint8Array(),
  owners: [owner],
};
const giveNft: AssetOperation["operation"] = {
  type: "NftTransferOperation",
  input: auth,
  output: { type: "NftTransferOutput", groupId: 1, payload: new Uint8Array([7]), ...owner },
};
const created = {
  type: "CreateAssetTx" as const,
  ...base,
  outputs: [],
  name: "Coin",
  symbol: "COIN",
  denomination: 0,
  initialStates: [{ fxIndex: 0, outputs: [{ type: "MintOutput" as const, ...owner }, paying(5n)] }],
};
const imported = { ...base, type: "ImportTx" as const, outputs: [], inputs: [], sourceChain: EMPTY_ID };

/** One key signs for everything. */
function signed(tx: UnsignedTx, key = alice): SignedTx {
  const others =
    tx.type === "OperationTx" ? tx.operations.length : tx.type === "ImportTx" ? tx.importedInputs.length : 0;
  return signTx(
    tx,
    Array.from({ length: tx.inputs.length + others }, () => [key.privateKey]),
  );
}

/** All outputs, to compare a state with what it was. */
const outputsOf = ({ utxos, neighbours }: XState) =>
  [utxos, ...neighbours.flatMap(({ arrived, sent }) => [arrived, sent])].map((set) =>
    [...set.values()].map((made) =>
      JSON.stringify(made, (_key, value) => (typeof value === "bigint" ? String(value) : value)),
    ),
  );

const accepted: { name: string; tx: UnsignedTx; makes: number }[] = [
  { name: "a transfer", tx: { type: "BaseTx", ...base }, makes: 0 },
  { name: "a new asset", tx: created, makes: 1 },
  { name: "minting", tx: operating(2, COIN, mint), makes: 1 },
  { name: "minting an NFT", tx: operating(3, PICS, mintNft), makes: 0 },
  { name: "giving an NFT", tx: operating(4, PICS, giveNft), makes: 0 },
  {
    name: "an import",
    tx: {
      ...imported,
      importedInputs: [input(0, AVAX, 3n * FEE, id(8))],
      outputs: [{ assetId: AVAX, output: paying(2n * FEE) }],
    },
    makes: 1,
  },
  {
    name: "an export",
    tx: { ...base, type: "ExportTx", outputs: [], destinationChain: EMPTY_ID, exportedOutputs: base.outputs },
    makes: -1,
  },
];
test.each(accepted)("$name is applied", ({ tx, makes }) => {
  const state = fresh();
  const before = state.utxos.size;
  executeX(state, signed(tx));
  expect(state.utxos.size - before).toBe(makes);
});

const refused: { name: string; tx: UnsignedTx; key?: typeof alice; rule: RegExp }[] = [
  { name: "another network", tx: { type: "BaseTx", ...base, networkId: 2 }, rule: /wrong network ID/ },
  { name: "another chain", tx: { type: "BaseTx", ...base, blockchainId: id(6) }, rule: /wrong chain ID/ },
  { name: "a long memo", tx: { type: "BaseTx", ...base, memo: new Uint8Array(257) }, rule: /memo/ },
  {
    name: "a missing output",
    tx: { type: "BaseTx", ...base, inputs: [input(77, AVAX, 10n * FEE)] },
    rule: /failed to verify transfer: failed to get utxo \w+: not found/,
  },
  {
    name: "another amount",
    tx: { type: "BaseTx", ...base, inputs: [input(0, AVAX, 11n * FEE)] },
    rule: /utxo amount and input amount are not equal/,
  },
  {
    name: "another asset",
    tx: {
      type: "BaseTx",
      ...base,
      outputs: [],
      inputs: [input(0, COIN, 10n * FEE), input(1, AVAX, 9n * FEE)],
    },
    rule: /asset IDs in the input don't match the utxo/,
  },
  {
    name: "a lock",
    tx: { type: "BaseTx", ...base, inputs: [input(5, AVAX, 10n * FEE)] },
    rule: /output is time locked/,
  },
  { name: "a stranger's signature", tx: { type: "BaseTx", ...base }, key: bob, rule: /wrong signature/ },
  {
    name: "too little fee",
    tx: { type: "BaseTx", ...base, outputs: [{ assetId: AVAX, output: paying(9n * FEE + 1n) }] },
    rule: /insufficient funds/,
  },
  {
    name: "a coin from nothing",
    tx: { type: "BaseTx", ...base, outputs: [...base.outputs, { assetId: COIN, output: paying(1n) }] },
    rule: /insufficient funds/,
  },
  {
    name: "an empty output",
    tx: { type: "BaseTx", ...base, outputs: [{ assetId: AVAX, output: paying(0n) }] },
    rule: /output has no value/,
  },
  {
    name: "an input twice",
    tx: { type: "BaseTx", ...base, inputs: [base.inputs[0]!, base.inputs[0]!] },
    rule: /inputs not sorted and unique/,
  },
  {
    name: "the right to mint as an amount",
    tx: { type: "BaseTx", ...base, inputs: [...base.inputs, input(2, COIN, 1n)] },
    rule: /wrong utxo type/,
  },
  {
    name: "an asset for the usual fee",
    tx: { ...created, outputs: base.outputs },
    rule: /insufficient funds/,
  },
  { name: "a lower-case symbol", tx: { ...created, symbol: "coin" }, rule: /symbol/ },
  { name: "an asset of nothing", tx: { ...created, initialStates: [] }, rule: /at least one Fx/ },
  {
    name: "an NFT in the wrong extension",
    tx: {
      ...created,
      initialStates: [{ fxIndex: 0, outputs: [{ type: "NftMintOutput", groupId: 1, ...owner }] }],
    },
    rule: /unknown feature extension/,
  },
  {
    name: "unsorted initial outputs",
    tx: {
      ...created,
      initialStates: [{ fxIndex: 0, outputs: [paying(5n), { type: "MintOutput", ...owner }] }],
    },
    rule: /not sorted/,
  },
  {
    name: "minting by an amount",
    tx: operating(1, COIN, mint),
    rule: /^wrong utxo type$/,
  },
  {
    name: "a right that changes hands",
    tx: operating(2, COIN, {
      ...mint,
      mintOutput: { type: "MintOutput", ...owner, locktime: 5n },
    } as typeof mint),
    rule: /^wrong mint output created from the operation$/,
  },
  {
    name: "another group",
    tx: operating(3, PICS, { ...mintNft, groupId: 2 } as typeof mintNft),
    rule: /^wrong unique ID provided$/,
  },
  {
    name: "an NFT that changes",
    tx: operating(4, PICS, { ...giveNft, output: { ...giveNft.output, groupId: 2 } } as typeof giveNft),
    rule: /^wrong unique ID provided$/,
  },
  {
    name: "an NFT with other bytes",
    tx: operating(4, PICS, {
      ...giveNft,
      output: { ...giveNft.output, payload: new Uint8Array([8]) },
    } as typeof giveNft),
    rule: /^wrong bytes provided$/,
  },
  {
    name: "a large payload",
    tx: operating(3, PICS, { ...mintNft, payload: new Uint8Array(1_025) } as typeof mintNft),
    rule: /^payload too large$/,
  },
  {
    name: "minting of nothing",
    tx: operating(2, COIN, { ...mint, transferOutput: paying(0n) } as typeof mint),
    rule: /^output has no value$/,
  },
  {
    name: "an import from nowhere",
    tx: { ...imported, importedInputs: [input(1, AVAX, FEE, id(8))] },
    rule: /^not found$/,
  },
  {
    name: "an import from another chain than its outputs",
    tx: { ...imported, sourceChain: id(0xc), importedInputs: [input(0, AVAX, 3n * FEE, id(8))] },
    rule: /^not found$/,
  },
  {
    name: "an import from elsewhere",
    tx: { ...imported, sourceChain: id(5), importedInputs: [input(0, AVAX, 3n * FEE, id(8))] },
    rule: /^mismatched subnetIDs$/,
  },
  {
    name: "an empty export",
    tx: { ...base, type: "ExportTx", destinationChain: EMPTY_ID, exportedOutputs: [] },
    rule: /no export outputs/,
  },
  {
    name: "an export elsewhere",
    tx: { ...base, type: "ExportTx", outputs: [], destinationChain: id(5), exportedOutputs: base.outputs },
    rule: /^mismatched subnetIDs$/,
  },
];
test.each(refused)("$name is refused", ({ tx, key, rule }) => {
  const state = fresh();
  expect(() => executeX(state, signed(tx, key))).toThrow(rule);
  expect(outputsOf(state)).toEqual(outputsOf(fresh()));
});

describe("credentials", () => {
  test("must be present for every input", () => {
    expect(() => executeX(fresh(), { unsignedTx: { type: "BaseTx", ...base }, credentials: [] })).toThrow(
      /wrong number of credentials: 0 != 1/,
    );
  });

  test("must be of the operation's type", () => {
    const tx = signed(operating(3, PICS, mintNft));
    const credentials = tx.credentials.map((credential) => ({ ...credential, type: "Credential" as const }));
    expect(() => executeX(fresh(), { ...tx, credentials })).toThrow(/^wrong credential type$/);
  });
});

test("an export is available to its destination chain and to no other", () => {
  const state = fresh();
  executeX(
    state,
    signed({
      ...base,
      type: "ExportTx",
      outputs: [],
      destinationChain: id(0xc),
      exportedOutputs: base.outputs,
    }),
  );
  expect(state.neighbours.map(({ sent }) => sent.size)).toEqual([0, 1]);
});

test("a new asset has the id of its transaction", () => {
  const state = fresh();
  const txId = executeX(state, signed(created));
  expect(
    [...state.utxos.values()].filter(({ assetId }) => encodeCb58(assetId) === encodeCb58(txId)),
  ).toHaveLength(2);
});
