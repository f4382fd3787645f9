/** Unspent (and, on request, spent) transaction outputs. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type { ListUtxosExtra, ListUtxosItem, ListUtxosParams } from "./gen/operations.ts";
import { listUtxos } from "./gen/operations.ts";

/** The `utxos` resource of the data client. */
export const utxos = (transport: Transport) => ({
  /**
   * Lists the UTXOs of addresses on a chain. Amounts are decimal strings of the asset's smallest unit.
   *
   * @example
   * ```ts
   * const utxos = await data.utxos.list({ blockchainId: "p-chain", addresses: ["fuji1…"] }).toArray({ limit: 1000 });
   * ```
   */
  list: (params: ListUtxosParams, options?: ListOptions): List<ListUtxosItem, ListUtxosExtra> =>
    transport.list(listUtxos, params, options),
});
