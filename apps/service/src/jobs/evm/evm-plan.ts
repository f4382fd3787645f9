/** The plan of an export of EVM transactions. */

import type { EvmTxRow } from "../../store/evm/concerning.ts";
import type { EvmExportRequest } from "../export-request.ts";
import { ExportLaterError, type ExportPlan, type PlanContext } from "../planned-tx.ts";
import { evmHeaderRow, evmMovementRow } from "./evm-column.ts";
import { evmMovementsOf } from "./evm-movement.ts";

/** @throws ExportLaterError while the metadata of some tokens has not been read yet */
export async function planEvmExport(
  { evmChains, addresses, from, to }: EvmExportRequest,
  { store, pageSize: limit }: Pick<PlanContext, "store" | "pageSize">,
): Promise<ExportPlan> {
  for (const { evmChainId, height } of evmChains) {
    // Token metadata is read once, so that the rows, and with them the file, stay the same.
    const [unread] = await store.evm.tokens.listUnread(evmChainId, 1, height);
    if (unread)
      throw new ExportLaterError(`the name of token ${unread} on chain ${evmChainId} has not been read yet`);
  }
  const owners = new Set(addresses);
  return {
    header: evmHeaderRow,
    sources: evmChains.map(({ evmChainId, height }) => ({
      chain: String(evmChainId),
      async read(after) {
        const snapshot = { height, time: 0, poll: 0 };
        const window = { networkId: evmChainId, snapshot, order: "asc" as const, after, limit };
        const { items, ...rest } = await store.evm.transactions.list(window, { addresses, from, to });
        const moved = items.flatMap(({ transfers }) => transfers.map(({ token }) => token));
        const tokens = await store.evm.tokens.find(evmChainId, moved);
        const rowsOf = (tx: EvmTxRow) =>
          evmMovementsOf(tx, owners).map((movement) => {
            const token = "moved" in movement && "token" in movement.moved ? movement.moved.token : "";
            return evmMovementRow({ evmChainId, movement, token: tokens.get(token) });
          });
        return {
          ...rest,
          items: items.map((tx) => ({ time: tx.time, height: tx.number, idx: tx.idx, rows: rowsOf(tx) })),
        };
      },
    })),
  };
}
