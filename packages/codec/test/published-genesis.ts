/** Builds a network's genesis from its published configuration, following the node's rules. */

import {
  decodeHex,
  type OutputOwners,
  parseAddress,
  parseNodeId,
  type TransferableOutput,
  type TransferOutput,
} from "../src/index.ts";
import type {
  AddPermissionlessValidatorTx,
  AddValidatorTx,
  CreateChainTx,
  Genesis,
  Output,
  SignedTx,
  UnsignedTx,
} from "../src/p/index.ts";
import { type CreateAssetTx, encodeGenesis, txId } from "../src/x/index.ts";

interface Allocation {
  ethAddr: string;
  avaxAddr: string;
  initialAmount: number;
  unlockSchedule: { amount: number; locktime?: number }[];
}

/** A network's published configuration. */
export interface GenesisConfig {
  networkID: number;
  allocations: Allocation[];
  startTime: number;
  initialStakeDuration: number;
  initialStakeDurationOffset: number;
  initialStakedFunds: string[];
  initialStakers: {
    nodeID: string;
    rewardAddress: string;
    delegationFee: number;
    signer?: { publicKey: string; proofOfPossession: string };
  }[];
  cChainGenesis: string;
  message: string;
}

const hex = (text: string) => decodeHex(text, { checksum: false });
const text = (value: string) => new TextEncoder().encode(value);
const padded = (name: string) => text(name.padEnd(32, "\0"));
const compareBytes = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b);
const ZERO_ID = new Uint8Array(32);

/** The X-Chain's first transaction, which makes its one asset, AVAX. */
function createAvax(config: GenesisConfig): CreateAssetTx {
  const holders = config.allocations
    .filter(({ initialAmount }) => initialAmount > 0)
    .map((allocation) => ({ ...allocation, address: parseAddress(allocation.avaxAddr).bytes }))
    // The node's order of outputs is that of their bytes, where the amount comes first and the address last.
    .sort((a, b) => a.initialAmount - b.initialAmount || compareBytes(a.address, b.address));
  const outputs = holders.map(
    ({ initialAmount, address }): TransferOutput => ({
      type: "TransferOutput",
      amount: BigInt(initialAmount),
      locktime: 0n,
      threshold: 1,
      addresses: [address],
    }),
  );
  return {
    type: "CreateAssetTx",
    networkId: config.networkID,
    blockchainId: ZERO_ID,
    outputs: [],
    inputs: [],
    memo: Buffer.concat(holders.map(({ ethAddr }) => hex(ethAddr))), // who these holders are on Ethereum
    name: "Avalanche",
    symbol: "AVAX",
    denomination: 9,
    initialStates: [{ fxIndex: 0, outputs }],
  };
}

function avaxIdAndXGenesis(config: GenesisConfig) {
  const tx = createAvax(config);
  return {
    avaxId: txId({ unsignedTx: tx, credentials: [] }),
    xGenesis: encodeGenesis({ assets: [{ alias: "AVAX", tx }] }),
  };
}

interface Stake {
  amount: bigint;
  locktime: bigint;
  address: Uint8Array;
}

/** Deals the staked funds out to the validators in equal shares; the last one gets the rest. */
function dealStake(config: GenesisConfig): Stake[][] {
  const funds = config.allocations
    .filter(({ avaxAddr }) => config.initialStakedFunds.includes(avaxAddr))
    .flatMap(({ avaxAddr, unlockSchedule }) =>
      unlockSchedule.map(({ amount, locktime }) => ({
        amount: BigInt(amount),
        locktime: BigInt(locktime ?? 0),
        address: parseAddress(avaxAddr).bytes,
      })),
    );
  const shares = config.initialStakers.length;
  const share = funds.reduce((sum, { amount }) => sum + amount, 0n) / BigInt(shares);
  const dealt: Stake[][] = [[]];
  let held = 0n;
  for (const fund of funds) {
    let left = fund.amount;
    while (held + left > share && dealt.length < shares) {
      dealt.at(-1)?.push({ ...fund, amount: share - held });
      left -= share - held;
      held = 0n;
      dealt.push([]);
    }
    if (left > 0n) {
      dealt.at(-1)?.push({ ...fund, amount: left });
      held += left;
    }
  }
  return dealt;
}

/** The order in which a binary min-heap keeps items that were added one after another. */
function heapOrder<T>(items: readonly T[], key: (item: T) => bigint): T[] {
  const heap: T[] = [];
  for (const item of items) {
    let at = heap.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const [child, above] = [heap[at] as T, heap[parent] as T];
      if (key(child) >= key(above)) break;
      heap[at] = above;
      heap[parent] = child;
      at = parent;
    }
  }
  return heap;
}

