/** L1s: converted, their validators registered, weighted, paid for, disabled and removed; and what the node refuses. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { formatNodeId } from "@primary-network/codec";
import {
  conversionValidationId,
  type L1Message,
  type RegisterL1Validator,
  registrationValidationId,
} from "@primary-network/codec/warp";
import { type NodeIdentity, nodeIdentityOf } from "@primary-network/devnet/avalanchego";
import { AVAX, inSeconds, type Lane, untilTime } from "./lane.ts";
import { type Build, type Payment, PChain } from "./p-chain.ts";
import { type Manager, signManagerMessage } from "./sign-warp.ts";
import { ownedBy, type Signers } from "./signers.ts";
import { subnetEvmGenesis } from "./subnet-evm-genesis.ts";
import { authorized, createChain, createSubnet, type Subnet, vmIdOf } from "./subnets.ts";

/** Where a manager lives: any address will do, since nobody runs its chain. */
const MANAGER_ADDRESS = Uint8Array.from({ length: 20 }, (_, index) => index + 1);

/** nAVAX: enough; runs dry within the run at one nAVAX a second; none at all. */
const BALANCES = [AVAX, 2n * AVAX, 20n, 0n];
const WEIGHTS = [100n, 50n, 10n, 5n];

const convert = (
  from: Signers,
  { subnetId, owner }: Subnet,
  manager: Manager,
  identities: readonly NodeIdentity[],
  owners: readonly Signers[],
) => {
  const [heirs, disablers] = owners;
  if (heirs === undefined || disablers === undefined) throw new Error("two owners are needed");
  const l1Owner = (keys: Signers) => {
    const { threshold, addresses } = ownedBy(keys, keys.length);
    return { threshold, addresses };
  };
  const validators = identities.map(({ nodeId, signer: { publicKey, proofOfPossession } }, index) => ({
    nodeId,
    weight: WEIGHTS[index] ?? 1n,
    balance: BALANCES[index] ?? 0n,
    signer: { publicKey, proofOfPossession },
    remainingBalanceOwner: l1Owner(heirs),
    deactivationOwner: l1Owner(disablers),
  }));
  const pay = validators.reduce((sum, { balance }) => sum + balance, 0n);
  return authorized(from, owner, pay, (base, subnetAuth) => ({
    type: "ConvertSubnetToL1Tx",
    ...base,
    subnetId,
    chainId: manager.chainId,
    address: manager.address,
    validators,
    subnetAuth,
  }));
};

/** Transactions about one L1, paid by some signers. */
class L1 {
  readonly #from: Signers;
  readonly #manager: Manager;

  constructor(from: Signers, manager: Manager) {
    this.#from = from;
    this.#manager = manager;
  }

