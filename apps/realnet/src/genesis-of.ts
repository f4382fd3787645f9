/** The genesis file of a private network: accounts with funds on all three chains, and nodes that validate from the start. */

import { bytesToHex } from "@noble/hashes/utils.js";
import { formatAddress, formatNodeId, hrpOf } from "@primary-network/codec";
import type { NodeIdentity } from "@primary-network/devnet/avalanchego";
import { deriveOwnerKey, type GenesisFile } from "@primary-network/localnet";
import type { RealAccount } from "./identities.ts";

/** nAVAX. A genesis amount stays below 2^53, so that JSON numbers carry it. */
const AVAX = 1_000_000_000;
const DAY = 86_400;

/** What a genesis is made from. */
export interface GenesisPlan {
  readonly networkId: number;
  readonly evmChainId: number;
  readonly seed: string;
  readonly accounts: readonly RealAccount[];
  /** Validators from the start, with equal stakes. */
  readonly stakers: readonly NodeIdentity[];
  /** Unix seconds, not in the future. */
  readonly startTime: number;
  /** Seconds of the first staker's term. */
  readonly longTerm: number;
  /** Seconds of the last staker's term. */
  readonly shortTerm: number;
  /** Seconds after the start at which the short lock of each account ends. */
  readonly shortLock: number;
}

/** The time from which the node's default upgrades are active: a C-Chain that begins there has them from its first block. */
const C_CHAIN_START = Date.UTC(2020, 11, 5, 5) / 1_000;

function cChainGenesis({ evmChainId, accounts }: GenesisPlan): string {
  const balance = `0x${(1_000_000n * 10n ** 18n).toString(16)}`;
  const alloc = Object.fromEntries(accounts.map(({ evmAddress }) => [evmAddress.slice(2), { balance }]));
  return JSON.stringify({
    config: { chainId: evmChainId },
    nonce: "0x0",
    timestamp: `0x${C_CHAIN_START.toString(16)}`,
    extraData: "0x00",
    gasLimit: `0x${(100_000_000).toString(16)}`,
    difficulty: "0x0",
    mixHash: `0x${"0".repeat(64)}`,
    coinbase: `0x${"0".repeat(40)}`,
    alloc,
    number: "0x0",
    gasUsed: "0x0",
    parentHash: `0x${"0".repeat(64)}`,
  });
}

/**
 * Writes the genesis file. Each account gets 2 million AVAX on the X-Chain and, on the P-Chain, one million and a
 * hundred thousand AVAX free, a hundred thousand under a short lock and as much under a lock of a year.
 */
export function genesisOf(plan: GenesisPlan): GenesisFile {
  const { networkId, seed, accounts, stakers, startTime, longTerm, shortTerm, shortLock } = plan;
  const hrp = hrpOf(networkId);
  const xAddress = (bytes: Uint8Array) => formatAddress({ chain: "X", hrp, bytes });
  const treasury = xAddress(deriveOwnerKey(seed, "treasury").address);
  const year = 365 * DAY;
  const noEthAddress = `0x${"0".repeat(40)}`;
  return {
    networkID: networkId,
    allocations: [
      {
        ethAddr: noEthAddress,
        avaxAddr: treasury,
        initialAmount: 0,
        // Staked: part of it stays locked after the term, as on the public networks.
        unlockSchedule: [
          { amount: 1_000_000 * AVAX * stakers.length, locktime: 0 },
          { amount: 1_000_000 * AVAX * stakers.length, locktime: startTime + 2 * year },
        ],
      },
      ...accounts.map(({ xAddress: avaxAddr, evmAddress }) => ({
        ethAddr: evmAddress,
        avaxAddr,
        initialAmount: 2_000_000 * AVAX,
        unlockSchedule: [
          { amount: 1_000_000 * AVAX, locktime: 0 },
          { amount: 100_000 * AVAX, locktime: 0 },
          { amount: 100_000 * AVAX, locktime: startTime + shortLock },
          { amount: 100_000 * AVAX, locktime: startTime + year },
        ],
      })),
    ],
    startTime,
    initialStakeDuration: longTerm,
    initialStakeDurationOffset: Math.floor((longTerm - shortTerm) / Math.max(1, stakers.length - 1)),
    initialStakedFunds: [treasury],
    initialStakers: stakers.map(({ nodeId, signer }, index) => ({
      nodeID: formatNodeId(nodeId),
      rewardAddress: xAddress(deriveOwnerKey(seed, `rewards-${index}`).address),
      delegationFee: 20_000 * (index + 1),
      signer: {
        publicKey: `0x${bytesToHex(signer.publicKey)}`,
        proofOfPossession: `0x${bytesToHex(signer.proofOfPossession)}`,
      },
    })),
    cChainGenesis: cChainGenesis(plan),
    message: "a private network",
  };
}
