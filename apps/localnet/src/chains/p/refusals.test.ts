/** Refusals of the P-Chain that need neither signatures nor funds, each in the very words of avalanchego. */
import { encodeCb58, formatNodeId, type TransferableOutput } from "@primary-network/codec";
import type { BaseTxFields, SignedTx, UnsignedTx } from "@primary-network/codec/p";
import { beforeAll, expect, test } from "vitest";
import * as make from "../../history/transactions.ts";
import { ownedBy, Wallet } from "../../history/wallet.ts";
import { deriveNodeKey } from "../../keys/keys.ts";
import { buildNetwork, type Network } from "../../network/network.ts";
import { readOptions } from "../../network/options.ts";
import { RuleError } from "../rule-error.ts";
import { execute } from "./execute.ts";
import { AVAX, DAY } from "./params.ts";

let network: Network;
let base: BaseTxFields;
let credentials: SignedTx["credentials"];
beforeAll(() => {
  network = buildNetwork(readOptions({ weeks: 2, validators: 4, delegators: 0 }));
  const { alice, bob } = network.accounts;
  const payment = make.transfer(
    new Wallet(network.chain.state),
    [alice],
    [{ to: ownedBy([bob]), amount: AVAX }],
  );
  const { networkId, blockchainId, inputs, outputs, memo } = payment.unsignedTx as Of<"BaseTx">; // just built
  base = { networkId, blockchainId, inputs, outputs, memo };
  ({ credentials } = payment);
});

type Of<Type extends UnsignedTx["type"]> = Extract<UnsignedTx, { type: Type }>;
type Fields<Type extends UnsignedTx["type"]> = Omit<Of<Type>, "type" | keyof BaseTxFields>;
type Case = readonly [name: string, fields: () => object, want: string | (() => string)];

const ZERO = new Uint8Array(32);
const PRIMARY = encodeCb58(ZERO);
const OTHER = new Uint8Array(32).fill(9);
const now = () => BigInt(network.chain.state.timestamp);
const owner = () => ownedBy([network.accounts.alice]);
const auth = { signatureIndices: [0] };
const unordered = { signatureIndices: [1, 0] };
const broken = { locktime: 0n, threshold: 2, addresses: [] };
const subnetOf = (isL1: boolean) =>
  [...network.chain.state.subnets.values()].find(({ conversion }) => (conversion !== undefined) === isL1) ??
  expect.fail("no such subnet");
const avax = (amount: bigint, assetId = network.chain.state.avaxAssetId): TransferableOutput => ({
  assetId,
  output: { type: "TransferOutput", amount, ...owner() },
});
const locked = (): TransferableOutput => ({
  assetId: network.chain.state.avaxAssetId,
  output: { type: "LockOut", locktime: 5n, output: { type: "TransferOutput", amount: 1n, ...owner() } },
});
const node = () => deriveNodeKey("test", "refused");
const signerOf = (name: string) => {
  const { publicKey, proofOfPossession } = deriveNodeKey("test", name).signer;
  return { type: "ProofOfPossession" as const, publicKey, proofOfPossession };
};
const foreignProof = () => ({
  ...signerOf("refused"),
  proofOfPossession: signerOf("another").proofOfPossession,
});

const validator = (): Fields<"AddPermissionlessValidatorTx"> => ({
  validator: { nodeId: node().nodeId, start: 0n, end: now() + BigInt(10 * DAY), weight: 2_000n * AVAX },
  subnetId: ZERO,
  signer: signerOf("refused"),
  stakeOutputs: [avax(2_000n * AVAX)],
  validatorRewardsOwner: owner(),
  delegatorRewardsOwner: owner(),
  delegationShares: 20_000,
});
const delegator = (): Fields<"AddPermissionlessDelegatorTx"> => ({
  validator: { ...validator().validator, nodeId: network.nodeId, end: now() + BigInt(DAY) },
  subnetId: ZERO,
  stakeOutputs: [avax(2_000n * AVAX)],
  rewardsOwner: owner(),
});
const weighted = (weight: bigint) => ({ ...validator().validator, weight });
const member = (): Fields<"AddSubnetValidatorTx"> => ({
  validator: { nodeId: network.nodeId, start: 0n, end: now() + BigInt(DAY), weight: 1n },
  subnetId: subnetOf(false).subnetId,
  subnetAuth: auth,
});
const chain = (): Fields<"CreateChainTx"> => ({
  subnetId: subnetOf(false).subnetId,
  chainName: "Chain",
  vmId: OTHER,
  fxIds: [],
  genesisData: new Uint8Array(),
  subnetAuth: auth,
});
const converted = (fields: object = {}) => ({
  nodeId: node().nodeId,
  weight: 1n,
  balance: 0n,
  signer: { publicKey: node().signer.publicKey, proofOfPossession: node().signer.proofOfPossession },
  remainingBalanceOwner: { threshold: 1, addresses: owner().addresses },
  deactivationOwner: { threshold: 1, addresses: owner().addresses },
  ...fields,
});
const conversion = (): Fields<"ConvertSubnetToL1Tx"> => ({
  subnetId: subnetOf(false).subnetId,
  chainId: OTHER,
  address: new Uint8Array(20),
  validators: [converted()],
  subnetAuth: auth,
});
const unknown = `failed to get subnet of "${encodeCb58(OTHER)}": problem retrieving blockchain "${encodeCb58(OTHER)}": not found`;
const ofSubnet = () =>
  [...network.chain.state.blockchains.values()].find(({ tx }) => tx.subnetId.some((byte) => byte !== 0)) ??
  expect.fail("no chain of a subnet");
