/** Writes transactions of the P-Chain as JSON. */

import type {
  BlockchainInfo,
  L1ValidatorDetails,
  L1ValidatorManagerDetails,
  PChainTransaction,
  SubnetOwnership,
} from "@primary-network/data/spec";
import type { Amounts, L1ValidatorDetail, TxDetail } from "../../domain/p/tx-fact.ts";
import type { BlockchainRow } from "../../store/subnet.ts";
import type { TransactionRow } from "../../store/transaction.ts";
import {
  objectWriter,
  quote,
  type Written,
  writeInteger,
  writeJson,
  writeList,
  writeNumber,
  writeText,
} from "../json/written.ts";
import { genesisData } from "./genesis-data.ts";
import { optional, type PageTexts, writeAddresses, writeAmount, writeUtxo } from "./p-utxos.ts";

const writeAmounts = (amounts: Amounts, page: PageTexts) =>
  writeList(amounts.map((amount) => writeAmount(amount, page)));

const writeOwner = objectWriter<SubnetOwnership, NonNullable<TxDetail["owner"]>, PageTexts>({
  locktime: ({ locktime }) => writeInteger(locktime),
  threshold: ({ threshold }) => writeNumber(threshold),
  addresses: ({ addresses }, page) => writeAddresses(addresses, page),
});

const writeL1Validator = objectWriter<L1ValidatorDetails, L1ValidatorDetail, PageTexts>({
  validationId: ({ validationId }, { ids }) => ids.id(validationId),
  validationIdHex: ({ validationId }) => quote(validationId),
  nodeId: ({ nodeId }, { ids }) => ids.nodeId(nodeId),
  subnetId: ({ subnetId }, { ids }) => ids.id(subnetId),
  weight: ({ weight }) => writeInteger(weight),
  remainingBalance: ({ remainingBalance }) => writeInteger(remainingBalance),
  balanceChange: ({ balanceChange }) => optional(balanceChange, writeInteger),
  blsCredentials: ({ blsCredentials }) => optional(blsCredentials, writeJson),
});

const writeManager = objectWriter<
  L1ValidatorManagerDetails,
  NonNullable<TxDetail["l1ValidatorManagerDetails"]>,
  PageTexts
>({
  blockchainId: ({ blockchainId }, { ids }) => ids.id(blockchainId),
  contractAddress: ({ contractAddress }) => quote(contractAddress),
});

const writeBlockchain = objectWriter<BlockchainInfo, BlockchainRow, PageTexts>({
  chainName: ({ name }) => writeText(name),
  vmId: ({ vmId }, { ids }) => ids.id(vmId),
  genesisData: (row) => optional(genesisData(row), writeJson),
});

/** An id of the transaction's detail, if it has that field. */
const writeId = (id: string | null | undefined, { ids }: PageTexts): Written<string> | undefined =>
  optional(id, (one) => ids.id(one));

/** A transaction in the interface's form. */
export const writeTransaction = objectWriter<PChainTransaction, TransactionRow, PageTexts>({
  txHash: ({ txId }, { ids }) => ids.id(txId),
  txType: ({ type }) => quote(type), // the codec's own names, which are the interface's
  blockTimestamp: ({ time }) => writeNumber(time),
  blockNumber: ({ height }) => quote(String(height)),
  blockHash: ({ blockId }, { ids }) => ids.id(blockId),
  consumedUtxos: ({ consumed }, page) => writeList(consumed.map((utxo) => writeUtxo(utxo, page))),
  emittedUtxos: ({ emitted }, page) => writeList(emitted.map((utxo) => writeUtxo(utxo, page))),
  value: ({ detail }, page) => writeAmounts(detail.amounts.value, page),
  amountBurned: ({ detail }, page) => writeAmounts(detail.amounts.burned, page),
  amountStaked: ({ detail }, page) => writeAmounts(detail.amounts.staked, page),
  amountL1ValidatorBalanceBurned: ({ detail }, page) => writeAmounts(detail.amounts.l1Balance, page),
  sourceChain: ({ detail }, page) => writeId(detail.sourceChain, page),
  destinationChain: ({ detail }, page) => writeId(detail.destinationChain, page),
  startTimestamp: ({ detail }) => optional(detail.startTimestamp, writeNumber),
  endTimestamp: ({ detail }) => optional(detail.endTimestamp, writeNumber),
  delegationFeePercent: ({ detail }) => optional(detail.delegationFeePercent, quote),
  nodeId: ({ detail }, { ids }) => optional(detail.nodeId, (id) => ids.nodeId(id)),
  subnetId: ({ detail }, page) => writeId(detail.subnetId, page),
  l1ValidatorManagerDetails: ({ detail }, page) =>
    optional(detail.l1ValidatorManagerDetails, (manager) => writeManager(manager, page)),
  l1ValidatorDetails: ({ detail }, page) =>
    optional(detail.l1ValidatorDetails, (all) => writeList(all.map((one) => writeL1Validator(one, page)))),
  estimatedReward: ({ potentialReward }) => optional(potentialReward, quote),
  rewardTxHash: ({ rewardTx }, page) => writeId(rewardTx, page),
  rewardAddresses: ({ detail }, page) =>
    optional(detail.rewardAddresses, (addresses) => writeAddresses(addresses, page)),
  memo: ({ detail }) => optional(detail.memo, quote),
  stakingTxHash: ({ detail }, page) => writeId(detail.stakingTxHash, page),
  subnetOwnershipInfo: ({ detail }, page) => optional(detail.owner, (owner) => writeOwner(owner, page)),
  blsCredentials: ({ detail }) => optional(detail.blsCredentials, writeJson),
  blockchainInfo: ({ blockchain }, page) => optional(blockchain, (chain) => writeBlockchain(chain, page)),
});
