/** The node's JSON form, type by type: what stands beside the base fields, given/want. */

import { describe, expect, test } from "vitest";
import { encodeCb58, type JsonObject, stringifyJson } from "../src/index.ts";
import {
  type BaseTxFields,
  type Block,
  blockId,
  blockToJson,
  type SignedTx,
  type TxType,
  txId,
  txToJson,
  type UnsignedTx,
} from "../src/p/index.ts";

const fill = (size: number, value: number) => new Uint8Array(size).fill(value);
const id = (value: number) => fill(32, value);
const cb58 = (value: number) => encodeCb58(id(value));
const hex = (size: number, byte: string) => `0x${byte.repeat(size)}`;

const P = "11111111111111111111111111111111LpoYY";
const FX = "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ";
const ADDRESS = "P-fuji1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq2nffjl";
const NODE = "NodeID-111111111111111111116DBWJs";

const base: BaseTxFields = {
  networkId: 5,
  blockchainId: id(0),
  outputs: [],
  inputs: [],
  memo: Uint8Array.of(0xca, 0xfe),
};
const baseJson = { networkID: 5, blockchainID: P, outputs: [], inputs: [], memo: "0xcafe" };
const owner = { locktime: 3n, threshold: 1, addresses: [fill(20, 0)] };
const ownerJson = { locktime: 3, threshold: 1, addresses: [ADDRESS] };
const auth = { signatureIndices: [0, 2] };
const validator = { nodeId: fill(20, 0), start: 1n, end: 2n, weight: 9007199254740993n };
const validatorJson = { nodeID: NODE, start: 1, end: 2, weight: 9007199254740993n };
const plain = { type: "TransferOutput", amount: 8n, ...owner } as const;
const stake = [{ assetId: id(9), output: { type: "LockOut" as const, locktime: 7n, output: plain } }];
const stakeJson = [
  { assetID: cb58(9), fxID: FX, output: { locktime: 7, output: { amount: 8, ...ownerJson } } },
];
const inputs = [
  {
    txId: id(1),
    outputIndex: 4,
    assetId: id(9),
    input: {
      type: "LockIn" as const,
      locktime: 7n,
      input: { type: "TransferInput" as const, amount: 8n, ...auth },
    },
  },
];
const inputsJson = [
  {
    txID: cb58(1),
    outputIndex: 4,
    assetID: cb58(9),
    fxID: FX,
    input: { locktime: 7, input: { amount: 8, ...auth } },
  },
];
const proof = { publicKey: fill(48, 1), proofOfPossession: fill(96, 2) };
const proofJson = { publicKey: hex(48, "01"), proofOfPossession: hex(96, "02") };
const l1Owner = { threshold: 1, addresses: [fill(20, 0)] };
const l1OwnerJson = { threshold: 1, addresses: ["111111111111111111116DBWJs"] };

type Row<K extends TxType> = [given: Extract<UnsignedTx, { type: K }>, want: JsonObject];

