/** Random values of every type; the compiler insists that no transaction or block type is left out. */

import fc from "fast-check";
import type {
  AssetOperation,
  Block,
  BlockType,
  CBlock,
  Container,
  Credential,
  Genesis,
  Input,
  L1Owner,
  Output,
  OutputOwners,
  SignatureIndices,
  SignedCAtomicTx,
  SignedTx,
  SignedXTx,
  Signer,
  TransferableInput,
  TransferableOutput,
  TransferInput,
  TransferOutput,
  TxType,
  UnsignedCAtomicTx,
  UnsignedTx,
  UnsignedXTx,
  Utxo,
  Validator,
  XBlock,
  XCredential,
  XGenesis,
  XOperation,
  XOutput,
  XTxType,
  XUtxo,
} from "../src/index.ts";
import { encodeCAtomicTxs } from "../src/index.ts";

const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
const anyBytes = fc.uint8Array({ maxLength: 40 });
const id = bytes(32);
const address = bytes(20);
const u32 = fc.oneof(fc.nat(5), fc.integer({ min: 0, max: 0xffff_ffff }), fc.constant(0xffff_ffff));
const u64 = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 2n ** 64n - 1n), fc.constant(2n ** 64n - 1n));
const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });

const owner = { locktime: u64, threshold: u32, addresses: some(address) };
const owners: fc.Arbitrary<OutputOwners> = fc.record(owner);
const l1Owner: fc.Arbitrary<L1Owner> = fc.record({ threshold: u32, addresses: some(address) });
const auth: fc.Arbitrary<SignatureIndices> = fc.record({ signatureIndices: some(u32) });

const transferOutput: fc.Arbitrary<TransferOutput> = fc.record({
  type: fc.constant("TransferOutput" as const),
  amount: u64,
  ...owner,
});
const output: fc.Arbitrary<Output> = fc.oneof(
  transferOutput,
  fc.record({ type: fc.constant("LockOut" as const), locktime: u64, output: transferOutput }),
);
const transferInput: fc.Arbitrary<TransferInput> = fc.record({
  type: fc.constant("TransferInput" as const),
  amount: u64,
  signatureIndices: some(u32),
});
const input: fc.Arbitrary<Input> = fc.oneof(
  transferInput,
  fc.record({ type: fc.constant("LockIn" as const), locktime: u64, input: transferInput }),
);
const outputs: fc.Arbitrary<TransferableOutput[]> = some(fc.record({ assetId: id, output }));
const inputs: fc.Arbitrary<TransferableInput[]> = some(
  fc.record({ txId: id, outputIndex: u32, assetId: id, input }),
);
const proof = { publicKey: bytes(48), proofOfPossession: bytes(96) };
const signer: fc.Arbitrary<Signer> = fc.oneof(
  fc.record({ type: fc.constant("Empty" as const) }),
  fc.record({ type: fc.constant("ProofOfPossession" as const), ...proof }),
);
const validator: fc.Arbitrary<Validator> = fc.record({ nodeId: address, start: u64, end: u64, weight: u64 });

const base = { networkId: u32, blockchainId: id, outputs, inputs, memo: anyBytes };
const type = <T extends string>(name: T) => ({ type: fc.constant(name) });

