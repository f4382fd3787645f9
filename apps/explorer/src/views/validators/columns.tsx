/** The columns of a table of validators. */
import { formatAvax, type Validator } from "@primary-network/data";
import { amountText } from "../../format/amount.ts";
import { Avax } from "../../parts/amount.tsx";
import { timeColumn } from "../../parts/columns.tsx";
import { NodeLink, SubnetLink } from "../../parts/links.tsx";
import type { Column } from "../../parts/table.tsx";

const delegated = (validator: Validator) =>
  "amountDelegated" in validator ? validator.amountDelegated : undefined;
const uptime = (validator: Validator) =>
  validator.validationStatus === "active" ? validator.uptimePerformance : undefined;

/** The stake of a subnet's validator is a weight, which no asset stands behind. */
const isOfPrimary = ({ subnetId }: Validator) => /^1{32}/.test(subnetId);

export const columns: readonly Column<Validator>[] = [
  {
    name: "Node",
    width: "minmax(12.5rem, 3fr)",
    cell: ({ nodeId }) => <NodeLink nodeId={nodeId} keep={24} />,
    text: ({ nodeId }) => nodeId,
  },
  {
    name: "Subnet",
    width: "minmax(9rem, 1fr)",
    cell: (validator) =>
      isOfPrimary(validator) ? "Primary Network" : <SubnetLink subnetId={validator.subnetId} keep={13} />,
    text: ({ subnetId }) => subnetId,
  },
  {
    name: "Stake",
    isNumber: true,
    cell: (validator) =>
      isOfPrimary(validator) ? (
        <Avax n={validator.amountStaked} digits={0} />
      ) : (
        `weight ${amountText(validator.amountStaked, 0)}`
      ),
    text: (validator) =>
      isOfPrimary(validator) ? formatAvax(validator.amountStaked) : validator.amountStaked,
  },
  {
    name: "Delegated",
    isNumber: true,
    cell: (validator) => {
      const amount = delegated(validator);
      return amount === undefined || !isOfPrimary(validator) ? "–" : <Avax n={amount} digits={0} />;
    },
    text: (validator) => formatAvax(delegated(validator) ?? "0"),
  },
  {
    name: "Fee",
    isNumber: true,
    width: "6rem",
    cell: ({ delegationFee }) => (delegationFee ? `${Number(delegationFee)} %` : "–"),
    text: ({ delegationFee }) => delegationFee ?? "",
  },
  {
    name: "Uptime",
    isNumber: true,
    width: "6rem",
    cell: (validator) => {
      const percent = uptime(validator);
      return percent === undefined ? "–" : `${Math.round(percent * 10) / 10} %`;
    },
    text: (validator) => String(uptime(validator) ?? ""),
  },
  timeColumn("Start", ({ startTimestamp }) => startTimestamp),
  timeColumn("End", ({ endTimestamp }) => endTimestamp),
];
