/** Writes outputs of the P-Chain as JSON, and the fields that items of all three chains share. */

import type { AssetAmount, PChainUtxo } from "@primary-network/data/spec";
import { type NetworkIdentity, PRIMARY_ID } from "../../domain/network.ts";
import { utxoBytes } from "../../domain/p/utxo.ts";
import type { UtxoRow } from "../../store/packed/plain-output.ts";
import type { ByteWriter, Wrote } from "../json/byte-writer.ts";
import { type ByteFields, optional, specialised } from "../json/item-writer.ts";

export const isAvax = ({ assetId }: NetworkIdentity, asset: string | null): boolean =>
  asset === null || asset === assetId;

interface Amount {
  /** Null for AVAX, which nearly all amounts are of. */
  readonly asset: string | null;
  readonly amount: string;
}

/** Writes an amount. Other assets than AVAX are named where their creation is indexed: on the X-Chain. */
export const writeAmount = specialised<AssetAmount, Amount, NetworkIdentity>(
  {
    assetId: (out, { asset }, network) => out.id(asset ?? network.assetId),
    name: (out, { asset }, network) => out.quote(isAvax(network, asset) ? "Avalanche" : ""),
    symbol: (out, { asset }, network) => out.quote(isAvax(network, asset) ? "AVAX" : ""),
    denomination: (out, { asset }, network) => out.number(isAvax(network, asset) ? 9 : 0),
    type: (out) => out.quote("secp256k1"),
    amount: (out, { amount }) => out.quote(amount),
  },
  { asset: null },
);

/** Writes addresses of owners. */
export const writeAddresses = (
  out: ByteWriter,
  addresses: readonly string[],
  network: NetworkIdentity,
): Wrote<string[]> => out.list(addresses, (address) => out.address(network, address));

/** Checks that a decimal is not zero. The interface omits lock times of zero. */
const unlessZero = (out: ByteWriter, decimal: string): Wrote<number | bigint> | undefined =>
  decimal === "0" ? undefined : out.integer(decimal);

const fields: ByteFields<PChainUtxo, UtxoRow, NetworkIdentity> = {
  utxoId: (out, { utxoId }) => out.newId(utxoId),
  txHash: (out, { txId }) => out.id(txId),
  outputIndex: (out, { outputIndex }) => out.number(outputIndex),
  addresses: (out, { addresses }, network) => writeAddresses(out, addresses, network),
  threshold: (out, { threshold }) => out.number(threshold),
  asset: (out, { assetId, amount }, network) => writeAmount(out, { asset: assetId, amount }, network),
  amount: (out, { amount }) => out.quote(amount),
  assetId: (out, { assetId }, network) => out.id(assetId ?? network.assetId),
  utxoType: (out, { kind }) => out.quote(kind ?? "TRANSFER"),
  staked: (out, { staked }) => out.boolean(staked),
  createdOnChainId: (out, { createdOn }) => out.id(createdOn ?? PRIMARY_ID),
  consumedOnChainId: (out, { consumedOn }) => out.id(consumedOn ?? PRIMARY_ID),
  blockNumber: (out, { height }) => out.quotedNumber(height),
  blockTimestamp: (out, { time }) => out.number(time),
  utxoBytes: (out, row, network) => optional(utxoBytes(network, row), (bytes) => out.hexOf(bytes)),
  platformLocktime: (out, { locktime }) => unlessZero(out, locktime),
  stakeableLocktime: (out, { stakeableLocktime }) => unlessZero(out, stakeableLocktime),
  rewardType: (out, { rewardType }) => optional(rewardType, (type) => out.quote(type)),
  utxoStartTimestamp: (out, { stakeStart }) => optional(stakeStart, (time) => out.number(time)),
  utxoEndTimestamp: (out, { stakeEnd }) => optional(stakeEnd, (time) => out.number(time)),
  consumingTxHash: (out, { consumingTx }) => optional(consumingTx, (id) => out.id(id)),
  consumingBlockNumber: (out, { consumedHeight }) =>
    optional(consumedHeight, (height) => out.quotedNumber(height)),
  consumingBlockTimestamp: (out, { consumedTime }) => optional(consumedTime, (time) => out.number(time)),
};

/** Writes an output of the P-Chain. Plain ones differ in their ids, numbers, owners and spending alone. */
export const writeUtxo = specialised(fields, {
  assetId: null,
  kind: null,
  rewardType: null,
  createdOn: null,
  consumedOn: null,
  locktime: "0",
  stakeableLocktime: "0",
  stakeStart: null,
  stakeEnd: null,
  staked: false,
});
