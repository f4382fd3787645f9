/** The data sets of blocks and transactions of the P- and X-Chain, with the column names of the public data share. */

import { toCb58, toNodeId } from "../../domain/id-text.ts";
import type { ArchivedBlock } from "../../store/archive/blocks.ts";
import type { ArchivedPTransaction, ArchivedXTransaction } from "../../store/archive/transactions.ts";
import type { Column, Dataset } from "./dataset.ts";
import { avaxOf, idText, timeOf } from "./text-form.ts";

const blockColumns: readonly Column<ArchivedBlock>[] = [
  { name: "block_hash", type: "text", read: ({ blockId }) => toCb58(blockId) },
  { name: "block_index", type: "integer", read: ({ height }) => height },
  { name: "parent_hash", type: "text", read: ({ parentId }) => toCb58(parentId) },
  { name: "type", type: "text", read: ({ type }) => type },
  { name: "timestamp", type: "time", read: ({ time }) => time * 1_000 },
  { name: "size", type: "integer", read: ({ size }) => size },
  {
    name: "proposer_id",
    type: "text",
    optional: true,
    read: ({ proposer }) => (proposer === null ? null : toNodeId(proposer)),
  },
  {
    name: "proposer_p_chain_height",
    type: "integer",
    optional: true,
    read: ({ proposerHeight }) => proposerHeight,
  },
  {
    name: "proposer_timestamp",
    type: "time",
    optional: true,
    read: ({ proposerTime }) => timeOf(proposerTime),
  },
];

export const pBlocks: Dataset<ArchivedBlock> = {
  name: "p_blocks",
  columns: [
    ...blockColumns,
    // Every block of the P-Chain has one.
    { name: "current_supply", type: "amount", read: ({ supply }) => supply ?? "0" },
  ],
  height: ({ height }) => height,
};

export const xBlocks: Dataset<ArchivedBlock> = {
  name: "x_blocks",
  columns: blockColumns,
  height: ({ height }) => height,
};

/** The columns that transactions of both chains begin with. */
const transactionColumns: readonly Column<ArchivedPTransaction | ArchivedXTransaction>[] = [
  { name: "transaction_hash", type: "text", read: ({ txId }) => toCb58(txId) },
  { name: "block_hash", type: "text", optional: true, read: ({ blockId }) => idText(blockId) },
  { name: "block_index", type: "integer", read: ({ height }) => height },
  { name: "transaction_index", type: "integer", read: ({ idx }) => idx },
  { name: "timestamp", type: "time", read: ({ time }) => time * 1_000 },
  { name: "type", type: "text", read: ({ type }) => type },
];

/** A column of a P-Chain transaction's detail, in text. */
const detail = (
  name: string,
  read: (detail: ArchivedPTransaction["detail"]) => string | undefined,
): Column<ArchivedPTransaction> => ({
  name,
  type: "text",
  optional: true,
  read: (row) => read(row.detail) ?? null,
});

const amount = (
  name: string,
  field: keyof ArchivedPTransaction["detail"]["amounts"],
): Column<ArchivedPTransaction> => ({
  name,
  type: "amount",
  read: (row) => avaxOf(row.detail.amounts[field]),
});

export const pTransactions: Dataset<ArchivedPTransaction> = {
  name: "p_transactions",
  columns: [
    ...transactionColumns,
    detail("memo", ({ memo }) => memo),
    detail("source_chain", ({ sourceChain }) => sourceChain && toCb58(sourceChain)),
    detail("destination_chain", ({ destinationChain }) => destinationChain && toCb58(destinationChain)),
    detail("node_id", ({ nodeId }) => nodeId && toNodeId(nodeId)),
    detail("subnet_id", ({ subnetId }) => subnetId && toCb58(subnetId)),
    detail("staking_transaction_hash", ({ stakingTxHash }) => stakingTxHash && toCb58(stakingTxHash)),
    amount("amount_output", "value"),
    amount("amount_burned", "burned"),
    amount("amount_staked", "staked"),
    amount("amount_l1_balance", "l1Balance"),
  ],
  height: ({ height }) => height,
};

export const xTransactions: Dataset<ArchivedXTransaction> = {
  name: "x_transactions",
  columns: [
    ...transactionColumns,
    { name: "memo", type: "text", read: ({ memo }) => memo },
    { name: "source_chain", type: "text", optional: true, read: ({ sourceChain }) => idText(sourceChain) },
    {
      name: "destination_chain",
      type: "text",
      optional: true,
      read: ({ destinationChain }) => idText(destinationChain),
    },
  ],
  height: ({ height }) => height,
};
