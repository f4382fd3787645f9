/** Contracts of EVM chains. */

import type { EvmContract } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { EvmContractRow } from "../../store/evm/collection.ts";
import type { EvmDeploymentRow } from "../../store/evm/deployment.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import { HttpError } from "../request/http-error.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { seenOnEvm } from "./heights.ts";

function deploymentOf({ txHash, deployer, creator }: EvmContractRow): EvmContract["deploymentDetails"] {
  if (txHash === null || deployer === null) return undefined;
  return {
    txHash,
    deployerAddress: checksummed(deployer),
    ...(creator !== null && creator !== deployer && { deployerContractAddress: checksummed(creator) }),
  };
}

function contractItem(address: string, row: EvmContractRow): EvmContract {
  const { kind, name, symbol, decimals } = row;
  const deploymentDetails = deploymentOf(row);
  const base = {
    address: checksummed(address),
    ...(name !== null && { name }),
    ...(deploymentDetails && { deploymentDetails }),
  };
  const named = { ...base, ...(symbol !== null && { symbol }) };
  if (kind === 20) return { ...named, ercType: "ERC-20", decimals: decimals ?? 0 };
  if (kind === 721) return { ...named, ercType: "ERC-721" };
  if (kind === 1155) return { ...named, ercType: "ERC-1155" };
  return { ...base, ercType: "UNKNOWN" };
}

export const getContractMetadata = operation(
  "getContractMetadata",
  { basis: "evmChains" },
  async (params, context) => {
    const { source } = evmChainOf(context, params.chainId);
    const address = readEvmAddress("address", params.address);
    const row = await context.store.evm.collections.findContract(source.evmChainId, address);
    // Without a deployment, it may be from before.
    if ((row?.txHash ?? null) === null) beginningOfEvm(context, source.evmChainId)?.refuse();
    if (row) return contractItem(address, row);
    throw new HttpError(
      404,
      `${params.address} is neither a token that has moved on chain ${params.chainId} nor a contract whose deployment is indexed`,
    );
  },
);

const deployed = (row: EvmDeploymentRow): EvmContract =>
  contractItem(row.address, {
    kind: row.nftKind ?? (row.isToken ? 20 : null),
    name: row.name,
    symbol: row.symbol,
    decimals: row.decimals,
    txHash: row.txHash,
    deployer: row.deployer,
    creator: row.creator,
  });

export const listContractDeployments = list(
  "listContractDeployments",
  { basis: "page" },
  (params, context) => {
    const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
    const address = readEvmAddress("address", params.address);
    return {
      networkId: chain,
      reach: beginningOfEvm(context, chain)?.reach<EvmDeploymentRow>(({ number }) => number),
      see: (store) => seenOnEvm(store, chain),
      read: (store, window) => store.evm.deployments.list(window, address),
      write: ({ items }) => ({ contracts: items.map(deployed) }),
    };
  },
);
