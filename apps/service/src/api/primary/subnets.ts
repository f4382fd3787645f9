/** Subnets and L1s. */

import type { Subnet } from "@primary-network/data/spec";
import type { SubnetRow } from "../../store/rows.ts";
import { exactInteger } from "../request/exact-integer.ts";
import type { Handler } from "../request/handler.ts";
import { readPage } from "../request/page.ts";
import { blockchainItem } from "./blockchain.ts";
import { networkOf } from "./served-network.ts";

function subnetItem(row: SubnetRow): Subnet {
  const owner = { locktime: exactInteger(row.locktime), threshold: row.threshold, addresses: row.addresses };
  return {
    subnetId: row.subnet_id,
    createBlockTimestamp: row.time,
    createBlockIndex: String(row.height),
    ownerAddresses: owner.addresses,
    threshold: owner.threshold,
    locktime: owner.locktime,
    subnetOwnershipInfo: owner,
    isL1: row.conversion_tx !== null,
    ...(row.conversion_tx !== null && { l1ConversionTransactionHash: row.conversion_tx }),
    ...(row.manager_chain !== null &&
      row.manager_address !== null && {
        l1ValidatorManagerDetails: { blockchainId: row.manager_chain, contractAddress: row.manager_address },
      }),
    blockchains: row.blockchains.map(blockchainItem),
  };
}

export const listSubnets: Handler<"listSubnets"> = async (params, context) => {
  const { identity } = networkOf(context, params.network);
  const { rows, token } = await readPage(context, {
    operation: "listSubnets",
    network: identity,
    params,
    order: "desc",
    read: (window) => context.store.listSubnets(window),
  });
  return { ...token, subnets: rows.map(subnetItem) };
};
