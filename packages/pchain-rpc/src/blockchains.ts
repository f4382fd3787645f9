/** Blockchains, subnets and L1s. */
import type { CallOptions } from "@primary-network/core";
import type { RpcTransport } from "@primary-network/core/client";
import type {
  GetBlockchainStatusParams,
  GetBlockchainStatusResult,
  GetBlockchainsResult,
  GetStakingAssetIDParams,
  GetStakingAssetIDResult,
  GetSubnetParams,
  GetSubnetResult,
  GetSubnetsParams,
  GetSubnetsResult,
  ValidatedByParams,
  ValidatedByResult,
  ValidatesParams,
  ValidatesResult,
} from "./gen/operations.ts";
import {
  getBlockchainStatus,
  getBlockchains,
  getStakingAssetID,
  getSubnet,
  getSubnets,
  validatedBy,
  validates,
} from "./gen/operations.ts";

/** These methods of the P-Chain client. */
export const blockchains = ({ rpc }: RpcTransport) => ({
  /**
   * Lists every blockchain but the P-Chain.
   *
   * @deprecated since node version v1.9.12.
   *
   * @example
   * ```ts
   * const { blockchains } = await pchain.getBlockchains();
   * ```
   */
  getBlockchains: (options?: CallOptions): Promise<GetBlockchainsResult> => rpc(getBlockchains, {}, options),

  /**
   * Tells how far a blockchain has come: Validating, Created, Preferred, Syncing or Unknown.
   *
   * @example
   * ```ts
   * const { status } = await pchain.getBlockchainStatus({ blockchainID });
   * ```
   */
  getBlockchainStatus: (
    params: GetBlockchainStatusParams,
    options?: CallOptions,
  ): Promise<GetBlockchainStatusResult> => rpc(getBlockchainStatus, params, options),

  /**
   * Gets a subnet: its owners and, for an L1, its manager.
   *
   * @example
   * ```ts
   * const { isPermissioned } = await pchain.getSubnet({ subnetID });
   * ```
   */
  getSubnet: (params: GetSubnetParams, options?: CallOptions): Promise<GetSubnetResult> =>
    rpc(getSubnet, params, options),

  /**
   * Lists subnets by id, or all.
   *
   * @deprecated by the node.
   *
   * @example
   * ```ts
   * const { subnets } = await pchain.getSubnets();
   * ```
   */
  getSubnets: (params: GetSubnetsParams = {}, options?: CallOptions): Promise<GetSubnetsResult> =>
    rpc(getSubnets, params, options),

  /**
   * Gets the asset that stakes a subnet.
   *
   * @example
   * ```ts
   * const { assetID } = await pchain.getStakingAssetID();
   * ```
   */
  getStakingAssetID: (
    params: GetStakingAssetIDParams = {},
    options?: CallOptions,
  ): Promise<GetStakingAssetIDResult> => rpc(getStakingAssetID, params, options),

  /**
   * Gets the subnet that validates a blockchain.
   *
   * @example
   * ```ts
   * const { subnetID } = await pchain.validatedBy({ blockchainID });
   * ```
   */
  validatedBy: (params: ValidatedByParams, options?: CallOptions): Promise<ValidatedByResult> =>
    rpc(validatedBy, params, options),

  /**
   * Lists the blockchains that a subnet validates.
   *
   * @example
   * ```ts
   * const { blockchainIDs } = await pchain.validates({ subnetID });
   * ```
   */
  validates: (params: ValidatesParams, options?: CallOptions): Promise<ValidatesResult> =>
    rpc(validates, params, options),
});
