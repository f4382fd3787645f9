/** The data sets of outputs and of their spends, with the column names of the public data share. */

import { utf8ToBytes } from "@noble/hashes/utils.js";
import { toAddresses, toCb58 } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import type { ArchivedChain } from "../../store/archive/archive.ts";
import type { ArchivedOutput } from "../../store/archive/outputs.ts";
import type { ArchivedSpend } from "../../store/archive/spends.ts";
import type { Dataset } from "./dataset.ts";
import { assetText, chainText, idText, timeOf } from "./text-form.ts";

/** Stands for the owner of an output that has none. */
const NOBODY = "";

/** An output with its owners, each once, as texts. */
export interface OwnedOutput extends ArchivedOutput {
  readonly owners: readonly string[];
}

/** Writes out the owners of an output. */
export function owned(network: NetworkIdentity, output: ArchivedOutput): OwnedOutput {
  const owners = [...new Set(toAddresses(network, output.addresses))];
  return { ...output, owners: owners.length > 0 ? owners : [NOBODY] };
}

/** The P-Chain's outputs have no types of their own but for the lock. */
const typeOf = ({ outputType, stakeableLocktime }: ArchivedOutput): string =>
  outputType ?? (stakeableLocktime === "0" ? "TransferOutput" : "LockOut");

/** The outputs that a chain made: a row for each owner. */
export const utxosOf = (network: NetworkIdentity, chain: ArchivedChain): Dataset<OwnedOutput> => ({
  name: "utxos",
  columns: [
    { name: "address", type: "text", optional: true, read: (_, owner) => (owner === NOBODY ? null : owner) },
    { name: "address_index", type: "integer", read: ({ owners }, owner) => owners.indexOf(owner) },
    { name: "address_count", type: "integer", read: ({ addresses }) => new Set(addresses).size },
    { name: "utxo_id", type: "text", read: ({ utxoId }) => toCb58(utxoId) },
    { name: "transaction_hash", type: "text", read: ({ txId }) => toCb58(txId) },
    { name: "output_index", type: "integer", read: ({ outputIndex }) => outputIndex },
    {
      name: "emitting_transaction_hash",
      type: "text",
      read: ({ emittingTx, txId }) => toCb58(emittingTx ?? txId),
    },
    { name: "block_index", type: "integer", read: ({ height }) => height },
    { name: "timestamp", type: "time", read: ({ time }) => time * 1_000 },
    { name: "tx_type", type: "text", optional: true, read: ({ txType }) => txType },
    { name: "output_type", type: "text", read: typeOf },
    { name: "asset_id", type: "text", read: ({ assetId }) => assetText(network, assetId) },
    { name: "amount", type: "amount", read: ({ amount }) => amount },
    { name: "locktime", type: "amount", read: ({ locktime }) => locktime },
    { name: "threshold", type: "integer", read: ({ threshold }) => threshold },
    { name: "group_id", type: "integer", optional: true, read: ({ groupId }) => groupId },
    { name: "payload", type: "text", optional: true, read: ({ payload }) => payload },
    { name: "created_on", type: "text", read: () => chainText(network, chain) },
    {
      name: "consumed_on",
      type: "text",
      read: ({ consumedOn }) => idText(consumedOn) ?? chainText(network, chain),
    },
    { name: "stakeable_locktime", type: "amount", read: ({ stakeableLocktime }) => stakeableLocktime },
    { name: "staked", type: "boolean", read: ({ kind }) => kind === "STAKE" },
    {
      name: "staking_start_time",
      type: "time",
      optional: true,
      read: ({ stakeStart }) => timeOf(stakeStart),
    },
    { name: "staking_end_time", type: "time", optional: true, read: ({ stakeEnd }) => timeOf(stakeEnd) },
    { name: "reward_type", type: "text", optional: true, read: ({ rewardType }) => rewardType },
  ],
  height: ({ height }) => height,
  buckets: { addresses: ({ owners }) => owners, bytes: utf8ToBytes },
});

/** Spends of outputs, by the chain whose transactions consume them. */
export const spends: Dataset<ArchivedSpend> = {
  name: "spends",
  columns: [
    { name: "utxo_id", type: "text", read: ({ utxoId }) => toCb58(utxoId) },
    { name: "consuming_transaction_hash", type: "text", read: ({ txId }) => toCb58(txId) },
    { name: "consuming_transaction_timestamp", type: "time", read: ({ time }) => time * 1_000 },
    { name: "consuming_block_height", type: "integer", read: ({ height }) => height },
  ],
  height: ({ height }) => height,
};
