/** Subnets with their owners, chains and validators; L1s with their managers and validators. */
import type { L1ValidatorDetails, PChainTransaction, Subnet } from "@primary-network/data";
import type { Said } from "../questions/exchange.ts";
import { ALL, bare, type Compared, P, PRIMARY } from "./compared-network.ts";

const NONE = "11111111111111111111111111111111LpoYY";

function describeEntry({
  isPermissioned,
  controlKeys,
  threshold,
  locktime,
  managerChainID,
  managerAddress,
}: Said) {
  return {
    isL1: !isPermissioned,
    owners: controlKeys.map(bare),
    threshold: Number(threshold),
    locktime: String(locktime),
    manager:
      managerChainID === NONE && !managerAddress
        ? undefined
        : { blockchainId: managerChainID, contractAddress: managerAddress },
  };
}

function listed({ isL1, ownerAddresses, threshold, locktime, l1ValidatorManagerDetails }: Subnet) {
  return {
    isL1,
    owners: ownerAddresses,
    threshold,
    locktime: String(locktime),
    manager: l1ValidatorManagerDetails,
  };
}

export async function compareSubnets({ call, data, comparison, txs }: Compared): Promise<void> {
  const all = await data.subnets.list({ pageSize: 100 }).toArray(ALL);
  const ours = all.filter(({ subnetId }) => subnetId !== PRIMARY);
  const { subnets } = await call(P, "platform.getSubnets");
  const ids: string[] = subnets.map(({ id }: Said) => id).filter((id: string) => id !== PRIMARY);
  const details = new Map<string, Said>();
  for (const subnetID of ids) details.set(subnetID, await call(P, "platform.getSubnet", { subnetID }));
  comparison.compareByKey(
    "subnets: owners, conversion, manager",
    [...details].map(([id, subnet]) => [id, describeEntry(subnet)]),
    ours.map((subnet) => [subnet.subnetId, listed(subnet)]),
  );
  const { blockchains } = await call(P, "platform.getBlockchains");
  comparison.compareByKey(
    "blockchains: name, subnet, VM",
    blockchains.map(({ id, name, subnetID, vmID }: Said) => [id, { name, subnetId: subnetID, vmId: vmID }]),
    all
      .flatMap(({ blockchains: chains }) => chains)
      .filter(({ blockchainId }) => blockchainId !== PRIMARY)
      .map(({ blockchainId, blockchainName, subnetId, vmId }) => [
        blockchainId,
        { name: blockchainName, subnetId, vmId },
      ]),
  );
  const validators = await data.validators.list({ pageSize: 100 }).toArray(ALL);
  for (const [subnetID, subnet] of details) {
    const { validators: said } = await call(P, "platform.getCurrentValidators", { subnetID });
    if (subnet.isPermissioned) {
      comparison.compareByKey(
        "validators of subnets with permission",
        said.map(({ txID, nodeID, weight, startTime, endTime }: Said) => [
          txID,
          { nodeId: nodeID, weight, start: Number(startTime), end: Number(endTime) },
        ]),
        validators
          .filter(({ subnetId, validationStatus }) => subnetId === subnetID && validationStatus === "active")
          .map(({ txHash, nodeId, amountStaked, startTimestamp, endTimestamp }) => [
            txHash,
            { nodeId, weight: amountStaked, start: startTimestamp, end: endTimestamp },
          ]),
      );
    } else await compareL1({ data, comparison, txs }, subnetID, said);
  }
}

/** An L1's validators have no list of their own: the service's data on each transaction that changed one must add up to the node's state. */
async function compareL1(
  { data, comparison }: Pick<Compared, "data" | "comparison" | "txs">,
  subnetId: string,
  said: readonly Said[],
): Promise<void> {
  for (const { validationID, nodeID, weight } of said) {
    const list = data.transactions.list({
      blockchainId: "p-chain",
      l1ValidationId: validationID,
      sortOrder: "asc",
      pageSize: 100,
    });
    const details = ((await list.toArray(ALL)) as PChainTransaction[]).flatMap(
      ({ l1ValidatorDetails = [] }) =>
        l1ValidatorDetails.filter(({ validationId }) => validationId === validationID),
    );
    const last: L1ValidatorDetails | undefined = details.at(-1);
    comparison.compare(
      "validators of L1s: subnet, node, weight",
      validationID,
      { subnetId, nodeId: nodeID, weight: String(weight) },
      last && { subnetId: last.subnetId, nodeId: last.nodeId, weight: String(last.weight) },
    );
  }
}
