/** Writes transactions of the P-Chain as JSON. */

import type {
  BlockchainInfo,
  L1ValidatorDetails,
  L1ValidatorManagerDetails,
  PChainTransaction,
  SubnetOwnership,
} from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";
import type { Amounts, L1ValidatorDetail, TxDetail } from "../../domain/p/tx-fact.ts";
import type { BlockchainRow } from "../../store/p/subnet.ts";
import type { TransactionRow } from "../../store/p/transaction.ts";
import type { UtxoRow } from "../../store/packed/plain-output.ts";
import type { ByteWriter, Wrote } from "../json/byte-writer.ts";
import { type ByteFields, byteWriterOf, optional } from "../json/item-writer.ts";
import { genesisData } from "./genesis-data.ts";
import { writeAddresses, writeAmount, writeUtxo } from "./p-utxos.ts";

const putAmounts = (out: ByteWriter, amounts: Amounts, network: NetworkIdentity) =>
  out.list(amounts, (amount) => writeAmount(out, amount, network));

const putUtxos = (out: ByteWriter, utxos: readonly UtxoRow[], network: NetworkIdentity) =>
  out.list(utxos, (utxo) => writeUtxo(out, utxo, network));

/** A value in the slow way: for rare and irregular parts. */
const putJson = <T>(out: ByteWriter, value: T | null | undefined): Wrote<T> | undefined =>
  optional(value, (one: T) => out.json(one));

const writeOwner = byteWriterOf<SubnetOwnership, NonNullable<TxDetail["owner"]>, NetworkIdentity>({
  locktime: (out, { locktime }) => out.integer(locktime),
  threshold: (out, { threshold }) => out.number(threshold),
  addresses: (out, { addresses }, network) => writeAddresses(out, addresses, network),
});

const writeL1Validator = byteWriterOf<L1ValidatorDetails, L1ValidatorDetail, NetworkIdentity>({
  validationId: (out, { validationId }) => out.id(validationId),
  validationIdHex: (out, { validationId }) => out.quote(validationId),
  nodeId: (out, { nodeId }) => out.nodeId(nodeId),
  subnetId: (out, { subnetId }) => out.id(subnetId),
  weight: (out, { weight }) => out.integer(weight),
  remainingBalance: (out, { remainingBalance }) => out.integer(remainingBalance),
  balanceChange: (out, { balanceChange }) => optional(balanceChange, (amount) => out.integer(amount)),
  blsCredentials: (out, { blsCredentials }) => putJson(out, blsCredentials),
});

const writeManager = byteWriterOf<
  L1ValidatorManagerDetails,
  NonNullable<TxDetail["l1ValidatorManagerDetails"]>,
  NetworkIdentity
>({
  blockchainId: (out, { blockchainId }) => out.id(blockchainId),
  contractAddress: (out, { contractAddress }) => out.quote(contractAddress),
});

const writeBlockchain = byteWriterOf<BlockchainInfo, BlockchainRow, NetworkIdentity>({
  chainName: (out, { name }) => out.text(name),
  vmId: (out, { vmId }) => out.id(vmId),
  genesisData: (out, row) => putJson(out, genesisData(row)),
});

/** An id of the transaction's detail, if it has that field. */
const putId = (out: ByteWriter, id: string | null | undefined): Wrote<string> | undefined =>
  optional(id, (one) => out.id(one));

const fields: ByteFields<PChainTransaction, TransactionRow, NetworkIdentity> = {
  txHash: (out, { txId }) => out.id(txId),
  txType: (out, { type }) => out.quote(type), // the codec's own names, which are the interface's
  blockTimestamp: (out, { time }) => out.number(time),
  blockNumber: (out, { height }) => out.quotedNumber(height),
  blockHash: (out, { blockId }) => out.id(blockId),
  consumedUtxos: (out, { consumed }, network) => putUtxos(out, consumed, network),
  emittedUtxos: (out, { emitted }, network) => putUtxos(out, emitted, network),
  value: (out, { detail }, network) => putAmounts(out, detail.amounts.value, network),
  amountBurned: (out, { detail }, network) => putAmounts(out, detail.amounts.burned, network),
  amountStaked: (out, { detail }, network) => putAmounts(out, detail.amounts.staked, network),
  amountL1ValidatorBalanceBurned: (out, { detail }, network) =>
    putAmounts(out, detail.amounts.l1Balance, network),
  sourceChain: (out, { detail }) => putId(out, detail.sourceChain),
  destinationChain: (out, { detail }) => putId(out, detail.destinationChain),
  startTimestamp: (out, { detail }) => optional(detail.startTimestamp, (time) => out.number(time)),
  endTimestamp: (out, { detail }) => optional(detail.endTimestamp, (time) => out.number(time)),
  delegationFeePercent: (out, { detail }) => optional(detail.delegationFeePercent, (fee) => out.quote(fee)),
  nodeId: (out, { detail }) => optional(detail.nodeId, (id) => out.nodeId(id)),
  subnetId: (out, { detail }) => putId(out, detail.subnetId),
  l1ValidatorManagerDetails: (out, { detail }, network) =>
    optional(detail.l1ValidatorManagerDetails, (manager) => writeManager(out, manager, network)),
  l1ValidatorDetails: (out, { detail }, network) =>
    optional(detail.l1ValidatorDetails, (all) => out.list(all, (one) => writeL1Validator(out, one, network))),
  estimatedReward: (out, { potentialReward }) => optional(potentialReward, (reward) => out.quote(reward)),
  rewardTxHash: (out, { rewardTx }) => putId(out, rewardTx),
  rewardAddresses: (out, { detail }, network) =>
    optional(detail.rewardAddresses, (addresses) => writeAddresses(out, addresses, network)),
  memo: (out, { detail }) => optional(detail.memo, (memo) => out.quote(memo)),
  stakingTxHash: (out, { detail }) => putId(out, detail.stakingTxHash),
  subnetOwnershipInfo: (out, { detail }, network) =>
    optional(detail.owner, (owner) => writeOwner(out, owner, network)),
  blsCredentials: (out, { detail }) => putJson(out, detail.blsCredentials),
  blockchainInfo: (out, { blockchain }, network) =>
    optional(blockchain, (chain) => writeBlockchain(out, chain, network)),
};

/** Writes a transaction. */
export const writeTransaction = byteWriterOf(fields);

/** Types of transactions that the official clients' closed enumeration lacks. */
const UNKNOWN_TYPES: ReadonlySet<string> = new Set([
  "AddAutoRenewedValidatorTx",
  "SetAutoRenewedValidatorConfigTx",
  "RewardAutoRenewedValidatorTx",
]);

/** Writes a transaction for the hosted service's official clients, which refuse other types than theirs. */
export const writeCompatTransaction = byteWriterOf<PChainTransaction, TransactionRow, NetworkIdentity>({
  ...fields,
  txType: (out, { type }) => out.quote(UNKNOWN_TYPES.has(type) ? "UNKNOWN" : type),
});
