/** The columns of the validators with headings that sort. */
import type { Validator } from "@primary-network/data";
import { sorted } from "../../parts/sorted.tsx";
import type { Column } from "../../parts/table.tsx";
import { columns } from "./columns.tsx";
import type { ValidatorsSearch } from "./validators-search.ts";

type Key = NonNullable<ValidatorsSearch["sort"]>;

/** Columns by which the service sorts on every network. */
const KEYS: Readonly<Record<string, Key>> = {
  Uptime: "uptimePerformance",
  Start: "blockIndex",
  End: "timeRemaining",
};
/** The service sorts by fee on mainnet only. */
const MAINNET_KEYS: Readonly<Record<string, Key>> = { ...KEYS, Fee: "delegationFee" };

export const sortedColumns = (search: ValidatorsSearch, network: string): readonly Column<Validator>[] =>
  sorted(columns, network === "mainnet" ? MAINNET_KEYS : KEYS, "blockIndex", search);
