/** Subnets with their owners, chains and validators; L1s with their managers and validators. */
import type { L1Validator, Subnet, Validator } from "@primary-network/data";
import { ALL, bare, type Compared, P, PRIMARY } from "../compared.ts";
import type { Said } from "../node-calls.ts";

function describeEntry(subnet: Said) {
  const { isPermissioned, controlKeys, threshold, locktime, managerChainID, managerAddress } = subnet;
  return {
    isL1: !isPermissioned,
    owners: controlKeys.map(bare),
    threshold: Number(threshold),
    locktime: String(locktime),
    manager:
      managerChainID === PRIMARY && !managerAddress
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

const question = ({ network }: Compared, name: string, path: string) => ({
  chain: "p-chain",
  name,
  ask: `GET /v1/networks/${network}/${path}`,
});

export async function compareSubnets(compared: Compared): Promise<void> {
  const { call, data, comparison, each, sample, choose } = compared;
  const all = await data.subnets.list({ pageSize: 100 }).toArray(ALL);
  const { subnets } = await call(P, "platform.getSubnets");
  const ids: string[] = subnets.map(({ id }: Said) => id).filter((id: string) => id !== PRIMARY);
  const ours = all.filter(({ subnetId }) => subnetId !== PRIMARY);
  comparison.compareByKey(
    question(compared, "list of subnets", "subnets"),
    ids.map((id) => [id, true]),
    ours.map(({ subnetId }) => [subnetId, true]),
  );
  const asked = sample === undefined ? ids : choose(ids, sample);
  const isAsked = new Set(asked);
  const details = new Map(
    await each(
      asked,
      async (subnetID) => [subnetID, await call(P, "platform.getSubnet", { subnetID })] as const,
    ),
  );
  comparison.compareByKey(
    question(compared, "subnets: owners, conversion, manager", "subnets"),
    [...details].map(([id, subnet]) => [id, describeEntry(subnet)]),
    ours.filter(({ subnetId }) => isAsked.has(subnetId)).map((subnet) => [subnet.subnetId, listed(subnet)]),
  );
  const { blockchains } = await call(P, "platform.getBlockchains");
  comparison.compareByKey(
    question(compared, "blockchains: name, subnet, VM", "subnets"),
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
  await each([...details], async ([subnetID, subnet]) => {
    const { validators: said } = await call(P, "platform.getCurrentValidators", { subnetID });
    if (subnet.isPermissioned) comparePermissioned(compared, subnetID, said, validators);
    else await compareL1(compared, subnetID, said);
  });
}

function comparePermissioned(
  compared: Compared,
  subnetID: string,
  said: readonly Said[],
  validators: readonly Validator[],
): void {
  compared.comparison.compareByKey(
    question(compared, "validators of subnets with permission", `validators?subnetId=${subnetID}`),
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
}

const ownerOf = ({ threshold, addresses }: Said) => ({
  threshold: Number(threshold),
  addresses: addresses.map(bare),
});

function describeL1(validator: Said) {
  return {
    nodeId: validator.nodeID,
    weight: String(validator.weight),
    balance: String(validator.balance),
    time: Number(validator.startTime),
    publicKey: validator.publicKey,
    refunds: ownerOf(validator.remainingBalanceOwner),
    disables: ownerOf(validator.deactivationOwner),
  };
}

function listedL1(validator: L1Validator) {
  return {
    nodeId: validator.nodeId,
    weight: String(validator.weight),
    balance: String(validator.remainingBalance),
    time: validator.creationTimestamp,
    publicKey: validator.blsCredentials.publicKey,
    refunds: ownerOf(validator.remainingBalanceOwner),
    disables: ownerOf(validator.deactivationOwner),
  };
}

/** The node lists an L1's validators without a balance too, with the balance 0. */
async function compareL1(compared: Compared, subnetId: string, said: readonly Said[]): Promise<void> {
  const { data, comparison } = compared;
  const query = { subnetId, includeInactiveL1Validators: true, pageSize: 100 };
  const ours = await data.l1Validators.list(query).toArray(ALL);
  comparison.compareByKey(
    question(
      compared,
      "validators of L1s: node, weight, balance, owners",
      `l1Validators?subnetId=${subnetId}&includeInactiveL1Validators=true`,
    ),
    said
      .filter(({ validationID }) => validationID !== undefined)
      .map((validator) => [validator.validationID, describeL1(validator)]),
    ours
      // A removed validator has no weight, and the node forgets it.
      .filter(({ weight }) => BigInt(weight) > 0n)
      .map((validator) => [validator.validationId, listedL1(validator)]),
  );
}