const mismatched = () =>
  `mismatched subnetIDs; expected "${PRIMARY}" got "${encodeCb58(ofSubnet().tx.subnetId)}"`;
const parts = "failed to verify validator, signer, or rewards owners";

const tables: { readonly [type in UnsignedTx["type"]]?: readonly Case[] } = {
  AddPermissionlessValidatorTx: [
    [
      "no node",
      () => ({ ...validator(), validator: { ...weighted(1n), nodeId: new Uint8Array(20) } }),
      "validator nodeID cannot be empty",
    ],
    ["no stake", () => ({ ...validator(), stakeOutputs: [] }), "no stake"],
    [
      "too many shares",
      () => ({ ...validator(), delegationShares: 1_000_001 }),
      "a staker can only require at most 1000000 shares from delegators",
    ],
    [
      "another network",
      () => ({ ...validator(), networkId: 1 }),
      "failed to verify BaseTx: metadata failed verification: tx has wrong network ID",
    ],
    [
      "no weight",
      () => ({ ...validator(), validator: weighted(0n) }),
      `${parts}: weight of this validator is too low`,
    ],
    [
      "another key's proof",
      () => ({ ...validator(), signer: foreignProof() }),
      `${parts}: invalid proof of possession`,
    ],
    [
      "an owner that cannot sign",
      () => ({ ...validator(), delegatorRewardsOwner: broken }),
      `${parts}: output is unspendable`,
    ],
    [
      "no key",
      () => ({ ...validator(), signer: { type: "Empty" } }),
      "invalid signer: hasKey=false != isPrimaryNetwork=true",
    ],
    [
      "a key on a subnet",
      () => ({ ...validator(), subnetId: OTHER }),
      "invalid signer: hasKey=true != isPrimaryNetwork=false",
    ],
    [
      "stake without a value",
      () => ({ ...validator(), stakeOutputs: [avax(0n)] }),
      "failed to verify output: output has no value",
    ],
    [
      "two assets",
      () => ({ ...validator(), stakeOutputs: [avax(1n), avax(1n, OTHER)] }),
      () =>
        `multiple staked assets: "${encodeCb58(network.chain.state.avaxAssetId)}" and "${encodeCb58(OTHER)}"`,
    ],
    [
      "stake out of order",
      () => ({ ...validator(), stakeOutputs: [avax(2n), avax(1n)] }),
      "outputs not sorted",
    ],
    [
      "another weight than the stake",
      () => ({ ...validator(), validator: weighted(5n) }),
      "validator weight mismatch: weight 5 != stake 2000000000000",
    ],
    [
      "a subnet that nobody can stake on",
      () => ({ ...validator(), subnetId: OTHER, signer: { type: "Empty" } }),
      "not found",
    ],
    [
      "too little",
      () => ({ ...validator(), validator: weighted(AVAX - 1n), stakeOutputs: [avax(AVAX - 1n)] }),
      "weight of this validator is too low",
    ],
    [
      "too much",
      () => ({
        ...validator(),
        validator: weighted(3_000_001n * AVAX),
        stakeOutputs: [avax(3_000_001n * AVAX)],
      }),
      "weight of this validator is too large",
    ],
    [
      "another asset",
      () => ({ ...validator(), stakeOutputs: [avax(2_000n * AVAX, OTHER)] }),
      () =>
        `incorrect staked assetID: ${encodeCb58(network.chain.state.avaxAssetId)} != ${encodeCb58(OTHER)}`,
    ],
    [
      "a node that validates already",
      () => ({ ...validator(), validator: { ...validator().validator, nodeId: network.nodeId } }),
      () => `duplicate validator: ${formatNodeId(network.nodeId)} on ${PRIMARY}`,
    ],
  ],
  AddPermissionlessDelegatorTx: [
    ["no stake", () => ({ ...delegator(), stakeOutputs: [] }), "no stake"],
    [
      "an owner that cannot sign",
      () => ({ ...delegator(), rewardsOwner: broken }),
      "failed to verify validator or rewards owner: output is unspendable",
    ],
    [
      "another weight than the stake",
      () => ({ ...delegator(), validator: weighted(5n) }),
      "delegator weight is not equal to total stake weight, delegator weight 5 total stake weight 2000000000000",
    ],
    [
      "too short",
      () => ({ ...delegator(), validator: { ...delegator().validator, end: now() + 5n } }),
      "staking period is too short",
    ],
    [
      "too long",
      () => ({ ...delegator(), validator: { ...delegator().validator, end: now() + BigInt(366 * DAY) } }),
      "staking period is too long",
    ],
    [
      "nobody",
      () => ({ ...delegator(), validator: validator().validator }),
      () => `failed to fetch the validator for ${formatNodeId(node().nodeId)} on ${PRIMARY}: not found`,
    ],
    [
      "a term that outlasts the validator's",
      () => ({ ...delegator(), validator: { ...delegator().validator, end: now() + BigInt(364 * DAY) } }),
      "proposed staking period is not inside dependent staking period",
    ],
  ],
  AddSubnetValidatorTx: [
    [
      "the Primary Network",
      () => ({ ...member(), subnetId: ZERO }),
      "can't add primary network validator with AddSubnetValidatorTx",
    ],
    [
      "no weight",
      () => ({ ...member(), validator: { ...member().validator, weight: 0n } }),
      "weight of this validator is too low",
    ],
    [
      "signers out of order",
      () => ({ ...member(), subnetAuth: unordered }),
      "address indices not sorted and unique",
    ],
    [
      "too short",
      () => ({ ...member(), validator: { ...member().validator, end: now() } }),
      "staking period is too short",
    ],
    [
      "a node of no validator",
      () => ({ ...member(), validator: { ...member().validator, nodeId: node().nodeId } }),
      () => `${formatNodeId(node().nodeId)} isn't a current or pending validator of the primary network`,
    ],
    [
      "a term that outlasts the validator's",
      () => ({
        ...member(),
        subnetId: OTHER,
        validator: { ...member().validator, end: now() + BigInt(364 * DAY) },
      }),
      "proposed staking period is not inside dependent staking period",
    ],
    ["no subnet", () => ({ ...member(), subnetId: OTHER }), "not found"],
    [
      "a transaction that made no subnet",
      () => ({ ...member(), subnetId: ofSubnet().chainId }),
      () => `"${encodeCb58(ofSubnet().chainId)}" is not a subnet`,
    ],
  ],
  RemoveSubnetValidatorTx: [
    [
      "the Primary Network",
      () => ({ subnetId: ZERO, nodeId: network.nodeId, subnetAuth: auth }),
      "can't remove primary network validator with RemoveSubnetValidatorTx",
    ],
    [
      "nobody",
      () => ({ subnetId: OTHER, nodeId: node().nodeId, subnetAuth: auth }),
      () =>
        `${formatNodeId(node().nodeId)} isn't a current or pending validator of ${encodeCb58(OTHER)}: not found`,
    ],
  ],
  CreateSubnetTx: [["an owner that cannot sign", () => ({ owner: broken }), "output is unspendable"]],
  TransferSubnetOwnershipTx: [
    [
      "the Primary Network",
      () => ({ subnetId: ZERO, subnetAuth: auth, owner: owner() }),
      "cannot transfer ownership of a permissionless subnet",
    ],
    [
      "an owner that cannot sign",
      () => ({ subnetId: OTHER, subnetAuth: auth, owner: broken }),
      "output is unspendable",
    ],
  ],
  CreateChainTx: [
    [
      "the Primary Network",
      () => ({ ...chain(), subnetId: ZERO }),
      "new blockchain can't be validated by primary network",
    ],
    ["a long name", () => ({ ...chain(), chainName: "x".repeat(129) }), "name too long"],
    ["no VM", () => ({ ...chain(), vmId: ZERO }), "invalid VM ID"],
    [
      "extensions out of order",
      () => ({ ...chain(), fxIds: [OTHER, OTHER] }),
      "feature extensions IDs must be sorted and unique",
    ],
    ["a name with a dash", () => ({ ...chain(), chainName: "a-b" }), "illegal name character"],
  ],
  ConvertSubnetToL1Tx: [
    [
      "the Primary Network",
      () => ({ ...conversion(), subnetId: ZERO }),
      "cannot convert a permissionless subnet",
    ],
    ["a long address", () => ({ ...conversion(), address: new Uint8Array(4_097) }), "address is too long"],
    [
      "no validator",
      () => ({ ...conversion(), validators: [] }),
      "conversion must include at least one validator",
    ],
    [
      "a node twice",
      () => ({ ...conversion(), validators: [converted(), converted()] }),
      "conversion validators must be sorted and unique",
    ],
    [
      "no weight",
      () => ({ ...conversion(), validators: [converted({ weight: 0n })] }),
      "validator weight must be non-zero",
    ],
    [
      "a short node id",
      () => ({ ...conversion(), validators: [converted({ nodeId: ZERO.subarray(0, 3) })] }),
      "invalid hash length: expected 20 bytes but got 3",
    ],
    [
      "no node",
      () => ({ ...conversion(), validators: [converted({ nodeId: ZERO.subarray(0, 20) })] }),
      "validator nodeID cannot be empty",
    ],
    [
      "another key's proof",
      () => ({ ...conversion(), validators: [converted({ signer: foreignProof() })] }),
      "invalid proof of possession",
    ],
    [
      "an owner that cannot sign",
      () => ({
        ...conversion(),
        validators: [converted({ deactivationOwner: { threshold: 2, addresses: [] } })],
      }),
      "output is unspendable",
    ],
    ["no subnet", () => ({ ...conversion(), subnetId: OTHER }), "not found"],
  ],
  IncreaseL1ValidatorBalanceTx: [
    ["nothing", () => ({ validationId: OTHER, balance: 0n }), "balance must be greater than 0"],
  ],
  DisableL1ValidatorTx: [
    ["nobody", () => ({ validationId: OTHER, disableAuth: auth }), "could not load L1 validator: not found"],
  ],
  ExportTx: [
    [
      "nothing",
      () => ({ destinationChain: network.xChain.chainId, exportedOutputs: [] }),
      "no export outputs",
    ],
    [
      "an output without a value",
      () => ({ destinationChain: OTHER, exportedOutputs: [avax(0n)] }),
      "output failed verification: output has no value",
    ],
    [
      "a locked output",
      () => ({ destinationChain: OTHER, exportedOutputs: [locked()] }),
      "wrong locktime reported",
    ],
    [
      "outputs out of order",
      () => ({ destinationChain: OTHER, exportedOutputs: [avax(2n), avax(1n)] }),
      "outputs not sorted",
    ],
    ["to itself", () => ({ destinationChain: ZERO, exportedOutputs: [avax(1n)] }), "same chainID"],
    ["to no chain", () => ({ destinationChain: OTHER, exportedOutputs: [avax(1n)] }), unknown],
    [
      "to a subnet's chain",
      () => ({ destinationChain: ofSubnet().chainId, exportedOutputs: [avax(1n)] }),
      mismatched,
    ],
    [
      "more than was spent",
      () => ({
        destinationChain: network.xChain.chainId,
        exportedOutputs: [avax(1n)],
        inputs: [],
        outputs: [],
      }),
      "failed verifySpend: wrong number of credentials: 0 inputs != 1 credentials",
    ],
  ],
  ImportTx: [
    [
      "nothing",
      () => ({ sourceChain: network.xChain.chainId, importedInputs: [] }),
      "tx has no imported inputs",
    ],
    [
      "an input twice",
      () => ({
        sourceChain: OTHER,
        importedInputs: [...base.inputs.slice(0, 1), ...base.inputs.slice(0, 1)],
      }),
      "inputs not sorted and unique",
    ],
    ["from itself", () => ({ sourceChain: ZERO, importedInputs: base.inputs.slice(0, 1) }), "same chainID"],
    ["from no chain", () => ({ sourceChain: OTHER, importedInputs: base.inputs.slice(0, 1) }), unknown],
    [
      "what was not exported",
      () => ({ sourceChain: network.xChain.chainId, importedInputs: base.inputs.slice(0, 1) }),
      "failed to get shared memory: not found",
    ],
  ],
};

test.each(
  Object.entries(tables).flatMap(([type, cases]) =>
    cases.map(([name, fields, want]) => ({ type, name, fields, want })),
  ),
)("$type with $name", ({ type, fields, want }) => {
  const unsignedTx = { type, ...base, ...fields() } as unknown as UnsignedTx; // the table pairs types and fields
  const text = typeof want === "function" ? want() : want;
  expect(() => execute(network.chain.state, { unsignedTx, credentials })).toThrow(new RuleError(text));
});
