/** The genesis of the local network: its allocations and first validators. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { AVAX, DAY } from "../chains/p/params.ts";
import type { Allocation, GenesisConfig, Unlock } from "../genesis/genesis.ts";
import type { Accounts } from "../keys/accounts.ts";
import { deriveNodeKey, type NodeKey } from "../keys/keys.ts";

/** Number of validators from the start. */
export const GENESIS_NODES = 6;

/** The identities of the first validators. */
export function deriveGenesisNodes(seed: string): NodeKey[] {
  return Array.from({ length: GENESIS_NODES }, (_, index) => deriveNodeKey(seed, `genesis-${index}`));
}

/** Further fields of a C-Chain's genesis that is not the local network's own. */
export interface CChainStart {
  /** Unix seconds of its genesis block. */
  readonly timestamp: number;
  /** Further accounts with the same balance; 40 hexadecimal digits each. */
  readonly addresses: readonly string[];
}

/** EVM genesis of the C-Chain: every account starts with a million AVAX there. */
function cChainGenesis(accounts: Accounts, { timestamp, addresses }: CChainStart): string {
  const balance = `0x${(1_000_000n * AVAX * AVAX).toString(16)}`;
  const alloc = Object.fromEntries(
    [...Object.values(accounts).map(({ ethAddress }) => bytesToHex(ethAddress)), ...addresses].map(
      (address) => [address, { balance }],
    ),
  );
  const quantity = (value: number): string => `0x${value.toString(16)}`;
  return JSON.stringify({
    config: { chainId: 43112 },
    nonce: "0x0",
    timestamp: quantity(timestamp),
    extraData: "0x00",
    gasLimit: quantity(100_000_000),
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
 * Builds the genesis configuration; 336 million AVAX, so that more than as much can still be earned.
 *
 * @param startTime Unix seconds of the genesis
 * @param endTime Unix seconds at which the history ends: one lock ends between the two, another long after
 */
export function createGenesisConfig(
  networkId: number,
  accounts: Accounts,
  nodes: readonly NodeKey[],
  startTime: number,
  endTime: number,
  cChain: CChainStart = { timestamp: startTime, addresses: [] },
): GenesisConfig {
  const free = (avax: bigint): Unlock => ({ amount: avax * AVAX, locktime: 0 });
  const locked = (avax: bigint, locktime: number): Unlock => ({ amount: avax * AVAX, locktime });
  const midway = Math.floor((startTime + endTime) / 2);
  const { treasury, alice, bob, carol, dave, erin, frank, grace, heidi } = accounts;
  const allocate = (account: typeof alice, onX: bigint, ...unlockSchedule: Unlock[]): Allocation => ({
    ethAddress: account.ethAddress,
    address: account.address,
    initialAmount: onX * AVAX,
    unlockSchedule,
  });
  return {
    networkId,
    startTime,
    allocations: [
      // Staked by the first validators: two million each.
      allocate(treasury, 200_000_000n, free(2_000_000n * BigInt(nodes.length))),
      allocate(alice, 0n, free(20_000_000n), free(1_000_000n)),
      allocate(bob, 0n, free(20_000_000n), free(1_000_000n)),
      allocate(carol, 0n, free(20_000_000n), locked(500_000n, midway), locked(500_000n, endTime + 180 * DAY)),
      allocate(dave, 0n, free(2_000_000n), locked(4_000_000n, endTime + 365 * DAY)),
      allocate(erin, 10_000_000n, free(2_000_000n)),
      allocate(frank, 0n, free(20_000_000n)),
      allocate(grace, 0n, free(20_000_000n), free(1_000_000n)),
      allocate(heidi, 0n, free(2_000_000n)),
    ],
    initialStakeDuration: 365 * DAY,
    initialStakeDurationOffset: 5_400,
    initialStakedFunds: [treasury.address],
    initialStakers: nodes.map(({ nodeId, signer }, index) => ({
      nodeId,
      rewardAddress: accounts.ivan.address,
      delegationFee: 20_000 * (index + 1),
      signer,
    })),
    cChainGenesis: cChainGenesis(accounts, cChain),
    message: "primary-network local network",
  };
}
