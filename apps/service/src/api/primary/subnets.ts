/** Subnets and L1s. */

import type { Subnet } from "@primary-network/data/spec";
import { toAddresses, toCb58 } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import type { SubnetRow } from "../../store/p/subnet.ts";
import { exactInteger } from "../request/exact-integer.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { blockchainItem } from "./blockchain.ts";
import { seenOn, seenOnPChain } from "./heights.ts";
import { networkOf } from "./served-network.ts";

function subnetItem(network: NetworkIdentity, row: SubnetRow): Subnet {
  const owner = {
    locktime: exactInteger(row.locktime),
    threshold: row.threshold,
    addresses: toAddresses(network, row.addresses),
  };
  return {
    subnetId: toCb58(row.subnetId),
    createBlockTimestamp: row.time,
    createBlockIndex: String(row.height),
    ownerAddresses: owner.addresses,
    threshold: owner.threshold,
    locktime: owner.locktime,
    subnetOwnershipInfo: owner,
    isL1: row.conversionTx !== null,
    ...(row.conversionTx !== null && { l1ConversionTransactionHash: toCb58(row.conversionTx) }),
    ...(row.managerChain !== null &&
      row.managerAddress !== null && {
        l1ValidatorManagerDetails: {
          blockchainId: toCb58(row.managerChain),
          contractAddress: row.managerAddress,
        },
      }),
    blockchains: row.blockchains.map(blockchainItem),
  };
}

export const listSubnets = list("listSubnets", { basis: "page", settled: true }, (params, context) => {
  const { identity } = networkOf(context, params.network);
  const { networkId } = identity;
  return {
    networkId,
    see: (store) => seenOnPChain(store, networkId),
    read: (store, window) => store.subnets.list(window),
    write: ({ items }) => ({ subnets: items.map((row) => subnetItem(identity, row)) }),
  };
});

export const getSubnetById = operation("getSubnetById", { basis: "pChain" }, async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const { networkId } = identity;
  const subnetId = readId("subnetId", params.subnetId);
  const seen = await seenOn(context.store, networkId, "p-chain");
  const row = await context.store.subnets.find(networkId, seen, subnetId);
  if (row === undefined) throw new HttpError(404, `subnet ${params.subnetId} is not indexed`);
  return subnetItem(identity, row);
});
