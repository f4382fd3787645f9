/** Subnets: created, given chains and validators, handed over; and what the node refuses of them. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { OutputOwners, SignatureIndices } from "@primary-network/codec";
import type { UnsignedTx } from "@primary-network/codec/p";
import { inSeconds, type Lane } from "./lane.ts";
import { type Build, type Payment, PChain } from "./p-chain.ts";
import { authorize, ownedBy, type Signers } from "./signers.ts";
import { subnetEvmGenesis } from "./subnet-evm-genesis.ts";

/** A subnet's id with who owns it. */
export interface Subnet {
  readonly subnetId: Uint8Array;
  readonly owner: OutputOwners;
}

/** The id of a virtual machine: its name, filled up with zeros. */
export function vmIdOf(name: string): Uint8Array {
  const id = new Uint8Array(32);
  id.set(utf8ToBytes(name));
  return id;
}

/** Pays for and authorises a change of a subnet. */
export function authorized(
  from: Signers,
  owner: Pick<OutputOwners, "threshold" | "addresses">,
  pay: bigint,
  build: (base: Parameters<Build>[0], auth: SignatureIndices) => UnsignedTx,
): [Payment, Build] {
  const authorization = authorize(owner, from);
  if (authorization === undefined) throw new Error("the signers are not the owner");
  return [{ from, pay, authKeys: authorization.keys }, (base) => build(base, authorization.auth)];
}

/** Creates a subnet of some owners. */
export async function createSubnet(
  p: PChain,
  name: string,
  from: Signers,
  owner: OutputOwners,
): Promise<Subnet> {
  const subnetId = await p.issue(name, { from }, (base) => ({ type: "CreateSubnetTx", ...base, owner }));
  return { subnetId, owner };
}

/** Creates a chain on a subnet. */
export function createChain(
  from: Signers,
  { subnetId, owner }: Subnet,
  fields: { readonly chainName: string; readonly vmId: Uint8Array; readonly genesisData: Uint8Array },
): [Payment, Build] {
  return authorized(from, owner, 0n, (base, subnetAuth) => ({
    type: "CreateChainTx",
    ...base,
    ...fields,
    subnetId,
    fxIds: [],
    subnetAuth,
  }));
}

const addValidator = (
  from: Signers,
  { subnetId, owner }: Subnet,
  nodeId: Uint8Array,
  end: number,
  weight = 10n,
) =>
  authorized(from, owner, 0n, (base, subnetAuth) => ({
    type: "AddSubnetValidatorTx",
    ...base,
    validator: { nodeId, start: 0n, end: BigInt(end), weight },
    subnetId,
    subnetAuth,
  }));

const removeValidator = (from: Signers, { subnetId, owner }: Subnet, nodeId: Uint8Array) =>
  authorized(from, owner, 0n, (base, subnetAuth) => ({
    type: "RemoveSubnetValidatorTx",
    ...base,
    nodeId,
    subnetId,
    subnetAuth,
  }));

const transferOwnership = (from: Signers, { subnetId, owner }: Subnet, newOwner: OutputOwners) =>
  authorized(from, owner, 0n, (base, subnetAuth) => ({
    type: "TransferSubnetOwnershipTx",
    ...base,
    subnetId,
    subnetAuth,
    owner: newOwner,
  }));

const transform = (p: PChain, from: Signers, { subnetId, owner }: Subnet) =>
  authorized(from, owner, 0n, (base, subnetAuth) => ({
    type: "TransformSubnetTx",
    ...base,
    subnetId,
    assetId: p.avaxAssetId.map((byte) => byte ^ 0xff),
    initialSupply: 1_000n,
    maximumSupply: 2_000n,
    minConsumptionRate: 1n,
    maxConsumptionRate: 2n,
    minValidatorStake: 1n,
    maxValidatorStake: 100n,
    minStakeDuration: 1,
    maxStakeDuration: 86_400,
    minDelegationFee: 0,
    minDelegatorStake: 1n,
    maxValidatorWeightFactor: 5,
    uptimeRequirement: 0,
    subnetAuth,
  }));

/** Seconds of the term of a subnet validator that ends in the run. */
const TERM = 25;

/** Runs the lane. */
export async function driveSubnets(lane: Lane): Promise<void> {
  const { network, journal } = lane;
  const p = await PChain.open(network, journal, "subnets");
  const [carol, frank] = [lane.account("carol"), lane.account("frank")];
  const [first, second] = network.nodes;
  if (second === undefined) throw new Error("a second node is needed");
  const from: Signers = [carol];
  const genesisData = utf8ToBytes(subnetEvmGenesis(77_001, carol.evmAddress));

  const own = await createSubnet(p, "create a subnet", from, ownedBy([carol]));
  const shared = await createSubnet(p, "create a subnet of two owners", from, ownedBy([carol, frank], 2));
  await p.issue(
    "create an EVM chain",
    ...createChain(from, own, { chainName: "First EVM", vmId: vmIdOf("subnetevm"), genesisData }),
  );
  await p.issue(
    "create a chain of another machine, signed by two owners",
    ...createChain([carol, frank], shared, {
      chainName: "Other Chain 2",
      vmId: vmIdOf("othervm"),
      genesisData: Uint8Array.of(0, 1, 2, 0xff),
    }),
  );
  await p.refused(
    "a chain with a bad name",
    ...createChain(from, own, { chainName: "no-dash", vmId: vmIdOf("subnetevm"), genesisData }),
  );
  await p.refused(
    "a chain without a machine",
    ...createChain(from, own, { chainName: "None", vmId: new Uint8Array(32), genesisData }),
  );
  await p.refused(
    "a chain on a subnet that is none",
    ...createChain(
      from,
      { ...own, subnetId: vmIdOf("none") },
      { chainName: "None", vmId: vmIdOf("x"), genesisData },
    ),
  );
  await p.refused(
    "a chain, signed by another than the owner",
    ...createChain(
      [frank],
      { ...own, owner: ownedBy([frank]) },
      { chainName: "None", vmId: vmIdOf("x"), genesisData },
    ),
  );

  const firstEnd = inSeconds(86_400);
  await p.issue("add a subnet validator", ...addValidator(from, own, first.identity.nodeId, firstEnd));
  await p.issue(
    "add one for a short term",
    ...addValidator([carol, frank], shared, first.identity.nodeId, inSeconds(TERM), 7n),
  );
  await p.refused("add it again", ...addValidator(from, own, first.identity.nodeId, firstEnd));
  await p.refused(
    "add one with no weight",
    ...addValidator([carol, frank], shared, second.identity.nodeId, inSeconds(20), 0n),
  );
  await p.refused(
    "add one for longer than it validates the Primary Network",
    ...addValidator(from, own, second.identity.nodeId, firstEnd),
  );
  await p.issue("remove it", ...removeValidator(from, own, first.identity.nodeId));
  await p.refused("remove it again", ...removeValidator(from, own, first.identity.nodeId));
  await p.issue("add it once more", ...addValidator(from, own, first.identity.nodeId, firstEnd, 20n));

  const handedOver = ownedBy([frank, carol], 1);
  await p.issue("hand the subnet over", ...transferOwnership(from, own, handedOver));
  await p.issue(
    "hand it over once more",
    ...transferOwnership([frank], { ...own, owner: handedOver }, ownedBy([frank])),
  );
  await p.refused("by the owner before", ...transferOwnership(from, own, ownedBy([carol])));
  await p.refused("make it elastic", ...transform(p, [frank], { ...own, owner: ownedBy([frank]) }));
}
