/** The columns of a table of blocks of the Primary Network. */
import type { PrimaryChain, PrimaryNetworkBlock } from "@primary-network/data";
import { timeColumn } from "../../parts/columns.tsx";
import { BlockLink } from "../../parts/links.tsx";
import type { Column } from "../../parts/table.tsx";

export const blockColumns = (chain: PrimaryChain): readonly Column<PrimaryNetworkBlock>[] => [
  {
    name: "Height",
    width: "8rem",
    cell: ({ blockNumber }) => <BlockLink chain={chain} block={blockNumber} />,
    text: ({ blockNumber }) => blockNumber,
  },
  {
    name: "Id",
    width: "minmax(11rem, 4.6fr)",
    cell: ({ blockHash }) => <BlockLink chain={chain} block={blockHash} />,
    text: ({ blockHash }) => blockHash,
  },
  { name: "Type", cell: ({ blockType }) => blockType, text: ({ blockType }) => blockType },
  {
    name: "Transactions",
    isNumber: true,
    width: "7rem",
    cell: ({ txCount }) => txCount,
    text: ({ txCount }) => String(txCount),
  },
  {
    name: "Bytes",
    isNumber: true,
    width: "6rem",
    cell: ({ blockSizeBytes }) => blockSizeBytes,
    text: ({ blockSizeBytes }) => String(blockSizeBytes),
  },
  timeColumn("Time", ({ blockTimestamp }) => blockTimestamp),
];
