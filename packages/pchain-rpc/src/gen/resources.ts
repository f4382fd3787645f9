// Generated from specs/pchain/openrpc.yaml; do not edit.

import type { CallOptions, ResultPromise } from "@primary-network/core";
import type { InEncoding } from "../narrow.ts";
import type {
  GetAllValidatorsAtParams,
  GetAllValidatorsAtResult,
  GetBalanceParams,
  GetBalanceResult,
  GetBlockByHeightParams,
  GetBlockByHeightResult,
  GetBlockParams,
  GetBlockResult,
  GetBlockchainStatusParams,
  GetBlockchainStatusResult,
  GetBlockchainsResult,
  GetCurrentSupplyParams,
  GetCurrentSupplyResult,
  GetCurrentValidatorsParams,
  GetCurrentValidatorsResult,
  GetFeeConfigResult,
  GetFeeStateResult,
  GetHeightResult,
  GetL1ValidatorParams,
  GetL1ValidatorResult,
  GetMinStakeParams,
  GetMinStakeResult,
  GetProposedHeightResult,
  GetRewardUTXOsParams,
  GetRewardUTXOsResult,
  GetStakeParams,
  GetStakeResult,
  GetStakingAssetIDParams,
  GetStakingAssetIDResult,
  GetSubnetParams,
  GetSubnetResult,
  GetSubnetsParams,
  GetSubnetsResult,
  GetTimestampResult,
  GetTotalStakeParams,
  GetTotalStakeResult,
  GetTxParams,
  GetTxResult,
  GetTxStatusParams,
  GetTxStatusResult,
  GetUTXOsParams,
  GetUTXOsResult,
  GetValidatorFeeConfigResult,
  GetValidatorFeeStateResult,
  GetValidatorsAtParams,
  GetValidatorsAtResult,
  IndexGetContainerByIDParams,
  IndexGetContainerByIDResult,
  IndexGetContainerByIndexParams,
  IndexGetContainerByIndexResult,
  IndexGetContainerRangeParams,
  IndexGetContainerRangeResult,
  IndexGetIndexParams,
  IndexGetIndexResult,
  IndexGetLastAcceptedParams,
  IndexGetLastAcceptedResult,
  IndexIsAcceptedParams,
  IndexIsAcceptedResult,
  IssueTxParams,
  IssueTxResult,
  SampleValidatorsParams,
  SampleValidatorsResult,
  ValidatedByParams,
  ValidatedByResult,
  ValidatesParams,
  ValidatesResult,
} from "./operations.ts";

/** Methods of the client itself. */
export interface PChainMethods {
  /**
   * Returns the sums of the unspent outputs of the addresses, by asset and by whether they are locked.
   * The fields with singular names are the AVAX entries of the maps.
   *
   * `platform.getBalance`
   *
   * @deprecated Deprecated since node version v1.9.12.
   * @example
   * ```ts
   * const { unlocked } = await pchain.getBalance({ addresses: ["P-fuji1…"] });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-balance/}
   */
  readonly getBalance: (params: GetBalanceParams, options?: CallOptions) => ResultPromise<GetBalanceResult>;

  /**
   * Returns an accepted block as bytes or in JSON form.
   *
   * `platform.getBlock`
   *
   * @example
   * ```ts
   * const { block } = await pchain.getBlock({ blockID, encoding: "json" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-block/}
   */
  readonly getBlock: <const Value extends NonNullable<GetBlockParams["encoding"]>>(params: GetBlockParams & { readonly encoding?: Value | undefined }, options?: CallOptions) => ResultPromise<InEncoding<GetBlockResult, Value>>;

  /**
   * Returns the accepted block at a height as bytes or in JSON form.
   *
   * `platform.getBlockByHeight`
   *
   * @example
   * ```ts
   * const { block } = await pchain.getBlockByHeight({ height: 1 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-block-by-height/}
   */
  readonly getBlockByHeight: <const Value extends NonNullable<GetBlockByHeightParams["encoding"]>>(params: GetBlockByHeightParams & { readonly encoding?: Value | undefined }, options?: CallOptions) => ResultPromise<InEncoding<GetBlockByHeightResult, Value>>;

  /**
   * Lists all blockchains that were created on the P-Chain: those of subnets first, those of the Primary
   * Network last.
   *
   * `platform.getBlockchains`
   *
   * @deprecated Deprecated since node version v1.9.12.
   * @example
   * ```ts
   * const { blockchains } = await pchain.getBlockchains();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-blockchains/}
   */
  readonly getBlockchains: (options?: CallOptions) => ResultPromise<GetBlockchainsResult>;

