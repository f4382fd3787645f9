/** Validators, their stakes and the supply of the token that stakes. */
import type { CallOptions } from "@primary-network/core";
import type { RpcTransport } from "@primary-network/core/client";
import type {
  GetAllValidatorsAtParams,
  GetAllValidatorsAtResult,
  GetCurrentSupplyParams,
  GetCurrentSupplyResult,
  GetCurrentValidatorsParams,
  GetCurrentValidatorsResult,
  GetL1ValidatorParams,
  GetL1ValidatorResult,
  GetMinStakeParams,
  GetMinStakeResult,
  GetTotalStakeParams,
  GetTotalStakeResult,
  GetValidatorsAtParams,
  GetValidatorsAtResult,
  SampleValidatorsParams,
  SampleValidatorsResult,
} from "./gen/operations.ts";
import {
  getAllValidatorsAt,
  getCurrentSupply,
  getCurrentValidators,
  getL1Validator,
  getMinStake,
  getTotalStake,
  getValidatorsAt,
  sampleValidators,
} from "./gen/operations.ts";

/** These methods of the P-Chain client. */
export const validators = ({ rpc }: RpcTransport) => ({
  /**
   * Lists the current validators of a subnet (default: the Primary Network). Which fields a record has depends on the kind of subnet;
   * `delegators` is given only when exactly one node id is asked for.
   *
   * @example
   * ```ts
   * const { validators } = await pchain.getCurrentValidators({ nodeIDs: ["NodeID-…"] });
   * ```
   */
  getCurrentValidators: (
    params: GetCurrentValidatorsParams = {},
    options?: CallOptions,
  ): Promise<GetCurrentValidatorsResult> => rpc(getCurrentValidators, params, options),

  /**
   * Gets an upper bound of the tokens that can stake a subnet, a decimal string; burnt tokens are not subtracted.
   *
   * @example
   * ```ts
   * const { supply } = await pchain.getCurrentSupply();
   * ```
   */
  getCurrentSupply: (
    params: GetCurrentSupplyParams = {},
    options?: CallOptions,
  ): Promise<GetCurrentSupplyResult> => rpc(getCurrentSupply, params, options),

  /**
   * Gets a validator of an L1 by its validation id.
   *
   * @example
   * ```ts
   * const { balance } = await pchain.getL1Validator({ validationID });
   * ```
   */
  getL1Validator: (params: GetL1ValidatorParams, options?: CallOptions): Promise<GetL1ValidatorResult> =>
    rpc(getL1Validator, params, options),

  /**
   * Gets the least stake of validators and delegators, in nAVAX as decimal strings.
   *
   * @example
   * ```ts
   * const { minValidatorStake } = await pchain.getMinStake();
   * ```
   */
  getMinStake: (params: GetMinStakeParams = {}, options?: CallOptions): Promise<GetMinStakeResult> =>
    rpc(getMinStake, params, options),

  /**
   * Gets the total stake of a subnet.
   *
   * @example
   * ```ts
   * const { weight } = await pchain.getTotalStake();
   * ```
   */
  getTotalStake: (params: GetTotalStakeParams = {}, options?: CallOptions): Promise<GetTotalStakeResult> =>
    rpc(getTotalStake, params, options),

  /**
   * Gets weights and BLS keys of a subnet's validators at a height, or at the proposed height, by node id.
   *
   * @example
   * ```ts
   * const validators = await pchain.getValidatorsAt({ height: 100 });
   * ```
   */
  getValidatorsAt: (params: GetValidatorsAtParams, options?: CallOptions): Promise<GetValidatorsAtResult> =>
    rpc(getValidatorsAt, params, options),

  /**
   * Gets the validator sets of all subnets at a height.
   *
   * @example
   * ```ts
   * const { validatorSets } = await pchain.getAllValidatorsAt({ height: 100 });
   * ```
   */
  getAllValidatorsAt: (
    params: GetAllValidatorsAtParams,
    options?: CallOptions,
  ): Promise<GetAllValidatorsAtResult> => rpc(getAllValidatorsAt, params, options),

  /**
   * Draws validators at random, by weight; one may be drawn several times.
   *
   * @example
   * ```ts
   * const { validators } = await pchain.sampleValidators({ size: 2 });
   * ```
   */
  sampleValidators: (
    params: SampleValidatorsParams,
    options?: CallOptions,
  ): Promise<SampleValidatorsResult> => rpc(sampleValidators, params, options),
});