/** One arbitrary per transaction type. */
export const txArbitraries: { [K in TxType]: fc.Arbitrary<Extract<UnsignedTx, { type: K }>> } = {
  BaseTx: fc.record({ ...type("BaseTx"), ...base }),
  ImportTx: fc.record({ ...type("ImportTx"), ...base, sourceChain: id, importedInputs: inputs }),
  ExportTx: fc.record({ ...type("ExportTx"), ...base, destinationChain: id, exportedOutputs: outputs }),
  AdvanceTimeTx: fc.record({ ...type("AdvanceTimeTx"), time: u64 }),
  RewardValidatorTx: fc.record({ ...type("RewardValidatorTx"), txId: id }),
  RewardAutoRenewedValidatorTx: fc.record({
    ...type("RewardAutoRenewedValidatorTx"),
    txId: id,
    timestamp: u64,
  }),
  AddValidatorTx: fc.record({
    ...type("AddValidatorTx"),
    ...base,
    validator,
    stakeOutputs: outputs,
    rewardsOwner: owners,
    delegationShares: u32,
  }),
  AddDelegatorTx: fc.record({
    ...type("AddDelegatorTx"),
    ...base,
    validator,
    stakeOutputs: outputs,
    rewardsOwner: owners,
  }),
  AddSubnetValidatorTx: fc.record({
    ...type("AddSubnetValidatorTx"),
    ...base,
    validator,
    subnetId: id,
    subnetAuth: auth,
  }),
  RemoveSubnetValidatorTx: fc.record({
    ...type("RemoveSubnetValidatorTx"),
    ...base,
    nodeId: address,
    subnetId: id,
    subnetAuth: auth,
  }),
  AddPermissionlessValidatorTx: fc.record({
    ...type("AddPermissionlessValidatorTx"),
    ...base,
    validator,
    subnetId: id,
    signer,
    stakeOutputs: outputs,
    validatorRewardsOwner: owners,
    delegatorRewardsOwner: owners,
    delegationShares: u32,
  }),
  AddPermissionlessDelegatorTx: fc.record({
    ...type("AddPermissionlessDelegatorTx"),
    ...base,
    validator,
    subnetId: id,
    stakeOutputs: outputs,
    rewardsOwner: owners,
  }),
  CreateSubnetTx: fc.record({ ...type("CreateSubnetTx"), ...base, owner: owners }),
  CreateChainTx: fc.record({
    ...type("CreateChainTx"),
    ...base,
    subnetId: id,
    chainName: fc.string({ unit: "grapheme", maxLength: 12 }),
    vmId: id,
    fxIds: some(id),
    genesisData: anyBytes,
    subnetAuth: auth,
  }),
  TransferSubnetOwnershipTx: fc.record({
    ...type("TransferSubnetOwnershipTx"),
    ...base,
    subnetId: id,
    subnetAuth: auth,
    owner: owners,
  }),
  TransformSubnetTx: fc.record({
    ...type("TransformSubnetTx"),
    ...base,
    subnetId: id,
    assetId: id,
    initialSupply: u64,
    maximumSupply: u64,
    minConsumptionRate: u64,
    maxConsumptionRate: u64,
    minValidatorStake: u64,
    maxValidatorStake: u64,
    minStakeDuration: u32,
    maxStakeDuration: u32,
    minDelegationFee: u32,
    minDelegatorStake: u64,
    maxValidatorWeightFactor: fc.nat(255),
    uptimeRequirement: u32,
    subnetAuth: auth,
  }),
  ConvertSubnetToL1Tx: fc.record({
    ...type("ConvertSubnetToL1Tx"),
    ...base,
    subnetId: id,
    chainId: id,
    address: anyBytes,
    validators: some(
      fc.record({
        nodeId: anyBytes,
        weight: u64,
        balance: u64,
        signer: fc.record(proof),
        remainingBalanceOwner: l1Owner,
        deactivationOwner: l1Owner,
      }),
    ),
    subnetAuth: auth,
  }),
  RegisterL1ValidatorTx: fc.record({
    ...type("RegisterL1ValidatorTx"),
    ...base,
    balance: u64,
    proofOfPossession: bytes(96),
    message: anyBytes,
  }),
  SetL1ValidatorWeightTx: fc.record({ ...type("SetL1ValidatorWeightTx"), ...base, message: anyBytes }),
  IncreaseL1ValidatorBalanceTx: fc.record({
    ...type("IncreaseL1ValidatorBalanceTx"),
    ...base,
    validationId: id,
    balance: u64,
  }),
  DisableL1ValidatorTx: fc.record({
    ...type("DisableL1ValidatorTx"),
    ...base,
    validationId: id,
    disableAuth: auth,
  }),
  AddAutoRenewedValidatorTx: fc.record({
    ...type("AddAutoRenewedValidatorTx"),
    ...base,
    nodeId: anyBytes,
    signer,
    stakeOutputs: outputs,
    validatorRewardsOwner: owners,
    delegatorRewardsOwner: owners,
    validatorAuthority: owners,
    delegationShares: u32,
    autoCompoundRewardShares: u32,
    period: u64,
  }),
  SetAutoRenewedValidatorConfigTx: fc.record({
    ...type("SetAutoRenewedValidatorConfigTx"),
    ...base,
    txId: id,
    auth,
    autoCompoundRewardShares: u32,
    period: u64,
  }),
};

const credentials: fc.Arbitrary<Credential[]> = some(fc.record({ signatures: some(bytes(65)) }));

/** A signed transaction of the given kind. */
export const signed = (unsignedTx: fc.Arbitrary<UnsignedTx>): fc.Arbitrary<SignedTx> =>
  fc.record({ unsignedTx, credentials });

/** A signed transaction of any kind. */
export const signedTx = signed(fc.oneof(...Object.values(txArbitraries)));

const block = { parentId: id, height: u64 };
const banff = { ...block, time: u64 };
const txs = some(signedTx);