  /**
   * Returns whether a blockchain exists, and whether this node validates or syncs it.
   *
   * `platform.getBlockchainStatus`
   *
   * @example
   * ```ts
   * const { status } = await pchain.getBlockchainStatus({ blockchainID });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-blockchain-status/}
   */
  readonly getBlockchainStatus: (params: GetBlockchainStatusParams, options?: CallOptions) => ResultPromise<GetBlockchainStatusResult>;

  /**
   * Returns an upper bound of the supply of the subnet's staking token. Burned tokens, including fees,
   * are not subtracted.
   *
   * `platform.getCurrentSupply`
   *
   * @example
   * ```ts
   * const { supply } = await pchain.getCurrentSupply();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-current-supply/}
   */
  readonly getCurrentSupply: (params?: GetCurrentSupplyParams, options?: CallOptions) => ResultPromise<GetCurrentSupplyResult>;

  /**
   * Lists the validators of a subnet. Node ids that are not validators now are omitted without an error,
   * and an unknown subnet has no validators.
   *
   * `platform.getCurrentValidators`
   *
   * @example
   * ```ts
   * const { validators } = await pchain.getCurrentValidators({ nodeIDs: ["NodeID-…"] });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-current-validators/}
   */
  readonly getCurrentValidators: (params?: GetCurrentValidatorsParams, options?: CallOptions) => ResultPromise<GetCurrentValidatorsResult>;

  /**
   * Returns the height of the last accepted block.
   *
   * `platform.getHeight`
   *
   * @example
   * ```ts
   * const { height } = await pchain.getHeight();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-height/}
   */
  readonly getHeight: (options?: CallOptions) => ResultPromise<GetHeightResult>;

  /**
   * Returns the P-Chain height that a block proposed now would refer to; it is usually behind the last
   * accepted height.
   *
   * `platform.getProposedHeight`
   *
   * @example
   * ```ts
   * const { height } = await pchain.getProposedHeight();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-proposed-height/}
   */
  readonly getProposedHeight: (options?: CallOptions) => ResultPromise<GetProposedHeightResult>;

  /**
   * Lists the outputs that are owned by any of the addresses. To get the next page, pass `endIndex` as
   * `startIndex`; an output may appear on two pages.
   *
   * `platform.getUTXOs`
   *
   * @example
   * ```ts
   * const { utxos, endIndex } = await pchain.getUTXOs({ addresses: ["P-fuji1…"], limit: 100 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-utxos/}
   */
  readonly getUTXOs: (params: GetUTXOsParams, options?: CallOptions) => ResultPromise<GetUTXOsResult>;

  /**
   * Returns the owner of a subnet, and whether it is permissioned, elastic or an L1.
   *
   * `platform.getSubnet`
   *
   * @example
   * ```ts
   * const { isPermissioned } = await pchain.getSubnet({ subnetID });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-subnet/}
   */
  readonly getSubnet: (params: GetSubnetParams, options?: CallOptions) => ResultPromise<GetSubnetResult>;

  /**
   * Lists the given subnets, or all of them.
   *
   * `platform.getSubnets`
   *
   * @deprecated Superseded by `pchain.getSubnet`.
   * @example
   * ```ts
   * const { subnets } = await pchain.getSubnets();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-subnets/}
   */
  readonly getSubnets: (params?: GetSubnetsParams, options?: CallOptions) => ResultPromise<GetSubnetsResult>;

  /**
   * Returns the id of the asset that validators of the subnet stake.
   *
   * `platform.getStakingAssetID`
   *
   * @example
   * ```ts
   * const { assetID } = await pchain.getStakingAssetID();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-staking-asset-id/}
   */
  readonly getStakingAssetID: (params?: GetStakingAssetIDParams, options?: CallOptions) => ResultPromise<GetStakingAssetIDResult>;

  /**
   * Returns one validation of an L1 by its id, active or not.
   *
   * `platform.getL1Validator`
   *
   * @example
   * ```ts
   * const { balance } = await pchain.getL1Validator({ validationID });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-l1-validator/}
   */
  readonly getL1Validator: (params: GetL1ValidatorParams, options?: CallOptions) => ResultPromise<GetL1ValidatorResult>;

  /**
   * Samples units of weight without replacement and returns the validator of each. A validator may
   * appear several times.
   *
   * `platform.sampleValidators`
   *
   * @example
   * ```ts
   * const { validators } = await pchain.sampleValidators({ size: 2 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-sample-validators/}
   */
  readonly sampleValidators: (params: SampleValidatorsParams, options?: CallOptions) => ResultPromise<SampleValidatorsResult>;

