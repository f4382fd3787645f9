// Generated from specs/pchain/openrpc.yaml; do not edit.

import { type RpcTransport } from "@primary-network/core/client";
import {
  getAllValidatorsAt,
  getBalance,
  getBlock,
  getBlockByHeight,
  getBlockchainStatus,
  getBlockchains,
  getCurrentSupply,
  getCurrentValidators,
  getFeeConfig,
  getFeeState,
  getHeight,
  getL1Validator,
  getMinStake,
  getProposedHeight,
  getRewardUTXOs,
  getStake,
  getStakingAssetID,
  getSubnet,
  getSubnets,
  getTimestamp,
  getTotalStake,
  getTx,
  getTxStatus,
  getUTXOs,
  getValidatorFeeConfig,
  getValidatorFeeState,
  getValidatorsAt,
  indexGetContainerByID,
  indexGetContainerByIndex,
  indexGetContainerRange,
  indexGetIndex,
  indexGetLastAccepted,
  indexIsAccepted,
  issueTx,
  sampleValidators,
  validatedBy,
  validates,
} from "./operations.ts";
import type {
  IndexResource,
  PChainMethods,
  PChainResources,
} from "./resources.ts";

/** Makes the methods over a transport. */
export const methods = (transport: RpcTransport): PChainMethods => ({
  getBalance: (params, options) => transport.call(getBalance, params, options),
  getBlock: (params, options) => transport.call(getBlock, params, options),
  getBlockByHeight: (params, options) => transport.call(getBlockByHeight, params, options),
  getBlockchains: (options) => transport.call(getBlockchains, {}, options),
  getBlockchainStatus: (params, options) => transport.call(getBlockchainStatus, params, options),
  getCurrentSupply: (params = {}, options) => transport.call(getCurrentSupply, params, options),
  getCurrentValidators: (params = {}, options) => transport.call(getCurrentValidators, params, options),
  getHeight: (options) => transport.call(getHeight, {}, options),
  getProposedHeight: (options) => transport.call(getProposedHeight, {}, options),
  getUTXOs: (params, options) => transport.call(getUTXOs, params, options),
  getSubnet: (params, options) => transport.call(getSubnet, params, options),
  getSubnets: (params = {}, options) => transport.call(getSubnets, params, options),
  getStakingAssetID: (params = {}, options) => transport.call(getStakingAssetID, params, options),
  getL1Validator: (params, options) => transport.call(getL1Validator, params, options),
  sampleValidators: (params, options) => transport.call(sampleValidators, params, options),
  validatedBy: (params, options) => transport.call(validatedBy, params, options),
  validates: (params, options) => transport.call(validates, params, options),
  issueTx: (params, options) => transport.call(issueTx, params, options),
  getTx: (params, options) => transport.call(getTx, params, options),
  getTxStatus: (params, options) => transport.call(getTxStatus, params, options),
  getStake: (params, options) => transport.call(getStake, params, options),
  getMinStake: (params = {}, options) => transport.call(getMinStake, params, options),
  getTotalStake: (params = {}, options) => transport.call(getTotalStake, params, options),
  getRewardUTXOs: (params, options) => transport.call(getRewardUTXOs, params, options),
  getTimestamp: (options) => transport.call(getTimestamp, {}, options),
  getValidatorsAt: (params, options) => transport.call(getValidatorsAt, params, options),
  getAllValidatorsAt: (params, options) => transport.call(getAllValidatorsAt, params, options),
  getFeeConfig: (options) => transport.call(getFeeConfig, {}, options),
  getFeeState: (options) => transport.call(getFeeState, {}, options),
  getValidatorFeeConfig: (options) => transport.call(getValidatorFeeConfig, {}, options),
  getValidatorFeeState: (options) => transport.call(getValidatorFeeState, {}, options),
});

/** Makes `pchain.index` over a transport. */
export const index = (transport: RpcTransport): IndexResource => ({
  getLastAccepted: (params = {}, options) => transport.call(indexGetLastAccepted, params, options),
  getContainerByIndex: (params, options) => transport.call(indexGetContainerByIndex, params, options),
  getContainerByID: (params, options) => transport.call(indexGetContainerByID, params, options),
  getContainerRange: (params, options) => transport.call(indexGetContainerRange, params, options),
  getIndex: (params, options) => transport.call(indexGetIndex, params, options),
  isAccepted: (params, options) => transport.call(indexIsAccepted, params, options),
});

/** Makes all methods of the pchain client over a transport. */
export const resources = (transport: RpcTransport): PChainResources => ({
  ...methods(transport),
  index: index(transport),
});
