// Generated from the methods of @primary-network/pchain-rpc; do not edit.

import type { PChainClient } from "@primary-network/pchain-rpc";
import { optionsOf, type QueriesOptions } from "../options.ts";

/**
 * Makes query options for each operation of a client, under the names of its methods. A listing has the options of an
 * infinite query, or of a query if everything is on one page. An operation that changes something has mutation options.
 *
 * @param pchain the client that sends the calls
 * @example
 * ```ts
 * const queries = pchainQueries(pchain);
 * const { data: height } = useQuery(queries.getHeight());
 * ```
 */
export function pchainQueries(pchain: PChainClient, options?: QueriesOptions) {
  const of = optionsOf("pchain", options);
  return {
    /** Balances of a set of addresses: `pchain.getBalance`. */
    getBalance: of.query("getBalance", pchain.getBalance),
    /** A block by id: `pchain.getBlock`. */
    getBlock: of.query("getBlock", pchain.getBlock),
    /** A block by height: `pchain.getBlockByHeight`. */
    getBlockByHeight: of.query("getBlockByHeight", pchain.getBlockByHeight),
    /** Every blockchain except the P-Chain: `pchain.getBlockchains`. */
    getBlockchains: of.bareQuery("getBlockchains", pchain.getBlockchains),
    /** The status of a blockchain: `pchain.getBlockchainStatus`. */
    getBlockchainStatus: of.query("getBlockchainStatus", pchain.getBlockchainStatus),
    /** Upper bound of the supply of a subnet's staking token: `pchain.getCurrentSupply`. */
    getCurrentSupply: of.optionalQuery("getCurrentSupply", pchain.getCurrentSupply),
    /** Validators at the last accepted block: `pchain.getCurrentValidators`. */
    getCurrentValidators: of.optionalQuery("getCurrentValidators", pchain.getCurrentValidators),
    /** Height of the last accepted block: `pchain.getHeight`. */
    getHeight: of.bareQuery("getHeight", pchain.getHeight),
    /** Height that proposers use now: `pchain.getProposedHeight`. */
    getProposedHeight: of.bareQuery("getProposedHeight", pchain.getProposedHeight),
    /** Unspent outputs of a set of addresses: `pchain.getUTXOs`. */
    getUTXOs: of.query("getUTXOs", pchain.getUTXOs),
    /** A subnet: `pchain.getSubnet`. */
    getSubnet: of.query("getSubnet", pchain.getSubnet),
    /** Subnets by id: `pchain.getSubnets`. */
    getSubnets: of.optionalQuery("getSubnets", pchain.getSubnets),
    /** Staking asset of a subnet: `pchain.getStakingAssetID`. */
    getStakingAssetID: of.optionalQuery("getStakingAssetID", pchain.getStakingAssetID),
    /** A validator of an L1: `pchain.getL1Validator`. */
    getL1Validator: of.query("getL1Validator", pchain.getL1Validator),
    /** A random sample of validators: `pchain.sampleValidators`. */
    sampleValidators: of.query("sampleValidators", pchain.sampleValidators),
    /** The subnet that validates a blockchain: `pchain.validatedBy`. */
    validatedBy: of.query("validatedBy", pchain.validatedBy),
    /** The blockchains of a subnet: `pchain.validates`. */
    validates: of.query("validates", pchain.validates),
    /** Send a signed transaction: `pchain.issueTx`. */
    issueTx: of.mutation("issueTx", pchain.issueTx),
    /** A transaction by id: `pchain.getTx`. */
    getTx: of.query("getTx", pchain.getTx),
    /** The status of a transaction: `pchain.getTxStatus`. */
    getTxStatus: of.query("getTxStatus", pchain.getTxStatus),
    /** Stake of a set of addresses: `pchain.getStake`. */
    getStake: of.query("getStake", pchain.getStake),
    /** Minimum stake: `pchain.getMinStake`. */
    getMinStake: of.optionalQuery("getMinStake", pchain.getMinStake),
    /** Total stake of a subnet: `pchain.getTotalStake`. */
    getTotalStake: of.optionalQuery("getTotalStake", pchain.getTotalStake),
    /** Rewards of a staking transaction: `pchain.getRewardUTXOs`. */
    getRewardUTXOs: of.query("getRewardUTXOs", pchain.getRewardUTXOs),
    /** Time of the chain: `pchain.getTimestamp`. */
    getTimestamp: of.bareQuery("getTimestamp", pchain.getTimestamp),
    /** Validators at a height: `pchain.getValidatorsAt`. */
    getValidatorsAt: of.query("getValidatorsAt", pchain.getValidatorsAt),
    /** Validator sets of all subnets at a height: `pchain.getAllValidatorsAt`. */
    getAllValidatorsAt: of.query("getAllValidatorsAt", pchain.getAllValidatorsAt),
    /** Rules of the dynamic fee: `pchain.getFeeConfig`. */
    getFeeConfig: of.bareQuery("getFeeConfig", pchain.getFeeConfig),
    /** The current dynamic fee: `pchain.getFeeState`. */
    getFeeState: of.bareQuery("getFeeState", pchain.getFeeState),
    /** Rules of the continuous fee: `pchain.getValidatorFeeConfig`. */
    getValidatorFeeConfig: of.bareQuery("getValidatorFeeConfig", pchain.getValidatorFeeConfig),
    /** The current continuous fee: `pchain.getValidatorFeeState`. */
    getValidatorFeeState: of.bareQuery("getValidatorFeeState", pchain.getValidatorFeeState),
    /** The node's index of accepted blocks, where it is enabled: `pchain.index`. */
    index: {
      /** The last accepted block: `pchain.index.getLastAccepted`. */
      getLastAccepted: of.optionalQuery("index.getLastAccepted", pchain.index.getLastAccepted),
      /** The block at an index: `pchain.index.getContainerByIndex`. */
      getContainerByIndex: of.query("index.getContainerByIndex", pchain.index.getContainerByIndex),
      /** A block of the index by id: `pchain.index.getContainerByID`. */
      getContainerByID: of.query("index.getContainerByID", pchain.index.getContainerByID),
      /** Consecutive blocks of the index: `pchain.index.getContainerRange`. */
      getContainerRange: of.query("index.getContainerRange", pchain.index.getContainerRange),
      /** The position of a block in the index: `pchain.index.getIndex`. */
      getIndex: of.query("index.getIndex", pchain.index.getIndex),
      /** Check that a block is in the index: `pchain.index.isAccepted`. */
      isAccepted: of.query("index.isAccepted", pchain.index.isAccepted),
    },
  };
}
