/** The columns of each export type; the spec's ExportRequest describes them. */

import { checksummed } from "../domain/evm/address.ts";
import { toAddresses, toCb58, toNodeId } from "../domain/id-text.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import { outputKind } from "../domain/output-kind.ts";
import { csvRow } from "./csv.ts";
import type { PrimaryExportType } from "./export-request.ts";
import type { ExportedOutput, ExportedTx } from "./exported-tx.ts";
import type { Movement } from "./movement.ts";

/** The input of a column. */
interface Source extends Movement {
  /** Undefined for a C-Chain account. */
  readonly utxo: Partial<ExportedOutput>;
  /** The network's name. */
  readonly network: string;
  readonly identity: NetworkIdentity;
}

type Value = string | number | null | undefined;

/** ISO 8601 in UTC, to the second. */
const instant = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** nAVAX as AVAX with its nine decimals. */
function inAvax(amount: string): string {
  const digits = amount.padStart(10, "0");
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`;
}

const lock = (seconds = "0"): string => (seconds === "0" ? "" : seconds);

const id = (hex: string | undefined) => hex && toCb58(hex);

/** Blocks of the C-Chain have hashes, as every EVM chain's. */
const blockHash = ({ chain, blockId }: ExportedTx) =>
  blockId === null || chain === "c-chain" ? blockId : toCb58(blockId);

/** The other chain of an atomic movement. */
function otherChain({ moved }: Source): string {
  if (moved.account !== undefined) return "";
  const other = moved.createdOn ?? moved.consumedOn;
  return other === null ? "" : toCb58(other);
}

const kindOf = ({ moved }: Source) =>
  moved.account === undefined ? outputKind(moved.type ?? "TransferOutput") : undefined;

const values = {
  timestamp: ({ tx }) => instant(tx.time),
  date: ({ tx }) => instant(tx.time).slice(0, 10),
  network: ({ network }) => network,
  chain: ({ tx }) => tx.chain,
  blockNumber: ({ tx }) => tx.height,
  blockHash: ({ tx }) => blockHash(tx),
  txHash: ({ tx }) => toCb58(tx.txId),
  txType: ({ tx }) => tx.type,
  fundTransferType: ({ type }) => type,
  utxoId: ({ utxo }) => id(utxo.utxoId),
  creationTxHash: ({ utxo }) => id(utxo.txId),
  outputIndex: ({ utxo }) => utxo.outputIndex,
  addresses: ({ moved, identity }) =>
    moved.account === undefined
      ? toAddresses(identity, moved.addresses).join(" ")
      : checksummed(moved.account),
  threshold: ({ utxo }) => utxo.threshold,
  assetId: ({ moved, identity }) => toCb58(moved.assetId ?? identity.assetId),
  amount: ({ moved }) => moved.amount,
  amountAvax: ({ moved, identity }) =>
    (moved.assetId ?? identity.assetId) === identity.assetId ? inAvax(moved.amount) : "",
  assetType: (source) => kindOf(source)?.assetType,
  utxoType: (source) => kindOf(source)?.utxoType,
  groupId: ({ utxo }) => utxo.groupId,
  platformLocktime: ({ utxo }) => lock(utxo.locktime),
  stakeableLocktime: ({ utxo }) => lock(utxo.stakeableLocktime),
  otherChain: otherChain,
  rewardType: ({ utxo }) => utxo.rewardType,
  stakingTxHash: ({ utxo, tx }) =>
    id(tx.detail.stakingTxHash ?? (utxo.kind === "STAKE" ? utxo.txId : undefined)),
  nodeId: ({ tx }) => tx.detail.nodeId && toNodeId(tx.detail.nodeId),
  subnetId: ({ tx }) => id(tx.detail.subnetId),
  startTimestamp: ({ tx }) => tx.detail.startTimestamp,
  endTimestamp: ({ tx }) => tx.detail.endTimestamp,
  delegationFeePercent: ({ tx }) => tx.detail.delegationFeePercent,
  memo: ({ tx }) => tx.detail.memo,
} satisfies { readonly [column: string]: (source: Source) => Value };

type Column = keyof typeof values;

const columns: { readonly [type in PrimaryExportType]: readonly Column[] } = {
  TRANSACTION_EXPORT_PRIMARY_NETWORK: [
    "timestamp",
    "network",
    "chain",
    "blockNumber",
    "blockHash",
    "txHash",
    "txType",
    "fundTransferType",
    "utxoId",
    "creationTxHash",
    "outputIndex",
    "addresses",
    "threshold",
    "assetId",
    "amount",
    "amountAvax",
    "assetType",
    "utxoType",
    "groupId",
    "platformLocktime",
    "stakeableLocktime",
    "otherChain",
    "rewardType",
    "memo",
  ],
  TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING: [
    "timestamp",
    "network",
    "chain",
    "blockNumber",
    "txHash",
    "txType",
    "fundTransferType",
    "utxoId",
    "addresses",
    "assetId",
    "amount",
    "amountAvax",
    "rewardType",
    "stakingTxHash",
    "nodeId",
    "subnetId",
    "startTimestamp",
    "endTimestamp",
    "delegationFeePercent",
  ],
  TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE: [
    "date",
    "chain",
    "txHash",
    "txType",
    "fundTransferType",
    "addresses",
    "assetId",
    "amount",
  ],
};

/**
 * The transactions of a type; undefined means all. Staking transactions lock stake, renew it, or end its
 * term.
 */
export const txTypes: { readonly [type in PrimaryExportType]: readonly string[] | undefined } = {
  TRANSACTION_EXPORT_PRIMARY_NETWORK: undefined,
  TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE: undefined,
  TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING: [
    "AddValidatorTx",
    "AddDelegatorTx",
    "AddPermissionlessValidatorTx",
    "AddPermissionlessDelegatorTx",
    "AddAutoRenewedValidatorTx",
    "SetAutoRenewedValidatorConfigTx",
    "RewardValidatorTx",
    "RewardAutoRenewedValidatorTx",
  ],
};

/** The first line of a file. */
export function headerRow(type: PrimaryExportType): string {
  return csvRow(columns[type]);
}

/** A movement's line. */
export function movementRow(
  type: PrimaryExportType,
  movement: Movement,
  context: Pick<Source, "network" | "identity">,
): string {
  const { moved } = movement;
  const source: Source = { ...movement, ...context, utxo: moved.account === undefined ? moved : {} };
  return csvRow(columns[type].map((column) => String(values[column](source) ?? "")));
}
