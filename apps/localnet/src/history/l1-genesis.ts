/** Genesis data of the chains on subnets: one EVM genesis as JSON, one of another VM as plain text. */
import { bytesToHex } from "@noble/hashes/utils.js";

/** Fields of an EVM chain's genesis that differ from chain to chain. */
export interface EvmGenesisOptions {
  readonly evmChainId: number;
  /** Unix seconds. */
  readonly timestamp: number;
  /** 20-byte address that owns the initial supply and may administer the chain. */
  readonly owner: Uint8Array;
  /** Restricts who may send transactions. */
  readonly permissioned?: boolean;
}

const quantity = (value: number | bigint): string => `0x${value.toString(16)}`;

/** Genesis JSON of a subnet-evm chain. */
export function evmGenesis({
  evmChainId,
  timestamp,
  owner,
  permissioned = false,
}: EvmGenesisOptions): string {
  const address = `0x${bytesToHex(owner)}`;
  const zeroHash = `0x${"0".repeat(64)}`;
  const allowList = {
    blockTimestamp: timestamp,
    adminAddresses: [address],
    managerAddresses: [],
    enabledAddresses: [],
  };
  const forks = [
    "homestead",
    "eip150",
    "eip155",
    "eip158",
    "byzantium",
    "constantinople",
    "petersburg",
    "istanbul",
    "muirGlacier",
    "berlin",
    "london",
  ];
  return JSON.stringify({
    config: {
      chainId: evmChainId,
      ...Object.fromEntries(forks.map((fork) => [`${fork}Block`, 0])),
      eip150Hash: zeroHash,
      subnetEVMTimestamp: 0,
      allowFeeRecipients: false,
      feeConfig: {
        gasLimit: 12_000_000,
        targetBlockRate: 2,
        minBaseFee: 25_000_000_000,
        targetGas: 60_000_000,
        baseFeeChangeDenominator: 36,
        minBlockGasCost: 0,
        maxBlockGasCost: 1_000_000,
        blockGasCostStep: 200_000,
      },
      warpConfig: { blockTimestamp: timestamp, quorumNumerator: 67, requirePrimaryNetworkSigners: true },
      ...(permissioned ? { txAllowListConfig: allowList, contractDeployerAllowListConfig: allowList } : {}),
    },
    nonce: "0x0",
    timestamp: quantity(timestamp),
    extraData: "0x",
    gasLimit: quantity(12_000_000),
    difficulty: "0x0",
    mixHash: zeroHash,
    coinbase: `0x${"0".repeat(40)}`,
    alloc: { [bytesToHex(owner)]: { balance: quantity(10n ** 24n) } },
    airdropHash: zeroHash,
    airdropAmount: null,
    number: "0x0",
    gasUsed: "0x0",
    parentHash: zeroHash,
    baseFeePerGas: null,
    excessBlobGas: null,
    blobGasUsed: null,
  });
}