/** The P-Chain's genesis of a configuration, as the node makes it on its first start. */
export function genesisOf(config: GenesisConfig): { genesis: Genesis; avaxId: Uint8Array } {
  const { avaxId, xGenesis } = avaxIdAndXGenesis(config);
  const start = BigInt(config.startTime);
  const output = ({ amount, locktime, address }: Stake): Output => {
    const plain: TransferOutput = {
      type: "TransferOutput",
      amount,
      locktime: 0n,
      threshold: 1,
      addresses: [address],
    };
    return locktime > start ? { type: "LockOut", locktime, output: plain } : plain;
  };
  const base = {
    networkId: config.networkID,
    blockchainId: ZERO_ID,
    outputs: [],
    inputs: [],
    memo: new Uint8Array(),
  };
  const signed = <T extends UnsignedTx>(unsignedTx: T) => ({ unsignedTx, credentials: [] });

  const utxos = config.allocations
    .filter(({ avaxAddr }) => !config.initialStakedFunds.includes(avaxAddr))
    .flatMap(({ avaxAddr, ethAddr, unlockSchedule }) =>
      unlockSchedule
        .filter(({ amount }) => amount > 0)
        .map(({ amount, locktime }) => ({
          output: output({
            amount: BigInt(amount),
            locktime: BigInt(locktime ?? 0),
            address: parseAddress(avaxAddr).bytes,
          }),
          message: hex(ethAddr),
        })),
    )
    .map((utxo, outputIndex) => ({ txId: ZERO_ID, outputIndex, assetId: avaxId, ...utxo }));

  const stakes = dealStake(config);
  const stakers = config.initialStakers.map((staker, index) => {
    const stake = (stakes[index] ?? []).sort(
      (a, b) =>
        Number(a.locktime - b.locktime) || Number(a.amount - b.amount) || compareBytes(a.address, b.address),
    );
    const stakeOutputs: TransferableOutput[] = stake.map((item) => ({
      assetId: avaxId,
      output: output(item),
    }));
    const end = start + BigInt(config.initialStakeDuration - index * config.initialStakeDurationOffset);
    const weight = stake.reduce((sum, { amount }) => sum + amount, 0n);
    const validator = { nodeId: parseNodeId(staker.nodeID), start, end, weight };
    const owner: OutputOwners = {
      locktime: 0n,
      threshold: 1,
      addresses: [parseAddress(staker.rewardAddress).bytes],
    };
    const fields = { ...base, validator, stakeOutputs, delegationShares: staker.delegationFee };
    if (!staker.signer) {
      return signed<AddValidatorTx>({ type: "AddValidatorTx", ...fields, rewardsOwner: owner });
    }
    return signed<AddPermissionlessValidatorTx>({
      type: "AddPermissionlessValidatorTx",
      ...fields,
      subnetId: ZERO_ID,
      signer: {
        type: "ProofOfPossession",
        publicKey: hex(staker.signer.publicKey),
        proofOfPossession: hex(staker.signer.proofOfPossession),
      },
      validatorRewardsOwner: owner,
      delegatorRewardsOwner: owner,
    });
  });

  const chain = (chainName: string, vm: string, fxs: string[], genesisData: Uint8Array): SignedTx =>
    signed<CreateChainTx>({
      type: "CreateChainTx",
      ...base,
      subnetId: ZERO_ID,
      chainName,
      vmId: padded(vm),
      fxIds: fxs.map(padded),
      genesisData,
      subnetAuth: { signatureIndices: [] },
    });

  const initialSupply = config.allocations.reduce(
    (sum, { initialAmount, unlockSchedule }) =>
      unlockSchedule.reduce((partial, { amount }) => partial + BigInt(amount), sum + BigInt(initialAmount)),
    0n,
  );
  const genesis: Genesis = {
    utxos,
    validators: heapOrder<SignedTx>(stakers, ({ unsignedTx }) =>
      "validator" in unsignedTx ? unsignedTx.validator.end : 0n,
    ),
    chains: [
      chain("X-Chain", "avm", ["secp256k1fx", "nftfx", "propertyfx"], xGenesis),
      chain("C-Chain", "evm", [], text(config.cChainGenesis)),
    ],
    timestamp: start,
    initialSupply,
    message: config.message,
  };
  return { genesis, avaxId };
}
