/** The call that lists the validators that a URL describes. */
import type { ListValidatorsParams } from "@primary-network/data";
import type { ValidatorsSearch } from "./validators-search.ts";

/** Id of the Primary Network as a subnet. */
export const PRIMARY = "11111111111111111111111111111111LpoYY";

const DAY = 86_400;
const NANO = 1_000_000_000;

/** The parameters; fees are sorted only among the validators of the Primary Network, so that one is meant where none is named. */
export function listingOf(search: ValidatorsSearch): ListValidatorsParams {
  const { status = "active", nodes, sort, order, room, fee, uptime, days, within } = search;
  const subnet = search.subnet ?? (sort === "delegationFee" ? PRIMARY : undefined);
  return {
    validationStatus: status,
    pageSize: 100,
    ...(nodes && { nodeIds: nodes.split(/[\s,]+/).filter(Boolean) }),
    ...(subnet && { subnetId: subnet }),
    ...(sort && { sortBy: sort }),
    ...(order && { sortOrder: order }),
    ...(room !== undefined && { minDelegationCapacity: String(BigInt(Math.round(room * NANO))) }),
    ...(fee !== undefined && { maxFeePercentage: fee }),
    ...(uptime !== undefined && { minUptimePerformance: uptime }),
    ...(days !== undefined && { minTimeRemaining: Math.round(days * DAY) }),
    ...(within !== undefined && { maxTimeRemaining: Math.round(within * DAY) }),
  };
}
