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
   * Returns the sum of the addresses' unspent outputs, by asset and by lock state. The fields with
   * singular names are the AVAX entries of the maps.
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
   * Lists all blockchains created on the P-Chain: first the blockchains of subnets, then the blockchains
   * of the Primary Network.
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
   * Returns the status of a blockchain: unknown, created, or validated or synced by this node.
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
   * Returns an upper bound of the supply of the subnet's staking token. The bound does not subtract
   * burned tokens, such as fees.
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
   * Lists the validators of a subnet. Skips node ids that are not current validators, and returns no
   * validators for an unknown subnet.
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
   * Returns the P-Chain height that a block proposed now would refer to. It is usually below the last
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
   * Lists the outputs that any of the addresses owns. To get the next page, pass `endIndex` as
   * `startIndex`. An output may appear on two pages.
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
   * Returns the owner of a subnet and its kind: permissioned, elastic or an L1.
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
   * Returns the id of the asset that the subnet's validators stake.
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
   * Returns an active or inactive validation of an L1 by its id.
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
   * Samples units of weight without replacement, and returns the validator of each unit. The same
   * validator may appear several times.
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
   * not mean that the chain accepted the transaction. Call `pchain.getTxStatus` to find out.
   *
   * Retried only if the server certainly did not process it.
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
   * Returns the status of a transaction, such as `Committed` or `Processing`.
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
   * Returns the weight and the BLS key of every validator of a subnet at a height, keyed by node id.
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
   * Returns the constants that determine transaction fees.
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
   * Returns the state that determines the next fee.
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
   * Returns the constants that determine the fee of L1 validators.
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
   * Returns blocks in the order of acceptance, starting at a position. Returns fewer blocks than
   * requested at the end of the index.
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
   * Returns true if the block is accepted, and false otherwise. A block that is not accepted is not an
   * error.
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
