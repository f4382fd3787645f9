/** Writes transactions of the P-Chain as JSON. */

import type {
  BlockchainInfo,
  L1ValidatorDetails,
  L1ValidatorManagerDetails,
  PChainTransaction,
  SubnetOwnership,
} from "@primary-network/data/spec";
import type { Amounts, L1ValidatorDetail, TxDetail } from "../../domain/p/tx-fact.ts";
import type { BlockchainRow } from "../../store/p/subnet.ts";
import type { TransactionRow } from "../../store/p/transaction.ts";
import type { UtxoRow } from "../../store/packed/plain-output.ts";
import { type ByteWriter, byteWriterOf, jsonText, type Wrote } from "../json/byte-writer.ts";
import { type Written, writeJson, writeText } from "../json/written.ts";
import { genesisData } from "./genesis-data.ts";
import { optional, type PageTexts, putAddresses, writeAmount, writeUtxo } from "./p-utxos.ts";

const putAmounts = (out: ByteWriter, amounts: Amounts, page: PageTexts) =>
  out.list(amounts, (amount) => writeAmount(out, amount, page));

const putUtxos = (out: ByteWriter, utxos: readonly UtxoRow[], page: PageTexts) =>
  out.list(utxos, (utxo) => writeUtxo(out, utxo, page));

/** A value in the slow way: for rare and irregular parts. */
const putJson = <T>(out: ByteWriter, value: T | null | undefined): Wrote<T> | undefined =>
  optional(value, (one: T) => out.json(writeJson(one)));

const writeOwner = byteWriterOf<SubnetOwnership, NonNullable<TxDetail["owner"]>, PageTexts>({
  locktime: (out, { locktime }) => out.integer(locktime),
  threshold: (out, { threshold }) => out.number(threshold),
  addresses: (out, { addresses }, page) => putAddresses(out, addresses, page),
});

const writeL1Validator = byteWriterOf<L1ValidatorDetails, L1ValidatorDetail, PageTexts>({
  validationId: (out, { validationId }) => out.id(validationId),
  validationIdHex: (out, { validationId }) => out.quote(validationId),
  nodeId: (out, { nodeId }, { ids }) => out.json(ids.nodeId(nodeId)),
  subnetId: (out, { subnetId }) => out.id(subnetId),
  weight: (out, { weight }) => out.integer(weight),
  remainingBalance: (out, { remainingBalance }) => out.integer(remainingBalance),
  balanceChange: (out, { balanceChange }) => optional(balanceChange, (amount) => out.integer(amount)),
  blsCredentials: (out, { blsCredentials }) => putJson(out, blsCredentials),
});

const writeManager = byteWriterOf<
  L1ValidatorManagerDetails,
  NonNullable<TxDetail["l1ValidatorManagerDetails"]>,
  PageTexts
>({
  blockchainId: (out, { blockchainId }) => out.id(blockchainId),
  contractAddress: (out, { contractAddress }) => out.quote(contractAddress),
});

const writeBlockchain = byteWriterOf<BlockchainInfo, BlockchainRow, PageTexts>({
  chainName: (out, { name }) => out.json(writeText(name)),
  vmId: (out, { vmId }) => out.id(vmId),
  genesisData: (out, row) => putJson(out, genesisData(row)),
});

/** An id of the transaction's detail, if it has that field. */
const putId = (out: ByteWriter, id: string | null | undefined): Wrote<string> | undefined =>
  optional(id, (one) => out.id(one));

/** A transaction in the interface's form. */
export const writeTransaction = byteWriterOf<PChainTransaction, TransactionRow, PageTexts>({
  txHash: (out, { txId }) => out.id(txId),
  txType: (out, { type }) => out.quote(type), // the codec's own names, which are the interface's
  blockTimestamp: (out, { time }) => out.number(time),
  blockNumber: (out, { height }) => out.quotedNumber(height),
  blockHash: (out, { blockId }) => out.id(blockId),
  consumedUtxos: (out, { consumed }, page) => putUtxos(out, consumed, page),
  emittedUtxos: (out, { emitted }, page) => putUtxos(out, emitted, page),
  value: (out, { detail }, page) => putAmounts(out, detail.amounts.value, page),
  amountBurned: (out, { detail }, page) => putAmounts(out, detail.amounts.burned, page),
  amountStaked: (out, { detail }, page) => putAmounts(out, detail.amounts.staked, page),
  amountL1ValidatorBalanceBurned: (out, { detail }, page) => putAmounts(out, detail.amounts.l1Balance, page),
  sourceChain: (out, { detail }) => putId(out, detail.sourceChain),
  destinationChain: (out, { detail }) => putId(out, detail.destinationChain),
  startTimestamp: (out, { detail }) => optional(detail.startTimestamp, (time) => out.number(time)),
  endTimestamp: (out, { detail }) => optional(detail.endTimestamp, (time) => out.number(time)),
  delegationFeePercent: (out, { detail }) => optional(detail.delegationFeePercent, (fee) => out.quote(fee)),
  nodeId: (out, { detail }, { ids }) => optional(detail.nodeId, (id) => out.json(ids.nodeId(id))),
  subnetId: (out, { detail }) => putId(out, detail.subnetId),
  l1ValidatorManagerDetails: (out, { detail }, page) =>
    optional(detail.l1ValidatorManagerDetails, (manager) => writeManager(out, manager, page)),
  l1ValidatorDetails: (out, { detail }, page) =>
    optional(detail.l1ValidatorDetails, (all) => out.list(all, (one) => writeL1Validator(out, one, page))),
  estimatedReward: (out, { potentialReward }) => optional(potentialReward, (reward) => out.quote(reward)),
  rewardTxHash: (out, { rewardTx }) => putId(out, rewardTx),
  rewardAddresses: (out, { detail }, page) =>
    optional(detail.rewardAddresses, (addresses) => putAddresses(out, addresses, page)),
  memo: (out, { detail }) => optional(detail.memo, (memo) => out.quote(memo)),
  stakingTxHash: (out, { detail }) => putId(out, detail.stakingTxHash),
  subnetOwnershipInfo: (out, { detail }, page) =>
    optional(detail.owner, (owner) => writeOwner(out, owner, page)),
  blsCredentials: (out, { detail }) => putJson(out, detail.blsCredentials),
  blockchainInfo: (out, { blockchain }, page) =>
    optional(blockchain, (chain) => writeBlockchain(out, chain, page)),
});

/** The same as text, for streams and webhooks. */
export const transactionText = (row: TransactionRow, page: PageTexts): Written<PChainTransaction> =>
  jsonText((out) => writeTransaction(out, row, page));
