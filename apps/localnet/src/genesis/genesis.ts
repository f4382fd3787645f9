/** Derives the bytes, ids and first state of a network from a genesis configuration, by the node's own rules. */
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  type BaseTxFields,
  encodeGenesis,
  type Genesis,
  type GenesisUtxo,
  type Output,
  type SignedTx,
  txId,
  type UnsignedTx,
} from "@primary-network/codec/p";
import { compareBytes, compareOutputs } from "../chains/byte-order.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import { createXGenesis } from "../chains/x/genesis.ts";

/** Amounts in nAVAX, times in Unix seconds; `locktime` 0 when unlocked from the start. */
export interface Unlock {
  readonly amount: bigint;
  readonly locktime: number;
}

/** Balance of one address at the start. */
export interface Allocation {
  readonly ethAddress: Uint8Array;
  readonly address: Uint8Array;
  /** On the X-Chain. */
  readonly initialAmount: bigint;
  /** On the P-Chain. */
  readonly unlockSchedule: readonly Unlock[];
}

/** A validator that exists from the start. */
export interface InitialStaker {
  readonly nodeId: Uint8Array;
  readonly rewardAddress: Uint8Array;
  /** Millionths. */
  readonly delegationFee: number;
  /** Without one the validator is written as the older type, which has no BLS key. */
  readonly signer?: { readonly publicKey: Uint8Array; readonly proofOfPossession: Uint8Array };
}

/** The content of a genesis file. */
export interface GenesisConfig {
  readonly networkId: number;
  readonly startTime: number;
  readonly allocations: readonly Allocation[];
  /** Seconds that the first staker validates; each further one that many seconds less. */
  readonly initialStakeDuration: number;
  readonly initialStakeDurationOffset: number;
  /** Addresses whose P-Chain allocations are staked, in equal parts, by the first validators. */
  readonly initialStakedFunds: readonly Uint8Array[];
  readonly initialStakers: readonly InitialStaker[];
  readonly cChainGenesis: string;
  readonly message: string;
}

/** Values derived from a configuration. */
export interface BuiltGenesis {
  readonly genesis: Genesis;
  readonly bytes: Uint8Array;
  readonly avaxAssetId: Uint8Array;
  readonly xChainId: Uint8Array;
  readonly cChainId: Uint8Array;
  /** The X-Chain's genesis state. */
  readonly xBytes: Uint8Array;
}

/** Ids of virtual machines and feature extensions are their names, padded with zeroes. */
export function nameId(name: string): Uint8Array {
  const id = new Uint8Array(32);
  id.set(utf8ToBytes(name));
  return id;
}

const unsigned = (unsignedTx: UnsignedTx): SignedTx => ({ unsignedTx, credentials: [] });

function outputOf({ amount, locktime }: Unlock, address: Uint8Array, startTime: number): Output {
  const output = {
    type: "TransferOutput" as const,
    amount,
    locktime: 0n,
    threshold: 1,
    addresses: [address],
  };
  return locktime > startTime ? { type: "LockOut", locktime: BigInt(locktime), output } : output;
}

interface StakedPart extends Unlock {
  readonly address: Uint8Array;
}

/** Divides allocations into parts of equal total; the last part gets the remainder. */
function splitStake(allocations: readonly Allocation[], parts: number): StakedPart[][] {
  const unlocks = allocations.flatMap(({ address, unlockSchedule }) =>
    unlockSchedule.map((unlock) => ({ ...unlock, address })),
  );
  const share = unlocks.reduce((sum, { amount }) => sum + amount, 0n) / BigInt(parts);
  const split: StakedPart[][] = [[]];
  let missing = share;
  for (const unlock of unlocks) {
    let { amount } = unlock;
    while (amount > missing && split.length < parts) {
      split.at(-1)?.push({ ...unlock, amount: missing });
      split.push([]);
      amount -= missing;
      missing = share;
    }
    if (amount > 0n) split.at(-1)?.push({ ...unlock, amount });
    missing -= amount;
  }
  return split;
}

/** Puts a value on a binary heap kept in an array: the order in which the node writes its first validators. */
function pushHeap<T>(heap: T[], value: T, before: (a: T, b: T) => boolean): void {
  let index = heap.push(value) - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || !before(value, above)) return;
    heap[parent] = value;
    heap[index] = above;
    index = parent;
  }
}

