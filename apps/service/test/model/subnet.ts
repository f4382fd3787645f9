/** Endpoint 8: subnets, with their owners, conversions and blockchains. */

import { type Blockchain, type History, known, type Snapshot, type Subnet } from "./history.ts";
import { type Item, integer, type SortOrder, sorted } from "./listed.ts";

export interface SubnetQuery {
  readonly sortOrder?: SortOrder | undefined;
}

/** What the genesis made has block number -1 (FACTS 1). */
const blockchainItem = ({ tx, id, name, vmId, subnetId, genesis }: Blockchain): Item => ({
  blockchainId: id,
  blockchainName: name,
  vmId,
  subnetId,
  createBlockTimestamp: tx.time,
  createBlockNumber: tx.height === 0 ? "-1" : String(tx.height),
  ...(typeof genesis === "object" && { evmChainId: integer(genesis.chainId) }),
  genesisData: typeof genesis === "string" ? genesis : { alloc: {}, config: {} },
});

/** The owner is who the last transfer named: the stale one of the public deployment is not copied (FACTS 2). */
function subnetItem({ id, made, owners, converted, blockchains }: Subnet, at: Snapshot): Item {
  const owner = owners.filter(({ from }) => known(from, at)).at(-1)?.owner;
  const addresses = owner?.addresses ?? [];
  const info = { locktime: integer(owner?.locktime ?? 0n), threshold: owner?.threshold ?? 0, addresses };
  const l1 = known(converted?.tx, at) ? converted : undefined;
  return {
    subnetId: id,
    createBlockTimestamp: made.time,
    createBlockIndex: String(made.height),
    ownerAddresses: addresses,
    threshold: info.threshold,
    locktime: info.locktime,
    subnetOwnershipInfo: info,
    isL1: l1 !== undefined,
    ...(l1 && { l1ConversionTransactionHash: l1.tx.id, l1ValidatorManagerDetails: l1.manager }),
    blockchains: blockchains.filter(({ tx }) => known(tx, at)).map(blockchainItem),
  };
}

/** Of all subnets, in the order of their making, the newest first. */
export function listBlockchains(
  { subnets }: History,
  at: Snapshot,
  { sortOrder = "desc" }: SubnetQuery,
): Item[] {
  const listed = subnets.flatMap(({ blockchains }) => blockchains).filter(({ tx }) => known(tx, at));
  return sorted(listed, sortOrder, ({ tx }) => [tx.height, tx.idx]).map(blockchainItem);
}

/** In the order of their making, the newest first. */
export function listSubnets({ subnets }: History, at: Snapshot, { sortOrder = "desc" }: SubnetQuery): Item[] {
  const listed = subnets.filter(({ made }) => known(made, at));
  return sorted(listed, sortOrder, ({ made }) => [made.height, made.idx]).map((subnet) =>
    subnetItem(subnet, at),
  );
}
