/** The plan of an export of movements of outputs. */

import type { Snapshot } from "../domain/listing.ts";
import type { TransactionFilter } from "../store/paging/tx-positions.ts";
import type { ExportJob } from "../store/service/export-job.ts";
import { headerRow, movementRow, txTypes } from "./column.ts";
import type { PrimaryExportRequest, PrimaryExportType } from "./export-request.ts";
import { readChain } from "./exported-tx.ts";
import { movementsOf } from "./movement.ts";
import type { ExportPlan, PlanContext } from "./planned-tx.ts";

export function planPrimaryExport(
  { type: asked, networkId, time }: Pick<ExportJob, "type" | "networkId" | "time">,
  request: PrimaryExportRequest,
  { store, identity, pageSize: limit }: PlanContext,
): ExportPlan {
  const { chains, heights, addresses, from, to, network } = request;
  const type = asked as PrimaryExportType; // the only types with this form
  const owners = new Set(addresses);
  const filter: TransactionFilter = {
    addresses,
    types: txTypes[type],
    before: to,
    after: from === undefined ? undefined : from - 1,
  };
  return {
    header: headerRow(type),
    sources: chains.map((chain) => ({
      chain,
      async read(after) {
        const snapshot: Snapshot = { height: heights[chain] ?? 0, heights, time, poll: 0 };
        const window = { networkId, snapshot, order: "asc" as const, after, limit };
        const { items, ...rest } = await readChain[chain](store, window, filter);
        const rowsOf = (tx: (typeof items)[number]) =>
          movementsOf(tx, owners).map((movement) => movementRow(type, movement, { network, identity }));
        return {
          ...rest,
          items: items.map((tx) => ({ time: tx.time, height: tx.height, idx: tx.idx, rows: rowsOf(tx) })),
        };
      },
    })),
  };
}