const table: { [K in TxType]: Row<K> } = {
  BaseTx: [
    { type: "BaseTx", ...base, outputs: stake, inputs },
    { ...baseJson, outputs: stakeJson, inputs: inputsJson },
  ],
  ImportTx: [
    { type: "ImportTx", ...base, sourceChain: id(6), importedInputs: inputs },
    { ...baseJson, sourceChain: cb58(6), importedInputs: inputsJson },
  ],
  ExportTx: [
    { type: "ExportTx", ...base, destinationChain: id(6), exportedOutputs: stake },
    { ...baseJson, destinationChain: cb58(6), exportedOutputs: stakeJson },
  ],
  AdvanceTimeTx: [{ type: "AdvanceTimeTx", time: 11n }, { time: 11 }],
  RewardValidatorTx: [{ type: "RewardValidatorTx", txId: id(6) }, { txID: cb58(6) }],
  RewardAutoRenewedValidatorTx: [
    { type: "RewardAutoRenewedValidatorTx", txId: id(6), timestamp: 12n },
    { txID: cb58(6), timestamp: 12 },
  ],
  AddValidatorTx: [
    {
      type: "AddValidatorTx",
      ...base,
      validator,
      stakeOutputs: stake,
      rewardsOwner: owner,
      delegationShares: 20_000,
    },
    { ...baseJson, validator: validatorJson, stake: stakeJson, rewardsOwner: ownerJson, shares: 20_000 },
  ],
  AddDelegatorTx: [
    { type: "AddDelegatorTx", ...base, validator, stakeOutputs: stake, rewardsOwner: owner },
    { ...baseJson, validator: validatorJson, stake: stakeJson, rewardsOwner: ownerJson },
  ],
  AddSubnetValidatorTx: [
    { type: "AddSubnetValidatorTx", ...base, validator, subnetId: id(6), subnetAuth: auth },
    { ...baseJson, validator: { ...validatorJson, subnetID: cb58(6) }, subnetAuthorization: auth },
  ],
  RemoveSubnetValidatorTx: [
    { type: "RemoveSubnetValidatorTx", ...base, nodeId: fill(20, 0), subnetId: id(6), subnetAuth: auth },
    { ...baseJson, nodeID: NODE, subnetID: cb58(6), subnetAuthorization: auth },
  ],
  AddPermissionlessValidatorTx: [
    {
      type: "AddPermissionlessValidatorTx",
      ...base,
      validator,
      subnetId: id(0),
      signer: { type: "ProofOfPossession", ...proof },
      stakeOutputs: stake,
      validatorRewardsOwner: owner,
      delegatorRewardsOwner: owner,
      delegationShares: 20_000,
    },
    {
      ...baseJson,
      validator: validatorJson,
      subnetID: P,
      signer: proofJson,
      stake: stakeJson,
      validationRewardsOwner: ownerJson,
      delegationRewardsOwner: ownerJson,
      shares: 20_000,
    },
  ],
  AddPermissionlessDelegatorTx: [
    {
      type: "AddPermissionlessDelegatorTx",
      ...base,
      validator,
      subnetId: id(0),
      stakeOutputs: stake,
      rewardsOwner: owner,
    },
    { ...baseJson, validator: validatorJson, subnetID: P, stake: stakeJson, rewardsOwner: ownerJson },
  ],
  CreateSubnetTx: [
    { type: "CreateSubnetTx", ...base, owner },
    { ...baseJson, owner: ownerJson },
  ],
  CreateChainTx: [
    {
      type: "CreateChainTx",
      ...base,
      subnetId: id(6),
      chainName: "Echo",
      vmId: id(7),
      fxIds: [id(8)],
      genesisData: Uint8Array.of(1, 2),
      subnetAuth: auth,
    },
    {
      ...baseJson,
      subnetID: cb58(6),
      chainName: "Echo",
      vmID: cb58(7),
      fxIDs: [cb58(8)],
      genesisData: "AQI=",
      subnetAuthorization: auth,
    },
  ],
  TransferSubnetOwnershipTx: [
    { type: "TransferSubnetOwnershipTx", ...base, subnetId: id(6), subnetAuth: auth, owner },
    { ...baseJson, subnetID: cb58(6), subnetAuthorization: auth, newOwner: ownerJson },
  ],
  TransformSubnetTx: [
    {
      type: "TransformSubnetTx",
      ...base,
      subnetId: id(6),
      assetId: id(7),
      initialSupply: 1n,
      maximumSupply: 2n,
      minConsumptionRate: 3n,
      maxConsumptionRate: 4n,
      minValidatorStake: 5n,
      maxValidatorStake: 6n,
      minStakeDuration: 7,
      maxStakeDuration: 8,
      minDelegationFee: 9,
      minDelegatorStake: 10n,
      maxValidatorWeightFactor: 11,
      uptimeRequirement: 12,
      subnetAuth: auth,
    },
    {
      ...baseJson,
      subnetID: cb58(6),
      assetID: cb58(7),
      initialSupply: 1,
      maximumSupply: 2,
      minConsumptionRate: 3,
      maxConsumptionRate: 4,
      minValidatorStake: 5,
      maxValidatorStake: 6,
      minStakeDuration: 7,
      maxStakeDuration: 8,
      minDelegationFee: 9,
      minDelegatorStake: 10,
      maxValidatorWeightFactor: 11,
      uptimeRequirement: 12,
      subnetAuthorization: auth,
    },
  ],
  ConvertSubnetToL1Tx: [
    {
      type: "ConvertSubnetToL1Tx",
      ...base,
      subnetId: id(6),
      chainId: id(7),
      address: fill(20, 0xde),
      validators: [
        {
          nodeId: fill(20, 3),
          weight: 1n,
          balance: 2n,
          signer: proof,
          remainingBalanceOwner: l1Owner,
          deactivationOwner: l1Owner,
        },
      ],
      subnetAuth: auth,
    },
    {
      ...baseJson,
      subnetID: cb58(6),
      chainID: cb58(7),
      address: hex(20, "de"),
      validators: [
        {
          nodeID: hex(20, "03"),
          weight: 1,
          balance: 2,
          signer: proofJson,
          remainingBalanceOwner: l1OwnerJson,
          deactivationOwner: l1OwnerJson,
        },
      ],
      subnetAuthorization: auth,
    },
  ],
  RegisterL1ValidatorTx: [
    {
      type: "RegisterL1ValidatorTx",
      ...base,
      balance: 2n,
      proofOfPossession: fill(96, 2),
      message: Uint8Array.of(1),
    },
    { ...baseJson, balance: 2, proofOfPossession: new Array(96).fill(2), message: "0x01" },
  ],
  SetL1ValidatorWeightTx: [
    { type: "SetL1ValidatorWeightTx", ...base, message: Uint8Array.of(1) },
    { ...baseJson, message: "0x01" },
  ],
  IncreaseL1ValidatorBalanceTx: [
    { type: "IncreaseL1ValidatorBalanceTx", ...base, validationId: id(6), balance: 2n },
    { ...baseJson, validationID: cb58(6), balance: 2 },
  ],
  DisableL1ValidatorTx: [
    { type: "DisableL1ValidatorTx", ...base, validationId: id(6), disableAuth: auth },
    { ...baseJson, validationID: cb58(6), disableAuthorization: auth },
  ],
  AddAutoRenewedValidatorTx: [
    {
      type: "AddAutoRenewedValidatorTx",
      ...base,
      nodeId: fill(20, 3),
      signer: { type: "Empty" },
      stakeOutputs: stake,
      validatorRewardsOwner: owner,
      delegatorRewardsOwner: owner,
      validatorAuthority: owner,
      delegationShares: 1,
      autoCompoundRewardShares: 2,
      period: 3n,
    },
    {
      ...baseJson,
      nodeID: hex(20, "03"),
      signer: {},
      stake: stakeJson,
      validationRewardsOwner: ownerJson,
      delegationRewardsOwner: ownerJson,
      validatorAuthority: ownerJson,
      delegationShares: 1,
      autoCompoundRewardShares: 2,
      period: 3,
    },
  ],
  SetAutoRenewedValidatorConfigTx: [
    {
      type: "SetAutoRenewedValidatorConfigTx",
      ...base,
      txId: id(6),
      auth,
      autoCompoundRewardShares: 2,
      period: 3n,
    },
    { ...baseJson, txID: cb58(6), auth, autoCompoundRewardShares: 2, period: 3 },
  ],
};