  sign(
    message: L1Message,
    validators: readonly NodeIdentity[],
    signing?: readonly NodeIdentity[],
  ): Uint8Array {
    return signManagerMessage(this.#manager, message, validators, signing);
  }

  register({ signer }: NodeIdentity, balance: bigint, message: Uint8Array): [Payment, Build] {
    const { proofOfPossession } = signer;
    return [
      { from: this.#from, pay: balance },
      (base) => ({ type: "RegisterL1ValidatorTx", ...base, balance, proofOfPossession, message }),
    ];
  }

  setWeight(message: Uint8Array): [Payment, Build] {
    return [{ from: this.#from }, (base) => ({ type: "SetL1ValidatorWeightTx", ...base, message })];
  }

  increase(validationId: Uint8Array, balance: bigint): [Payment, Build] {
    return [
      { from: this.#from, pay: balance },
      (base) => ({ type: "IncreaseL1ValidatorBalanceTx", ...base, validationId, balance }),
    ];
  }
}

/** Runs the lane. */
export async function driveL1s(lane: Lane): Promise<void> {
  const { network, journal } = lane;
  const { networkId, seed } = network;
  const p = await PChain.open(network, journal, "L1s");
  const [heidi, erin] = [lane.account("heidi"), lane.account("erin")];
  const from: Signers = [heidi];
  const byNodeId = (left: NodeIdentity, right: NodeIdentity) => Buffer.compare(left.nodeId, right.nodeId);
  const identities = [0, 1, 2, 3].map((index) => nodeIdentityOf(seed, `l1-${index}`)).sort(byNodeId);
  const [strong, middle, dry, unpaid] = identities;
  if (!strong || !middle || !dry || !unpaid) throw new Error("four validators are needed");
  const newcomer = nodeIdentityOf(seed, "l1-newcomer");
  const l1Owner = { threshold: 1, addresses: [heidi.address] };
  const owners = [[erin], [heidi, erin]] as const;

  // Messages are checked at the height of an epoch, and an epoch ends only with a block after its time.
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    return p.issue(`a block for the next epoch, ${ticks}`, { from }, (base) => ({ type: "BaseTx", ...base }));
  };

  const subnet = await createSubnet(p, "create a subnet", from, ownedBy(from));
  const chainId = await p.issue(
    "create the manager's chain",
    ...createChain(from, subnet, {
      chainName: "L1 of its own",
      vmId: vmIdOf("subnetevm"),
      genesisData: utf8ToBytes(subnetEvmGenesis(77_002, heidi.evmAddress)),
    }),
  );
  const manager = { networkId, chainId, address: MANAGER_ADDRESS };
  const l1 = new L1(from, manager);
  await p.refused(
    "convert, validators out of order",
    ...convert(from, subnet, manager, identities.toReversed(), owners),
  );
  await p.refused("convert without validators", ...convert(from, subnet, manager, [], owners));
  await p.issue("convert", ...convert(from, subnet, manager, identities, owners));
  const converted = inSeconds(0);
  await p.refused("convert again", ...convert(from, subnet, manager, identities, owners));
  await p.refused(
    "a subnet validator of an L1",
    ...authorized(from, subnet.owner, 0n, (base, subnetAuth) => ({
      type: "AddSubnetValidatorTx",
      ...base,
      validator: { nodeId: newcomer.nodeId, start: 0n, end: BigInt(inSeconds(60)), weight: 1n },
      subnetId: subnet.subnetId,
      subnetAuth,
    })),
  );
  await p.refused(
    "a chain of an L1",
    ...createChain(from, subnet, {
      chainName: "Late",
      vmId: vmIdOf("subnetevm"),
      genesisData: Uint8Array.of(1),
    }),
  );

  // Whoever ran dry or paid nothing has no part in signing. Heights at which messages are checked lag by an epoch.
  await untilTime(converted + Number(BALANCES[2] ?? 0n) + 5);
  const signing = [strong, middle];
  const registration = (identity: NodeIdentity, weight: bigint): RegisterL1Validator => ({
    type: "RegisterL1Validator",
    subnetId: subnet.subnetId,
    nodeId: identity.nodeId,
    blsPublicKey: identity.signer.publicKey,
    expiry: BigInt(inSeconds(3_600)),
    remainingBalanceOwner: l1Owner,
    deactivationOwner: l1Owner,
    weight,
  });
  const wish = registration(newcomer, 20n);
  const newcomerId = registrationValidationId(wish);
  const register = () => l1.register(newcomer, AVAX, l1.sign(wish, signing));
  await p.issueOnceAccepted("register a validator", async () => register(), tick);
  await p.refused("register it again", ...register());

  const late = { ...registration(newcomer, 1n), expiry: BigInt(inSeconds(-10)) };
  await p.refused("register after the request's end", ...l1.register(newcomer, AVAX, l1.sign(late, signing)));
  const weightOf = (validationId: Uint8Array, nonce: bigint, weight: bigint): L1Message => ({
    type: "L1ValidatorWeight",
    validationId,
    nonce,
    weight,
  });
  await p.refused(
    "a weight, signed by too few",
    ...l1.setWeight(l1.sign(weightOf(newcomerId, 0n, 1n), signing, [middle])),
  );
  await p.issue(
    "pay for one that never was",
    ...l1.increase(conversionValidationId(subnet.subnetId, 3), AVAX / 2n),
  );
  await p.issue(
    "pay for one that ran dry",
    ...l1.increase(conversionValidationId(subnet.subnetId, 2), AVAX / 4n),
  );
  await p.refused("pay for nobody", ...l1.increase(vmIdOf("nobody"), AVAX));
  await p.refused("pay nothing", ...l1.increase(newcomerId, 0n));

  // From here on all five are active.
  const all = [...identities, newcomer];
  const setWeight = (name: string, nonce: bigint, weight: bigint) =>
    p.issueOnceAccepted(
      name,
      async () => l1.setWeight(l1.sign(weightOf(newcomerId, nonce, weight), all)),
      tick,
    );
  await setWeight("set its weight", 0n, 35n);
  await setWeight("set its weight, a number later", 4n, 30n);
  await p.refused(
    "set its weight with a number that is used",
    ...l1.setWeight(l1.sign(weightOf(newcomerId, 4n, 1n), all)),
  );

  const disable = (validationId: Uint8Array, by: Signers) => {
    const [payment, build] = authorized(by, ownedBy(by, by.length), 0n, (base, disableAuth) => ({
      type: "DisableL1ValidatorTx",
      ...base,
      validationId,
      disableAuth,
    }));
    return [payment, build] as const;
  };
  const secondId = conversionValidationId(subnet.subnetId, 1);
  await p.refused("disable one by one of two owners", ...disable(secondId, [heidi]));
  await p.issue("disable one by both owners", ...disable(secondId, [heidi, erin]));
  await p.issue("disable it again", ...disable(secondId, [heidi, erin]));
  const others = all.filter((identity) => identity !== middle);
  await p.issueOnceAccepted(
    "remove the newcomer",
    async () => l1.setWeight(l1.sign(weightOf(newcomerId, 5n, 0n), others)),
    tick,
  );
  await p.refused("disable whoever was removed", ...disable(newcomerId, [heidi]));
  await driveL1OnC(lane, p, from, tick);
}

/** An L1 whose manager lives on the C-Chain: the Primary Network's validators sign for it. */
async function driveL1OnC(lane: Lane, p: PChain, from: Signers, tick: () => Promise<unknown>): Promise<void> {
  const { network, cChainId: chainId } = lane;
  const { networkId, seed } = network;
  const manager = { networkId, chainId, address: MANAGER_ADDRESS };
  const l1 = new L1(from, manager);
  const only = nodeIdentityOf(seed, "l1-on-c");
  const subnet = await createSubnet(p, "create a subnet managed on the C-Chain", from, ownedBy(from));
  await p.issue("convert it", ...convert(from, subnet, manager, [only], [from, from]));
  const message: L1Message = {
    type: "L1ValidatorWeight",
    validationId: conversionValidationId(subnet.subnetId, 0),
    nonce: 0n,
    weight: 77n,
  };
  // The validators of the Primary Network change while others stake; some have a key but no node.
  const known = [
    ...network.nodes.map(({ identity }) => identity),
    ...["absent", "absent-locked"].map((name) => nodeIdentityOf(seed, name)),
  ];
  const sign = async () => {
    const { validators } = await p.client.getCurrentValidators();
    const nodeIds = new Set(validators.map(({ nodeID }) => nodeID));
    const primary = known.filter(({ nodeId }) => nodeIds.has(formatNodeId(nodeId)));
    return l1.setWeight(l1.sign(message, primary));
  };
  await p.issueOnceAccepted("set a weight by the Primary Network's signatures", sign, tick);
}