/** One arbitrary per block type. */
export const blockArbitraries: { [K in BlockType]: fc.Arbitrary<Extract<Block, { type: K }>> } = {
  ApricotProposalBlock: fc.record({ ...type("ApricotProposalBlock"), ...block, tx: signedTx }),
  ApricotAbortBlock: fc.record({ ...type("ApricotAbortBlock"), ...block }),
  ApricotCommitBlock: fc.record({ ...type("ApricotCommitBlock"), ...block }),
  ApricotStandardBlock: fc.record({ ...type("ApricotStandardBlock"), ...block, txs }),
  ApricotAtomicBlock: fc.record({ ...type("ApricotAtomicBlock"), ...block, tx: signedTx }),
  BanffProposalBlock: fc.record({ ...type("BanffProposalBlock"), ...banff, txs, tx: signedTx }),
  BanffAbortBlock: fc.record({ ...type("BanffAbortBlock"), ...banff }),
  BanffCommitBlock: fc.record({ ...type("BanffCommitBlock"), ...banff }),
  BanffStandardBlock: fc.record({ ...type("BanffStandardBlock"), ...banff, txs }),
};

const utxoFields = { txId: id, outputIndex: u32, assetId: id, output };

export const utxo: fc.Arbitrary<Utxo> = fc.record(utxoFields);

export const genesis: fc.Arbitrary<Genesis> = fc.record({
  utxos: some(fc.record({ ...utxoFields, message: anyBytes })),
  validators: txs,
  chains: txs,
  timestamp: u64,
  initialSupply: u64,
  message: fc.string({ unit: "grapheme", maxLength: 12 }),
});

const amountOutputs = some(fc.record({ assetId: id, output: transferOutput }));
const amountInputs = some(fc.record({ txId: id, outputIndex: u32, assetId: id, input: transferInput }));
const nft = { groupId: u32, payload: anyBytes };

/** One arbitrary per kind of a union's members. */
type PerType<T extends { type: string }> = { [K in T["type"]]: fc.Arbitrary<Extract<T, { type: K }>> };
const anyOf = <T extends { type: string }>(perType: PerType<T>): fc.Arbitrary<T> =>
  // Object.values loses which member each arbitrary makes; PerType has checked that none is left out.
  fc.oneof(...(Object.values(perType) as fc.Arbitrary<T>[]));

const xOutputs: PerType<XOutput> = {
  TransferOutput: transferOutput,
  MintOutput: fc.record({ ...type("MintOutput"), ...owner }),
  NftMintOutput: fc.record({ ...type("NftMintOutput"), groupId: u32, ...owner }),
  NftTransferOutput: fc.record({ ...type("NftTransferOutput"), ...nft, ...owner }),
  PropertyMintOutput: fc.record({ ...type("PropertyMintOutput"), ...owner }),
  PropertyOwnedOutput: fc.record({ ...type("PropertyOwnedOutput"), ...owner }),
};
const xOutput = anyOf(xOutputs);
const operation = anyOf<XOperation>({
  MintOperation: fc.record({
    ...type("MintOperation"),
    mintInput: auth,
    mintOutput: xOutputs.MintOutput,
    transferOutput,
  }),
  NftMintOperation: fc.record({ ...type("NftMintOperation"), mintInput: auth, ...nft, owners: some(owners) }),
  NftTransferOperation: fc.record({
    ...type("NftTransferOperation"),
    input: auth,
    output: xOutputs.NftTransferOutput,
  }),
  PropertyMintOperation: fc.record({
    ...type("PropertyMintOperation"),
    mintInput: auth,
    mintOutput: xOutputs.PropertyMintOutput,
    ownedOutput: xOutputs.PropertyOwnedOutput,
  }),
  PropertyBurnOperation: fc.record({ ...type("PropertyBurnOperation"), input: auth }),
});
const operations: fc.Arbitrary<AssetOperation[]> = some(
  fc.record({ assetId: id, utxoIds: some(fc.record({ txId: id, outputIndex: u32 })), operation }),
);
const signatures = some(bytes(65));
const xCredential = anyOf<XCredential>({
  Credential: fc.record({ ...type("Credential"), signatures }),
  NftCredential: fc.record({ ...type("NftCredential"), signatures }),
  PropertyCredential: fc.record({ ...type("PropertyCredential"), signatures }),
});

const xBase = { ...base, outputs: amountOutputs, inputs: amountInputs };
const text = fc.string({ unit: "grapheme", maxLength: 12 });
const createAsset = fc.record({
  ...type("CreateAssetTx"),
  ...xBase,
  name: text,
  symbol: text,
  denomination: fc.nat(255),
  initialStates: some(fc.record({ fxIndex: u32, outputs: some(xOutput) })),
});

/** One arbitrary per X-Chain transaction type. */
export const xTxArbitraries: { [K in XTxType]: fc.Arbitrary<Extract<UnsignedXTx, { type: K }>> } = {
  BaseTx: fc.record({ ...type("BaseTx"), ...xBase }),
  CreateAssetTx: createAsset,
  OperationTx: fc.record({ ...type("OperationTx"), ...xBase, operations }),
  ImportTx: fc.record({ ...type("ImportTx"), ...xBase, sourceChain: id, importedInputs: amountInputs }),
  ExportTx: fc.record({
    ...type("ExportTx"),
    ...xBase,
    destinationChain: id,
    exportedOutputs: amountOutputs,
  }),
};