  /**
   * Returns the id of the subnet that validates a blockchain.
   *
   * `platform.validatedBy`
   *
   * @example
   * ```ts
   * const { subnetID } = await pchain.validatedBy({ blockchainID });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-validated-by/}
   */
  readonly validatedBy: (params: ValidatedByParams, options?: CallOptions) => ResultPromise<ValidatedByResult>;

  /**
   * Lists the blockchains that a subnet validates.
   *
   * `platform.validates`
   *
   * @example
   * ```ts
   * const { blockchainIDs } = await pchain.validates({ subnetID });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-validates/}
   */
  readonly validates: (params: ValidatesParams, options?: CallOptions) => ResultPromise<ValidatesResult>;

  /**
   * Submits a signed transaction to the node, which verifies and gossips it. A successful response does
   * not mean that the chain accepted the transaction: call `pchain.getTxStatus`.
   *
   * Sent again only when it surely was not processed.
   *
   * `platform.issueTx`
   *
   * @example
   * ```ts
   * const { txID } = await pchain.issueTx({ tx, encoding: "hex" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-issue-tx/}
   */
  readonly issueTx: (params: IssueTxParams, options?: CallOptions) => ResultPromise<IssueTxResult>;

  /**
   * Returns an accepted transaction as bytes or in JSON form.
   *
   * `platform.getTx`
   *
   * @example
   * ```ts
   * const { tx } = await pchain.getTx({ txID, encoding: "json" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-tx/}
   */
  readonly getTx: <const Value extends NonNullable<GetTxParams["encoding"]>>(params: GetTxParams & { readonly encoding?: Value | undefined }, options?: CallOptions) => ResultPromise<InEncoding<GetTxResult, Value>>;

  /**
   * Returns whether a transaction was accepted.
   *
   * `platform.getTxStatus`
   *
   * @example
   * ```ts
   * const { status } = await pchain.getTxStatus({ txID });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-tx-status/}
   */
  readonly getTxStatus: (params: GetTxStatusParams, options?: CallOptions) => ResultPromise<GetTxStatusResult>;

  /**
   * Returns the sum of the outputs that the addresses have staked.
   *
   * `platform.getStake`
   *
   * @deprecated Deprecated since node version v1.9.12.
   * @example
   * ```ts
   * const { staked } = await pchain.getStake({ addresses: ["P-fuji1…"] });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-stake/}
   */
  readonly getStake: (params: GetStakeParams, options?: CallOptions) => ResultPromise<GetStakeResult>;

  /**
   * Returns the minimum stake of validators and of delegators.
   *
   * `platform.getMinStake`
   *
   * @example
   * ```ts
   * const { minValidatorStake } = await pchain.getMinStake();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-min-stake/}
   */
  readonly getMinStake: (params?: GetMinStakeParams, options?: CallOptions) => ResultPromise<GetMinStakeResult>;

  /**
   * Returns the total stake of a subnet.
   *
   * `platform.getTotalStake`
   *
   * @example
   * ```ts
   * const { weight } = await pchain.getTotalStake();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-total-stake/}
   */
  readonly getTotalStake: (params?: GetTotalStakeParams, options?: CallOptions) => ResultPromise<GetTotalStakeResult>;

  /**
   * Lists the reward outputs of a validator or delegator.
   *
   * `platform.getRewardUTXOs`
   *
   * @deprecated Deprecated since node version v1.9.12.
   * @example
   * ```ts
   * const { utxos } = await pchain.getRewardUTXOs({ txID, encoding: "hex" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-reward-utxos/}
   */
  readonly getRewardUTXOs: (params: GetRewardUTXOsParams, options?: CallOptions) => ResultPromise<GetRewardUTXOsResult>;

  /**
   * Returns the time of the last accepted block.
   *
   * `platform.getTimestamp`
   *
   * @example
   * ```ts
   * const { timestamp } = await pchain.getTimestamp();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-timestamp/}
   */
  readonly getTimestamp: (options?: CallOptions) => ResultPromise<GetTimestampResult>;

  /**
   * Returns the weight and the BLS key of every validator of a subnet at a height, by node id.
   *
   * `platform.getValidatorsAt`
   *
   * @example
   * ```ts
   * const validators = await pchain.getValidatorsAt({ height: 100 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-validators-at/}
   */
  readonly getValidatorsAt: (params: GetValidatorsAtParams, options?: CallOptions) => ResultPromise<GetValidatorsAtResult>;

