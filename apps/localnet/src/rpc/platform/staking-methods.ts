/** `platform.*` methods about staking as a whole: supply, limits, total stake, validators of past heights. */
import { encodeNodeId } from "@primary-network/codec";
import type { Network } from "../../network.ts";
import { equalBytes } from "../../world/byte-order.ts";
import { params } from "../../world/params.ts";
import { EMPTY_ID } from "../../world/state.ts";
import { type MethodTable, NOT_FOUND, RpcFault } from "../method.ts";
import { decimal, id } from "../text.ts";

/** The methods of this file. */
export function stakingMethods({ chain }: Network) {
  const { state } = chain;
  const requireElastic = (subnetId: Uint8Array): void => {
    // No subnet of this network was ever made elastic.
    if (equalBytes(subnetId, EMPTY_ID)) return;
    throw new RpcFault(`failed fetching subnet transformation for ${id(subnetId)}: ${NOT_FOUND}`);
  };
  const weightsAt = (subnetId: Uint8Array, height: bigint): Map<string, bigint> => {
    const weights = new Map<string, bigint>();
    for (const change of state.weightChanges) {
      if (change.height > height || !equalBytes(change.subnetId, subnetId)) continue;
      const nodeId = encodeNodeId(change.nodeId);
      weights.set(nodeId, (weights.get(nodeId) ?? 0n) + change.weight);
    }
    return new Map([...weights].filter(([, weight]) => weight > 0n));
  };

  return {
    getCurrentSupply(args) {
      if (!equalBytes(args.id("subnetID"), EMPTY_ID))
        throw new RpcFault(`fetching current supply failed: ${NOT_FOUND}`);
      return { supply: decimal(state.supply), height: decimal(chain.last.height) };
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
    getTotalStake(args) {
      const weights = weightsAt(args.id("subnetID"), chain.last.height);
      const total = decimal([...weights.values()].reduce((sum, weight) => sum + weight, 0n));
      return { stake: total, weight: total };
    },
    getValidatorsAt(args) {
      // The word stands for the height that a block proposed now would name.
      const height = args.is("height", "proposed") ? chain.last.height : (args.uint64("height") ?? 0n);
      if (height > chain.last.height) {
        throw new RpcFault(
          "failed to get validator set: failed to fetch validator set at unfinalized height",
        );
      }
      const weights = [...weightsAt(args.id("subnetID"), height)].map(([nodeId, weight]) => [
        nodeId,
        decimal(weight),
      ]);
      return { validators: Object.fromEntries(weights) };
    },
  } satisfies MethodTable;
}