describe.each(Object.values(table).map(([given, want]) => ({ name: given.type, given, want })))(
  "$name",
  ({ given, want }) => {
    const tx: SignedTx = { unsignedTx: given, credentials: [{ signatures: [fill(65, 0xab)] }] };
    const credentials = [{ signatures: [hex(65, "ab")] }];

    test("has the current form", () => {
      expect(txToJson(tx)).toEqual({ unsignedTx: want, credentials, id: encodeCb58(txId(tx)) });
    });

    test("has the form before Banff", () => {
      const { networkID, blockchainID, outputs, inputs, memo, ...rest } = want;
      const unsignedTx =
        networkID === undefined
          ? rest
          : { inputs: { networkID, blockchainID, outputs, inputs, memo }, ...rest };
      expect(txToJson(tx, { form: "preBanff" })).toEqual({ unsignedTx, credentials });
    });
  },
);

describe("blocks", () => {
  const parent = { parentId: id(1), height: 2n };
  const parentJson = { parentID: cb58(1), height: 2 };
  const advance: SignedTx = { unsignedTx: { type: "AdvanceTimeTx", time: 11n }, credentials: [] };
  const advanceJson = txToJson(advance);
  const rows: [Block, JsonObject][] = [
    [
      { type: "ApricotProposalBlock", ...parent, tx: advance },
      { ...parentJson, tx: advanceJson },
    ],
    [{ type: "ApricotAbortBlock", ...parent }, parentJson],
    [{ type: "ApricotCommitBlock", ...parent }, parentJson],
    [
      { type: "ApricotStandardBlock", ...parent, txs: [advance] },
      { ...parentJson, txs: [advanceJson] },
    ],
    [
      { type: "ApricotAtomicBlock", ...parent, tx: advance },
      { ...parentJson, tx: advanceJson },
    ],
    [
      { type: "BanffProposalBlock", ...parent, time: 5n, txs: [], tx: advance },
      { ...parentJson, time: 5, txs: [], tx: advanceJson },
    ],
    [
      { type: "BanffAbortBlock", ...parent, time: 5n },
      { ...parentJson, time: 5 },
    ],
    [
      { type: "BanffCommitBlock", ...parent, time: 5n },
      { ...parentJson, time: 5 },
    ],
    [
      { type: "BanffStandardBlock", ...parent, time: 5n, txs: [advance] },
      { ...parentJson, time: 5, txs: [advanceJson] },
    ],
  ];
  test.each(rows.map(([given, want]) => ({ name: given.type, given, want })))("$name", ({ given, want }) => {
    expect(blockToJson(given)).toEqual({ ...want, id: encodeCb58(blockId(given)) });
  });
});

test("addresses have the transaction's network, unless another human-readable part is given", () => {
  const tx: SignedTx = { unsignedTx: { type: "CreateSubnetTx", ...base, owner }, credentials: [] };
  expect(stringifyJson(txToJson(tx))).toContain('"P-fuji1');
  expect(stringifyJson(txToJson(tx, { hrp: "custom" }))).toContain('"P-custom1');
  const local: SignedTx = { ...tx, unsignedTx: { type: "CreateSubnetTx", ...base, networkId: 12345, owner } };
  expect(stringifyJson(txToJson(local))).toContain('"P-local1');
});

test("integers stay exact in JSON text", () => {
  expect(stringifyJson({ a: [18446744073709551615n, 1, "2", null, true], b: {} })).toBe(
    '{"a":[18446744073709551615,1,"2",null,true],"b":{}}',
  );
});
