/** Unspent (and, on request, spent) transaction outputs. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  BlockchainId,
  ListUtxosExtra,
  ListUtxosItem,
  ListUtxosParams,
  QueryUtxosExtra,
  QueryUtxosItem,
  QueryUtxosParams,
} from "./gen/operations.ts";
import { listUtxos, queryUtxos } from "./gen/operations.ts";
import type { OnChain } from "./on-chain.ts";

/** The `utxos` resource of the data client. */
export const utxos = (transport: Transport) => ({
  /**
   * Lists the UTXOs of addresses on a chain, which decides which type they have. Amounts are decimal strings of the asset's smallest unit.
   *
   * @example
   * ```ts
   * const utxos = await data.utxos.list({ blockchainId: "p-chain", addresses: ["fuji1…"] }).toArray({ limit: 1000 });
   * ```
   */
  list: <const Id extends BlockchainId>(
    params: ListUtxosParams & { readonly blockchainId: Id },
    options?: ListOptions,
  ): List<OnChain<ListUtxosItem, Id>, ListUtxosExtra> => transport.list(listUtxos, params, options),

  /**
   * The same of up to 1024 addresses, in pages of up to 1024 outputs.
   *
   * @example
   * ```ts
   * for await (const utxo of data.utxos.query({ blockchainId: "p-chain", addresses: many })) console.log(utxo.utxoId);
   * ```
   */
  query: <const Id extends BlockchainId>(
    params: QueryUtxosParams & { readonly blockchainId: Id },
    options?: ListOptions,
  ): List<OnChain<QueryUtxosItem, Id>, QueryUtxosExtra> => transport.list(queryUtxos, params, options),
});
