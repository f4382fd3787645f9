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
  const { data: evm } = useQuery(queries.evm.listChains({}));
  const rows =
    status.data &&
    chainRows(status.data, evm?.items ?? []).map((row) => ({
      ...row,
      health: worst(row.sides.map((side) => healthOf(side.status, recordedAt !== undefined))),
    }));
  return { rows, error: status.error, refetch: status.refetch };
}
