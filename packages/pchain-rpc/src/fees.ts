/** Rules and state of the fees. */
import type { CallOptions } from "@primary-network/core";
import type { RpcTransport } from "@primary-network/core/client";
import type {
  GetFeeConfigResult,
  GetFeeStateResult,
  GetValidatorFeeConfigResult,
  GetValidatorFeeStateResult,
} from "./gen/operations.ts";
import { getFeeConfig, getFeeState, getValidatorFeeConfig, getValidatorFeeState } from "./gen/operations.ts";

/** These methods of the P-Chain client. */
export const fees = ({ rpc }: RpcTransport) => ({
  /**
   * Gets the rules of the dynamic transaction fee.
   *
   * @example
   * ```ts
   * const config = await pchain.getFeeConfig();
   * ```
   */
  getFeeConfig: (options?: CallOptions): Promise<GetFeeConfigResult> => rpc(getFeeConfig, {}, options),

  /**
   * Gets the state of the dynamic transaction fee.
   *
   * @example
   * ```ts
   * const { price } = await pchain.getFeeState();
   * ```
   */
  getFeeState: (options?: CallOptions): Promise<GetFeeStateResult> => rpc(getFeeState, {}, options),

  /**
   * Gets the rules of the continuous fee of L1 validators.
   *
   * @example
   * ```ts
   * const config = await pchain.getValidatorFeeConfig();
   * ```
   */
  getValidatorFeeConfig: (options?: CallOptions): Promise<GetValidatorFeeConfigResult> =>
    rpc(getValidatorFeeConfig, {}, options),

  /**
   * Gets the state of the continuous fee of L1 validators.
   *
   * @example
   * ```ts
   * const { price } = await pchain.getValidatorFeeState();
   * ```
   */
  getValidatorFeeState: (options?: CallOptions): Promise<GetValidatorFeeStateResult> =>
    rpc(getValidatorFeeState, {}, options),
});
