/** The columns of a table of EVM transactions. */
import type { NativeTransactionListItem } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Token } from "../../parts/amount.tsx";
import { addressColumn, timeColumn, transactionColumn } from "../../parts/columns.tsx";
import { Pill } from "../../parts/pill.tsx";
import type { Column } from "../../parts/table.tsx";
import { methodText } from "./method-text.ts";

/** Decimal places of the token that pays for gas, on every EVM chain. */
const DECIMALS = 18;

/** @param symbol of the token that pays for gas */
export const evmTransactionColumns = (
  chainId: string,
  symbol: string,
): readonly Column<NativeTransactionListItem>[] => [
  transactionColumn(chainId),
  {
    name: "Method",
    width: "minmax(13.5rem, 1fr)",
    cell: ({ method, txStatus }) => (
      <>
        {methodText(method)} {txStatus !== "1" && <Pill tone="bad">Failed</Pill>}
      </>
    ),
    text: ({ method }) => method?.methodName ?? method?.methodHash ?? "",
  },
  addressColumn("From", ({ from }) => from.address),
  addressColumn("To", ({ to }) => to.address),
  {
    name: "Value",
    isNumber: true,
    width: "minmax(6rem, 2fr)",
    cell: ({ value }) => <Token amount={value} decimals={DECIMALS} symbol={symbol} digits={4} />,
    text: ({ value }) => amountText(value, DECIMALS, DECIMALS),
  },
  timeColumn("Time", ({ blockTimestamp }) => blockTimestamp),
];
