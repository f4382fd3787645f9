/** The fields of a transaction that never change, as the interface names them. */

import type { UnsignedTx } from "@primary-network/codec/p";
import { ownerFact, toHex } from "../id-text.ts";
import type { TxPosition } from "../tx-position.ts";
import { feePercent } from "./delegation-fee.ts";
import type { Registered } from "./staking-term.ts";
import { txAmounts } from "./tx-amounts.ts";
import type { L1ValidatorDetail, TxDetail } from "./tx-fact.ts";

function stakingFields({ staker, term }: Registered): Partial<TxDetail> {
  return {
    startTimestamp: term.start,
    endTimestamp: term.end,
    nodeId: staker.nodeId,
    subnetId: staker.subnetId,
    ...(staker.rewardAddresses.length > 0 && { rewardAddresses: staker.rewardAddresses }),
    ...(staker.feeShares !== null && { delegationFeePercent: feePercent(staker.feeShares) }),
    ...(staker.blsPublicKey !== null &&
      staker.blsProof !== null && {
        blsCredentials: { publicKey: staker.blsPublicKey, proofOfPossession: staker.blsProof },
      }),
  };
}

function fieldsByType(tx: UnsignedTx, txId: string): Partial<TxDetail> {
  switch (tx.type) {
    case "ImportTx":
      return { sourceChain: toHex(tx.sourceChain) };
    case "ExportTx":
      return { destinationChain: toHex(tx.destinationChain) };
    case "RemoveSubnetValidatorTx":
      return { nodeId: toHex(tx.nodeId), subnetId: toHex(tx.subnetId) };
    case "CreateSubnetTx":
      return { subnetId: txId, owner: ownerFact(tx.owner) };
    case "TransferSubnetOwnershipTx":
      return { subnetId: toHex(tx.subnetId), owner: ownerFact(tx.owner) };
    case "CreateChainTx":
    case "TransformSubnetTx":
      return { subnetId: toHex(tx.subnetId) };
    case "RewardValidatorTx":
    case "RewardAutoRenewedValidatorTx":
    case "SetAutoRenewedValidatorConfigTx":
      return { stakingTxHash: toHex(tx.txId) };
    case "ConvertSubnetToL1Tx":
      return {
        subnetId: toHex(tx.subnetId),
        l1ValidatorManagerDetails: {
          blockchainId: toHex(tx.chainId),
          contractAddress: toHex(tx.address),
        },
      };
    default:
      return {};
  }
}

/**
 * @param registered the staker that a staking transaction registers
 * @param validators the L1 validations that it changes, after the change
 */
export function txDetail(
  tx: UnsignedTx,
  txId: string,
  position: TxPosition,
  registered: Registered | undefined,
  validators: L1ValidatorDetail[],
): TxDetail {
  return {
    amounts: txAmounts(tx, position.network.assetId, registered !== undefined),
    ...(registered && stakingFields(registered)),
    ...fieldsByType(tx, txId),
    ...("memo" in tx && tx.memo.length > 0 && { memo: toHex(tx.memo) }),
    ...(validators.length > 0 && { l1ValidatorDetails: validators }),
  };
}