/**
 * Builds a network's genesis.
 *
 * @example createGenesis(config).bytes
 */
export function createGenesis(config: GenesisConfig): BuiltGenesis {
  const { networkId, startTime, allocations } = config;
  const base: BaseTxFields = {
    networkId,
    blockchainId: EMPTY_ID,
    outputs: [],
    inputs: [],
    memo: new Uint8Array(),
  };

  const onX = allocations
    .filter(({ initialAmount }) => initialAmount > 0n)
    .sort((a, b) =>
      a.initialAmount < b.initialAmount
        ? -1
        : a.initialAmount > b.initialAmount
          ? 1
          : compareBytes(a.address, b.address),
    );
  const xHolders = onX.map(({ address, initialAmount }) => ({ address, amount: initialAmount }));
  const xGenesis = createXGenesis(
    networkId,
    xHolders,
    concatBytes(...onX.map(({ ethAddress }) => ethAddress)),
  );
  const assetId = xGenesis.avaxAssetId;

  const stakedFunds = new Set(config.initialStakedFunds.map(bytesToHex));
  const isStaked = ({ address }: Allocation) => stakedFunds.has(bytesToHex(address));
  const utxos = allocations
    .filter((allocation) => !isStaked(allocation))
    .flatMap(({ address, ethAddress, unlockSchedule }) =>
      unlockSchedule
        .filter(({ amount }) => amount > 0n)
        .map((unlock) => ({ output: outputOf(unlock, address, startTime), message: ethAddress })),
    )
    .map((fields, outputIndex): GenesisUtxo => ({ txId: EMPTY_ID, outputIndex, assetId, ...fields }));

  const stakes = splitStake(allocations.filter(isStaked), config.initialStakers.length);
  const validators: { end: number; tx: SignedTx }[] = [];
  for (const [index, { nodeId, rewardAddress, delegationFee, signer }] of config.initialStakers.entries()) {
    const parts = stakes[index] ?? [];
    const end = startTime + config.initialStakeDuration - index * config.initialStakeDurationOffset;
    const weight = parts.reduce((sum, { amount }) => sum + amount, 0n);
    const owner = { locktime: 0n, threshold: 1, addresses: [rewardAddress] };
    const fields = {
      ...base,
      validator: { nodeId, start: BigInt(startTime), end: BigInt(end), weight },
      stakeOutputs: parts
        .map((part) => ({ assetId, output: outputOf(part, part.address, startTime) }))
        .sort(compareOutputs),
      delegationShares: delegationFee,
    };
    const tx = unsigned(
      signer === undefined
        ? { type: "AddValidatorTx", ...fields, rewardsOwner: owner }
        : {
            type: "AddPermissionlessValidatorTx",
            ...fields,
            subnetId: EMPTY_ID,
            signer: { type: "ProofOfPossession", ...signer },
            validatorRewardsOwner: owner,
            delegatorRewardsOwner: owner,
          },
    );
    pushHeap(validators, { end, tx }, (a, b) => a.end < b.end);
  }

  const chain = (chainName: string, vm: string, fxs: readonly string[], genesisData: Uint8Array): SignedTx =>
    unsigned({
      type: "CreateChainTx",
      ...base,
      subnetId: EMPTY_ID,
      chainName,
      vmId: nameId(vm),
      fxIds: fxs.map(nameId),
      genesisData,
      subnetAuth: { signatureIndices: [] },
    });
  const xTx = chain("X-Chain", "avm", ["secp256k1fx", "nftfx", "propertyfx"], xGenesis.bytes);
  const cTx = chain("C-Chain", "evm", [], utf8ToBytes(config.cChainGenesis));

  const genesis: Genesis = {
    utxos,
    validators: validators.map(({ tx }) => tx),
    chains: [xTx, cTx],
    timestamp: BigInt(startTime),
    initialSupply: allocations.reduce(
      (sum, { initialAmount, unlockSchedule }) =>
        unlockSchedule.reduce((total, { amount }) => total + amount, sum + initialAmount),
      0n,
    ),
    message: config.message,
  };
  const ids = { avaxAssetId: assetId, xChainId: txId(xTx), cChainId: txId(cTx) };
  return { genesis, bytes: encodeGenesis(genesis), xBytes: xGenesis.bytes, ...ids };
}
