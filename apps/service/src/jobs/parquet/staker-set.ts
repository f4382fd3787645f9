/** The data set of a network's stakers, as they were at a height. */

import { toCb58, toNodeId } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import type { ArchivedStaker } from "../../store/archive/stakers.ts";
import type { Dataset } from "./dataset.ts";
import { idText, ownersText, timeOf } from "./text-form.ts";

export const stakersOf = (network: NetworkIdentity): Dataset<ArchivedStaker> => ({
  name: "stakers",
  columns: [
    { name: "as_of_block_index", type: "integer", read: ({ asOfHeight }) => asOfHeight },
    { name: "as_of_timestamp", type: "time", read: ({ asOfTime }) => asOfTime * 1_000 },
    { name: "transaction_hash", type: "text", read: ({ txId }) => toCb58(txId) },
    { name: "block_index", type: "integer", read: ({ height }) => height },
    { name: "kind", type: "text", read: ({ kind }) => kind },
    { name: "node_id", type: "text", read: ({ nodeId }) => toNodeId(nodeId) },
    { name: "subnet_id", type: "text", read: ({ subnetId }) => toCb58(subnetId) },
    {
      name: "validator_transaction_hash",
      type: "text",
      optional: true,
      read: ({ validatorTx }) => idText(validatorTx),
    },
    { name: "weight", type: "amount", read: ({ weight }) => weight },
    { name: "start_time", type: "time", read: ({ startTime }) => startTime * 1_000 },
    { name: "end_time", type: "time", optional: true, read: ({ endTime }) => timeOf(endTime) },
    { name: "renews", type: "boolean", read: ({ renews }) => renews },
    {
      name: "delegation_fee_millionths",
      type: "integer",
      optional: true,
      read: ({ feeShares }) => feeShares,
    },
    { name: "reward_addresses", type: "text", read: (row) => ownersText(network, row.rewardAddresses) },
    { name: "bls_public_key", type: "text", optional: true, read: ({ blsPublicKey }) => blsPublicKey },
    { name: "potential_reward", type: "amount", optional: true, read: (row) => row.potentialReward },
    { name: "cycle_fees", type: "amount", optional: true, read: ({ cycleFees }) => cycleFees },
    { name: "accrued_reward", type: "amount", optional: true, read: ({ accruedReward }) => accruedReward },
    { name: "accrued_fees", type: "amount", optional: true, read: ({ accruedFees }) => accruedFees },
    {
      name: "reward_transaction_hash",
      type: "text",
      optional: true,
      read: ({ rewardTx }) => idText(rewardTx),
    },
    { name: "reward_block_index", type: "integer", optional: true, read: (row) => row.rewardHeight },
    { name: "reward_timestamp", type: "time", optional: true, read: ({ rewardTime }) => timeOf(rewardTime) },
    { name: "reward_amount", type: "amount", optional: true, read: ({ rewardAmount }) => rewardAmount },
    { name: "fee_amount", type: "amount", optional: true, read: ({ feeAmount }) => feeAmount },
    {
      name: "removal_transaction_hash",
      type: "text",
      optional: true,
      read: ({ removedTx }) => idText(removedTx),
    },
    { name: "removal_block_index", type: "integer", optional: true, read: (row) => row.removedHeight },
    { name: "removal_timestamp", type: "time", optional: true, read: (row) => timeOf(row.removedTime) },
  ],
  // All rows stand as of the export's last block.
  height: ({ asOfHeight }) => asOfHeight,
});
