/** Writes a genesis configuration in the node's own format: the reverse of `readGenesisFile`. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { formatAddress, formatNodeId, hrpOf } from "@primary-network/codec";
import type { GenesisConfig } from "./genesis.ts";
import type { GenesisFile } from "./genesis-file.ts";

const toHex = (bytes: Uint8Array): string => `0x${bytesToHex(bytes)}`;

/**
 * nAVAX as JSON numbers, which is how nodes read them.
 *
 * @throws RangeError for an amount that a number does not hold exactly
 */
function amountOf(amount: bigint): number {
  const value = Number(amount);
  if (BigInt(value) !== amount) throw new RangeError(`genesis: ${amount} nAVAX has too many digits for JSON`);
  return value;
}

/** The file that a node, `readGenesisFile` and the service's configuration read; `JSON.stringify` makes its text. */
export function writeGenesisFile({ networkId, ...config }: GenesisConfig): GenesisFile {
  const hrp = hrpOf(networkId);
  const addressOf = (bytes: Uint8Array): string => formatAddress({ chain: "X", hrp, bytes });
  return {
    networkID: networkId,
    allocations: config.allocations.map(({ ethAddress, address, initialAmount, unlockSchedule }) => ({
      ethAddr: toHex(ethAddress),
      avaxAddr: addressOf(address),
      initialAmount: amountOf(initialAmount),
      unlockSchedule: unlockSchedule.map(({ amount, locktime }) => ({ amount: amountOf(amount), locktime })),
    })),
    startTime: config.startTime,
    initialStakeDuration: config.initialStakeDuration,
    initialStakeDurationOffset: config.initialStakeDurationOffset,
    initialStakedFunds: config.initialStakedFunds.map(addressOf),
    initialStakers: config.initialStakers.map(({ nodeId, rewardAddress, delegationFee, signer }) => ({
      nodeID: formatNodeId(nodeId),
      rewardAddress: addressOf(rewardAddress),
      delegationFee,
      ...(signer && {
        signer: {
          publicKey: toHex(signer.publicKey),
          proofOfPossession: toHex(signer.proofOfPossession),
        },
      }),
    })),
    cChainGenesis: config.cChainGenesis,
    message: config.message,
  };
}
