/** The columns of a table of EVM transactions. */
import type { NativeTransactionListItem } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { AddressLink, TransactionLink } from "../../parts/links.tsx";
import type { Column } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { methodText } from "./method-text.ts";

/** Decimal places of the token that pays for gas, on every EVM chain. */
const DECIMALS = 18;

export const evmTransactionColumns = (chainId: string): readonly Column<NativeTransactionListItem>[] => [
  {
    name: "Transaction",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ txHash }) => <TransactionLink chain={chainId} txHash={txHash} />,
    text: ({ txHash }) => txHash,
  },
  {
    name: "Method",
    cell: ({ method, txStatus }) => `${methodText(method)}${txStatus === "1" ? "" : " (failed)"}`,
    text: ({ method }) => method?.methodName ?? method?.methodHash ?? "",
  },
  {
    name: "From",
    width: "minmax(10rem, 1fr)",
    cell: ({ from }) => <AddressLink address={from.address} />,
    text: ({ from }) => from.address,
  },
  {
    name: "To",
    width: "minmax(10rem, 1fr)",
    cell: ({ to }) => <AddressLink address={to.address} />,
    text: ({ to }) => to.address,
  },
  {
    name: "Value",
    isNumber: true,
    cell: ({ value }) => amountText(value, DECIMALS, 4),
    text: ({ value }) => amountText(value, DECIMALS, DECIMALS),
  },
  {
    name: "Time",
    cell: ({ blockTimestamp }) => <Time at={blockTimestamp} />,
    text: ({ blockTimestamp }) => new Date(blockTimestamp * 1000).toISOString(),
  },
];