/** A signed X-Chain transaction of the given kind. */
export const signedX = (unsignedTx: fc.Arbitrary<UnsignedXTx>): fc.Arbitrary<SignedXTx> =>
  fc.record({ unsignedTx, credentials: some(xCredential) });

/** A signed X-Chain transaction of any kind. */
export const signedXTx = signedX(fc.oneof(...Object.values(xTxArbitraries)));

export const xBlock: fc.Arbitrary<XBlock> = fc.record({
  ...type("StandardBlock"),
  ...banff,
  merkleRoot: id,
  txs: some(signedXTx),
});

export const xUtxo: fc.Arbitrary<XUtxo> = fc.record({ ...utxoFields, output: xOutput });

export const xGenesis: fc.Arbitrary<XGenesis> = fc.record({
  assets: some(fc.record({ alias: text, tx: createAsset })),
});

const account = { address, amount: u64, assetId: id };
const unsignedCAtomicTx = anyOf<UnsignedCAtomicTx>({
  ImportTx: fc.record({
    ...type("ImportTx"),
    networkId: u32,
    blockchainId: id,
    sourceChain: id,
    importedInputs: amountInputs,
    outputs: some(fc.record(account)),
  }),
  ExportTx: fc.record({
    ...type("ExportTx"),
    networkId: u32,
    blockchainId: id,
    destinationChain: id,
    inputs: some(fc.record({ ...account, nonce: u64 })),
    exportedOutputs: amountOutputs,
  }),
});

/** A signed atomic transaction of either kind. */
export const signedCAtomicTx: fc.Arbitrary<SignedCAtomicTx> = fc.record({
  unsignedTx: unsignedCAtomicTx,
  credentials,
});

/** The atomic transactions of a block. */
export const cAtomicTxs = some(signedCAtomicTx);

const i64 = fc.oneof(fc.bigInt(-9n, 9n), fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n));
const contained = { parentId: id, blockBytes: anyBytes };
const proposed = {
  ...contained,
  timestamp: i64,
  pChainHeight: u64,
  certificate: anyBytes,
  signature: anyBytes,
};

/** A container of any kind. */
export const container: fc.Arbitrary<Container> = fc.oneof(
  fc.record({ kind: fc.constant("postFork" as const), ...proposed }),
  fc.record({ kind: fc.constant("option" as const), ...contained }),
  fc.record({
    kind: fc.constant("granite" as const),
    ...proposed,
    epoch: fc.record({ pChainHeight: u64, number: u64, startTime: i64 }),
  }),
);

const u256 = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 256n - 1n));
/** RLP of a few long strings in a list, or of a short one. */
const rlpItem = fc.oneof(
  fc.array(bytes(20), { maxLength: 2 }).map((list) => {
    const items = list.flatMap((content) => [0x94, ...content]);
    return Uint8Array.of(0xc0 + items.length, ...items);
  }),
  bytes(20).map((content) => Uint8Array.of(0x94, ...content)),
);
const cHeaderFields = {
  parentId: id,
  uncleHash: id,
  coinbase: address,
  stateRoot: id,
  txRoot: id,
  receiptRoot: id,
  logsBloom: bytes(256),
  difficulty: u256,
  number: u64,
  gasLimit: u64,
  gasUsed: u64,
  timestamp: u64,
  extraData: anyBytes,
  mixDigest: id,
  nonce: bytes(8),
  extDataHash: id,
};
/** Upgrades add fields in this order. */
const cUpgrades = [
  { baseFee: u256 },
  { extDataGasUsed: u256, blockGasCost: u256 },
  { blobGasUsed: u64, excessBlobGas: u64, parentBeaconRoot: id },
  { timeMilliseconds: u64, minDelayExcess: u64 },
  { newerFields: fc.array(rlpItem, { minLength: 1, maxLength: 3 }) },
];

/** A C-Chain block of any age. */
export const cBlock: fc.Arbitrary<CBlock> = fc.oneof(
  ...Array.from({ length: cUpgrades.length + 1 }, (_, count) =>
    fc.record({
      ...cHeaderFields,
      ...Object.fromEntries(cUpgrades.slice(0, count).flatMap((upgrade) => Object.entries(upgrade))),
      txs: some(
        fc.oneof(
          rlpItem.filter(([prefix]) => prefix !== 0x94),
          anyBytes.map((content) => Uint8Array.of(2, ...content)),
        ),
      ),
      version: u32,
      extData: fc.oneof(anyBytes, cAtomicTxs.map(encodeCAtomicTxs)),
    }),
  ),
);
