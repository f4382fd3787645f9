/** `platform.*` methods about staking as a whole: supply, limits, the continuous fee of L1 validators. */
import { gasPrice } from "@primary-network/codec/p";
import { equalBytes } from "../../chains/byte-order.ts";
import { gasConfig } from "../../chains/p/fees.ts";
import { params } from "../../chains/p/params.ts";
import { EMPTY_ID } from "../../chains/p/state.ts";
import type { Network } from "../../network/network.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import type { MethodTable } from "../method.ts";
import { decimal, id, rfc3339 } from "../text.ts";

/** The methods of this file. */
export function stakingMethods({ chain }: Network) {
  const { state } = chain;
  const requireElastic = (subnetId: Uint8Array): void => {
    // This network has no elastic subnets.
    if (equalBytes(subnetId, EMPTY_ID)) return;
    throw new RpcFault(`failed fetching subnet transformation for ${id(subnetId)}: ${NOT_FOUND}`);
  };
  return {
    getCurrentSupply(args) {
      if (!equalBytes(args.id("subnetID"), EMPTY_ID))
        throw new RpcFault(`fetching current supply failed: ${NOT_FOUND}`);
      return { supply: decimal(state.supply), height: decimal(chain.blocks.last.height) };
    },
    getStakingAssetID(args) {
      requireElastic(args.id("subnetID"));
      return { assetID: id(state.avaxAssetId) };
    },
    getMinStake(args) {
      requireElastic(args.id("subnetID"));
      return {
        minValidatorStake: decimal(params.minValidatorStake),
        minDelegatorStake: decimal(params.minDelegatorStake),
      };
    },
    getFeeConfig: () => ({ ...gasConfig, weights: [...gasConfig.weights] }),
    getFeeState: () => ({
      capacity: state.gas.capacity,
      excess: state.gas.excess,
      price: gasPrice(gasConfig, state.gas.excess),
      timestamp: rfc3339(state.timestamp),
    }),
    getValidatorFeeConfig: () => ({ ...params.l1ValidatorFee }),
    /** The price is at its minimum: far fewer L1 validators are active than the target. */
    getValidatorFeeState: () => ({
      excess: 0,
      price: params.l1ValidatorFee.minPrice,
      timestamp: rfc3339(chain.blocks.last.timestamp),
    }),
  } satisfies MethodTable;
}
