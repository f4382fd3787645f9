/** The columns of a table of EVM transactions. */
import type { NativeTransactionListItem } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { addressColumn, timeColumn, transactionColumn } from "../../parts/columns.tsx";
import type { Column } from "../../parts/table.tsx";
import { methodText } from "./method-text.ts";

/** Decimal places of the token that pays for gas, on every EVM chain. */
const DECIMALS = 18;

export const evmTransactionColumns = (chainId: string): readonly Column<NativeTransactionListItem>[] => [
  transactionColumn(chainId),
  {
    name: "Method",
    cell: ({ method, txStatus }) => `${methodText(method)}${txStatus === "1" ? "" : " (failed)"}`,
    text: ({ method }) => method?.methodName ?? method?.methodHash ?? "",
  },
  addressColumn("From", ({ from }) => from.address, "minmax(10rem, 1fr)"),
  addressColumn("To", ({ to }) => to.address, "minmax(10rem, 1fr)"),
  {
    name: "Value",
    isNumber: true,
    cell: ({ value }) => amountText(value, DECIMALS, 4),
    text: ({ value }) => amountText(value, DECIMALS, DECIMALS),
  },
  timeColumn("Time", ({ blockTimestamp }) => blockTimestamp),
];