  /**
   * Returns the validator sets that sign Warp messages, by subnet.
   *
   * `platform.getAllValidatorsAt`
   *
   * @example
   * ```ts
   * const { validatorSets } = await pchain.getAllValidatorsAt({ height: 100 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-all-validators-at/}
   */
  readonly getAllValidatorsAt: (params: GetAllValidatorsAtParams, options?: CallOptions) => ResultPromise<GetAllValidatorsAtResult>;

  /**
   * Returns the constants from which the fee of transactions is computed.
   *
   * `platform.getFeeConfig`
   *
   * @example
   * ```ts
   * const config = await pchain.getFeeConfig();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-fee-config/}
   */
  readonly getFeeConfig: (options?: CallOptions) => ResultPromise<GetFeeConfigResult>;

  /**
   * Returns the state from which the next fee is computed.
   *
   * `platform.getFeeState`
   *
   * @example
   * ```ts
   * const { price } = await pchain.getFeeState();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-fee-state/}
   */
  readonly getFeeState: (options?: CallOptions) => ResultPromise<GetFeeStateResult>;

  /**
   * Returns the constants from which the fee of L1 validators is computed.
   *
   * `platform.getValidatorFeeConfig`
   *
   * @example
   * ```ts
   * const config = await pchain.getValidatorFeeConfig();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-validator-fee-config/}
   */
  readonly getValidatorFeeConfig: (options?: CallOptions) => ResultPromise<GetValidatorFeeConfigResult>;

  /**
   * Returns the price that an active L1 validator pays per second.
   *
   * `platform.getValidatorFeeState`
   *
   * @example
   * ```ts
   * const { price } = await pchain.getValidatorFeeState();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/platform-get-validator-fee-state/}
   */
  readonly getValidatorFeeState: (options?: CallOptions) => ResultPromise<GetValidatorFeeStateResult>;
}

/** The node's index of accepted blocks, where it is enabled. */
export interface IndexResource {
  /**
   * Returns the newest block of the index.
   *
   * `index.getLastAccepted`
   *
   * @example
   * ```ts
   * const { index } = await pchain.index.getLastAccepted();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/index-get-last-accepted/}
   */
  readonly getLastAccepted: (params?: IndexGetLastAcceptedParams, options?: CallOptions) => ResultPromise<IndexGetLastAcceptedResult>;

  /**
   * Returns the block with this index in the order of acceptance.
   *
   * `index.getContainerByIndex`
   *
   * @example
   * ```ts
   * const { bytes } = await pchain.index.getContainerByIndex({ index: 0 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/index-get-container-by-index/}
   */
  readonly getContainerByIndex: (params: IndexGetContainerByIndexParams, options?: CallOptions) => ResultPromise<IndexGetContainerByIndexResult>;

  /**
   * Returns an accepted block by its id.
   *
   * `index.getContainerByID`
   *
   * @example
   * ```ts
   * const { bytes } = await pchain.index.getContainerByID({ id });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/index-get-container-by-id/}
   */
  readonly getContainerByID: (params: IndexGetContainerByIDParams, options?: CallOptions) => ResultPromise<IndexGetContainerByIDResult>;

  /**
   * Returns blocks in the order of acceptance, starting at a position; fewer than requested at the end
   * of the index.
   *
   * `index.getContainerRange`
   *
   * @example
   * ```ts
   * const { containers } = await pchain.index.getContainerRange({ startIndex: 0, numToFetch: 1024 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/index-get-container-range/}
   */
  readonly getContainerRange: (params: IndexGetContainerRangeParams, options?: CallOptions) => ResultPromise<IndexGetContainerRangeResult>;

  /**
   * Returns the position of a block in the order of acceptance.
   *
   * `index.getIndex`
   *
   * @example
   * ```ts
   * const { index } = await pchain.index.getIndex({ id });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/index-get-index/}
   */
  readonly getIndex: (params: IndexGetIndexParams, options?: CallOptions) => ResultPromise<IndexGetIndexResult>;

  /**
   * Returns whether a block has been accepted; it is not an error when it has not.
   *
   * `index.isAccepted`
   *
   * @example
   * ```ts
   * const { isAccepted } = await pchain.index.isAccepted({ id });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/p-chain/index-is-accepted/}
   */
  readonly isAccepted: (params: IndexIsAcceptedParams, options?: CallOptions) => ResultPromise<IndexIsAcceptedResult>;
}

/** All methods of the pchain client that make a call. */
export interface PChainResources extends PChainMethods {
  /** The node's index of accepted blocks, where it is enabled. */
  readonly index: IndexResource;
}
