/** Endpoint 7: the outputs that addresses can spend together. */

import { decodeCb58, encodeHex, parseAddress } from "@primary-network/codec";
import { type History, known, type Output, type Snapshot } from "./history.ts";
import { assetAmount, bare, type Item, integer, type SortOrder, sorted } from "./listed.ts";
import { endOf } from "./term.ts";
import { hexOf, PRIMARY } from "./vocabulary.ts";

export interface UtxoQuery {
  readonly addresses?: readonly string[] | undefined;
  readonly minUtxoAmount?: bigint | undefined;
  readonly includeSpent?: boolean | undefined;
  readonly sortBy?: "timestamp" | "amount" | undefined;
  readonly sortOrder?: SortOrder | undefined;
}

const bigEndian = (value: bigint | number, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, n) =>
    Number((BigInt(value) >> BigInt(8 * (bytes - 1 - n))) & 0xffn),
  );

/** FACTS 3: codec version, transaction, index, asset, then a TransferOutput (7), locked for stake (22) or not. */
function utxoBytes(output: Output): string {
  const { txId, index, asset, amount, locktime, stakeableLocktime, threshold, addresses } = output;
  const lock = stakeableLocktime === 0n ? [] : [bigEndian(22, 4), bigEndian(stakeableLocktime, 8)];
  const parts = [
    bigEndian(0, 2),
    decodeCb58(txId),
    bigEndian(index, 4),
    decodeCb58(asset),
    ...lock,
    bigEndian(7, 4),
    bigEndian(amount, 8),
    bigEndian(locktime, 8),
    bigEndian(threshold, 4),
    bigEndian(addresses.length, 4),
    ...addresses.map((address) => parseAddress(address).bytes),
  ];
  return encodeHex(Uint8Array.from(parts.flatMap((part) => [...part])));
}

/** An output as of a snapshot. */
export function utxoItem(output: Output, at: Snapshot): Item {
  const { stakeOf, spent, reward, locktime, stakeableLocktime, made } = output;
  const amount = String(output.amount);
  return {
    utxoId: output.id,
    txHash: output.txId,
    outputIndex: output.index,
    addresses: output.addresses,
    threshold: output.threshold,
    asset: assetAmount(output.asset, output.amount),
    amount,
    assetId: output.asset,
    utxoType: stakeOf ? "STAKE" : "TRANSFER",
    staked: stakeOf !== undefined && !endOf(stakeOf, at),
    createdOnChainId: output.createdOn,
    consumedOnChainId: output.consumedOn,
    blockNumber: String(made.height),
    blockTimestamp: made.time,
    // Of an output from elsewhere the owners are not known, so it cannot be spelled.
    ...(output.createdOn === PRIMARY && { utxoBytes: utxoBytes(output) }),
    ...(locktime > 0n && { platformLocktime: integer(locktime) }),
    ...(stakeableLocktime > 0n && { stakeableLocktime: integer(stakeableLocktime) }),
    ...(reward && { rewardType: reward }),
    ...(stakeOf && { utxoStartTimestamp: stakeOf.start, utxoEndTimestamp: stakeOf.end }),
    ...(spent &&
      known(spent, at) && {
        consumingTxHash: spent.id,
        consumingBlockNumber: String(spent.height),
        consumingBlockTimestamp: spent.time,
      }),
  };
}

/** Enough of the owners are among the addresses. What has no known owner is nobody's. */
function canSpend(addresses: readonly string[], output: Output): boolean {
  const among = output.addresses.filter((owner) => addresses.includes(owner)).length;
  return among > 0 && among >= output.threshold;
}

/** The newest or largest first, ties by id in the same direction (FACTS 2 and 10). */
export function listUtxos({ outputs }: History, at: Snapshot, query: UtxoQuery): Item[] {
  const { minUtxoAmount = 0n, includeSpent = false, sortBy = "timestamp" } = query;
  const addresses = query.addresses && bare(query.addresses);
  const listed = outputs.filter(
    (output) =>
      known(output.made, at) &&
      (includeSpent || !known(output.spent, at)) &&
      output.amount >= minUtxoAmount &&
      (!addresses || canSpend(addresses, output)),
  );
  return sorted(listed, query.sortOrder ?? "desc", ({ made, amount, id }) => [
    sortBy === "timestamp" ? made.time : amount,
    hexOf(id),
  ]).map((output) => utxoItem(output, at));
}
