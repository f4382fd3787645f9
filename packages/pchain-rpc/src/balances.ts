/** Balances, unspent outputs and stakes of addresses. */
import type { CallOptions } from "@primary-network/core";
import type { RpcTransport } from "@primary-network/core/client";
import type {
  GetBalanceParams,
  GetBalanceResult,
  GetRewardUTXOsParams,
  GetRewardUTXOsResult,
  GetStakeParams,
  GetStakeResult,
  GetUTXOsParams,
  GetUTXOsResult,
} from "./gen/operations.ts";
import { getBalance, getRewardUTXOs, getStake, getUTXOs } from "./gen/operations.ts";

/** These methods of the P-Chain client. */
export const balances = ({ rpc }: RpcTransport) => ({
  /**
   * Adds up what addresses own on the P-Chain, in nAVAX as decimal strings, by whether it is locked.
   *
   * @deprecated since node version v1.9.12: read UTXOs instead.
   *
   * @example
   * ```ts
   * const { unlocked } = await pchain.getBalance({ addresses: ["P-fuji1…"] });
   * ```
   */
  getBalance: (params: GetBalanceParams, options?: CallOptions): Promise<GetBalanceResult> =>
    rpc(getBalance, params, options),

  /**
   * Lists the unspent outputs of up to 1024 addresses as encoded bytes, at most 1024 at a time.
   *
   * @example
   * ```ts
   * const { utxos, endIndex } = await pchain.getUTXOs({ addresses: ["P-fuji1…"], limit: 100 });
   * ```
   */
  getUTXOs: (params: GetUTXOsParams, options?: CallOptions): Promise<GetUTXOsResult> =>
    rpc(getUTXOs, params, options),

  /**
   * Adds up what addresses have staked.
   *
   * @deprecated by the node.
   *
   * @example
   * ```ts
   * const { staked } = await pchain.getStake({ addresses: ["P-fuji1…"] });
   * ```
   */
  getStake: (params: GetStakeParams, options?: CallOptions): Promise<GetStakeResult> =>
    rpc(getStake, params, options),

  /**
   * Lists the outputs that rewarded a staking transaction.
   *
   * @deprecated by the node.
   *
   * @example
   * ```ts
   * const { utxos } = await pchain.getRewardUTXOs({ txID, encoding: "hex" });
   * ```
   */
  getRewardUTXOs: (params: GetRewardUTXOsParams, options?: CallOptions): Promise<GetRewardUTXOsResult> =>
    rpc(getRewardUTXOs, params, options),
});
