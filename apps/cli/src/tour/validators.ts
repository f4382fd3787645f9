/** Tour step: a table of validators. */
import { table } from "../terminal/table.ts";
import { formatAvax } from "./amount.ts";
import type { Guide } from "./guide.ts";

const PRIMARY_NETWORK = "11111111111111111111111111111111LpoYY";

/** Lists the five active validators with the most free delegation capacity. */
export async function showValidators({ data, print, signal }: Guide): Promise<void> {
  const page = await data.validators.list(
    {
      validationStatus: "active",
      subnetId: PRIMARY_NETWORK,
      sortBy: "delegationCapacity",
      sortOrder: "desc",
      pageSize: 5,
    },
    { signal },
  );
  const rows = page.items.map((validator) => [
    validator.nodeId,
    formatAvax(validator.amountStaked),
    validator.validationStatus === "active" ? formatAvax(validator.delegationCapacity) : "–",
    validator.validationStatus === "active" ? `${validator.uptimePerformance} %` : "–",
    new Date(validator.endTimestamp * 1000).toISOString().slice(0, 10),
  ]);
  print(table(["node", "staked AVAX", "free AVAX", "uptime", "ends"], rows, 24));
}
