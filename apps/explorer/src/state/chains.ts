/** The chains of the network, one row each, with their health. */

import { useQuery } from "@tanstack/react-query";
import { chainRows } from "../format/chain-rows.ts";
import { healthOf, worst } from "../format/health-of.ts";
import { useStatus } from "./live/live.ts";
import { useExplored } from "./network.tsx";

/** The status, and from it a row per chain; undefined until it is known. */
export function useChains() {
  const { queries, recordedAt } = useExplored();
  const status = useStatus();
  const evm = useQuery(queries.evm.listChains({}));
  const rows =
    status.data &&
    !evm.isPending && // without the names, the sides of the C-Chain would be two rows at first
    chainRows(status.data, evm.data?.items ?? []).map((row) => ({
      ...row,
      health: worst(row.sides.map((side) => healthOf(side.status, recordedAt !== undefined))),
    }));
  return { rows: rows || undefined, error: status.error, refetch: status.refetch };
}
