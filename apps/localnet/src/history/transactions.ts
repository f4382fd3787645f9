/** One function for each type of transaction in the history: funded, ordered and signed. */
import type { OutputOwners, SignatureIndices, TransferableOutput } from "@primary-network/codec";
import type {
  BaseTxFields,
  ConvertSubnetToL1Validator,
  SignedTx,
  UnsignedTx,
  Utxo,
} from "@primary-network/codec/p";
import { compareOutputs } from "../chains/byte-order.ts";
import type { UserTx } from "../chains/p/rules/rule.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import type { NodeKey } from "../keys/keys.ts";
import { type Funds, ownedBy, type Signers, type Wallet } from "./wallet.ts";

/** The fields of one type of transaction only. */
type OwnFields<Type extends UserTx["type"]> = Omit<Extract<UnsignedTx, { type: Type }>, keyof BaseTxFields>;

/** An amount in nAVAX and its owners. */
export interface Payment {
  readonly to: OutputOwners;
  readonly amount: bigint;
}

/** The term and amount of a stake. */
export interface Stake {
  readonly amount: bigint;
  /** Unix seconds. */
  readonly end: number;
  /** Only in the older types. */
  readonly start?: number;
  readonly rewards: OutputOwners;
}

/** A plain transfer. */
export function transfer(
  wallet: Wallet,
  from: Signers,
  payments: readonly Payment[],
  memo = new Uint8Array(),
): SignedTx {
  const outputs = payments.map(({ to, amount }) => wallet.output(amount, to));
  const make = ({ base }: Funds) => ({ type: "BaseTx" as const, ...base, memo });
  const { tx, funds } = wallet.pay(from, 0n, make, outputs);
  return wallet.sign(tx, funds);
}

/** Merges the first outputs of an owner into one, less the fee; undefined when they are not worth it. */
export function gather(wallet: Wallet, of: Signers, amount: bigint, to: OutputOwners): SignedTx | undefined {
  const funds = wallet.fund(of, amount);
  const make = (kept: bigint) => ({
    type: "BaseTx" as const,
    ...funds.base,
    outputs: [...funds.base.outputs, wallet.output(kept, to)].sort(compareOutputs),
  });
  const kept = amount - wallet.feeOf(make(amount));
  return kept > 0n ? wallet.sign(make(kept), funds) : undefined;
}

/** Sends an amount to another chain. */
export function exportTo(
  wallet: Wallet,
  from: Signers,
  destinationChain: Uint8Array,
  { to, amount }: Payment,
): SignedTx {
  const exportedOutputs = [wallet.output(amount, to)];
  const { tx, funds } = wallet.pay(from, amount, ({ base }) => ({
    type: "ExportTx",
    ...base,
    destinationChain,
    exportedOutputs,
  }));
  return wallet.sign(tx, funds);
}

/** Imports everything that another chain sent to the signers; the fee is paid from it. */
export function importFrom(
  wallet: Wallet,
  by: Signers,
  sourceChain: Uint8Array,
  sent: Iterable<Utxo>,
  to: OutputOwners,
): SignedTx {
  const { inputs, keys, amount } = wallet.imports(by, sent);
  const { base } = wallet.fund(by, 0n);
  const make = (kept: bigint) => ({
    type: "ImportTx" as const,
    ...base,
    outputs: [wallet.output(kept, to)],
    sourceChain,
    importedInputs: inputs,
  });
  return wallet.sign(make(amount - wallet.feeOf(make(amount))), { keys });
}

/** A transaction that its signers pay for, including its deposit. */
function paid<Type extends UserTx["type"]>(
  wallet: Wallet,
  from: Signers,
  fields: OwnFields<Type>,
  deposit = 0n,
  authorization?: readonly Uint8Array[],
): SignedTx {
  // The fields of one type and the base are all that the type has, which the compiler cannot follow through the type parameter.
  const make = ({ base }: Funds) => ({ ...base, ...fields }) as unknown as UserTx;
  const { tx, funds } = wallet.pay(from, deposit, make);
  return wallet.sign(tx, funds, authorization);
}

export function createSubnet(wallet: Wallet, from: Signers, owner: OutputOwners): SignedTx {
  return paid<"CreateSubnetTx">(wallet, from, { type: "CreateSubnetTx", owner });
}

/** Fills in the authorization of a subnet's or validator's owner; the signers pay too. */
export function authorized(
  wallet: Wallet,
  signers: Signers,
  owner: Omit<OutputOwners, "locktime">,
  deposit: bigint,
  fields: (
    auth: SignatureIndices,
  ) =>
    | OwnFields<"CreateChainTx">
    | OwnFields<"AddSubnetValidatorTx">
    | OwnFields<"RemoveSubnetValidatorTx">
    | OwnFields<"TransferSubnetOwnershipTx">
    | OwnFields<"ConvertSubnetToL1Tx">
    | OwnFields<"DisableL1ValidatorTx">
    | OwnFields<"SetAutoRenewedValidatorConfigTx">,
): SignedTx {
  const authorization = wallet.authorize(owner, signers);
  if (authorization === undefined) throw new Error("history: the signers do not own the subnet or validator");
  return paid(wallet, signers, fields(authorization.auth), deposit, authorization.keys);
}

/** Turns a subnet into an L1, paying its validators' balances. */
export function convert(
  wallet: Wallet,
  signers: Signers,
  owner: OutputOwners,
  fields: {
    subnetId: Uint8Array;
    chainId: Uint8Array;
    address: Uint8Array;
    validators: ConvertSubnetToL1Validator[];
  },
): SignedTx {
  const deposit = fields.validators.reduce((sum, { balance }) => sum + balance, 0n);
  return authorized(wallet, signers, owner, deposit, (subnetAuth) => ({
    type: "ConvertSubnetToL1Tx",
    ...fields,
    subnetAuth,
  }));
}

export function increaseBalance(
  wallet: Wallet,
  from: Signers,
  validationId: Uint8Array,
  balance: bigint,
): SignedTx {
  const fields = { type: "IncreaseL1ValidatorBalanceTx" as const, validationId, balance };
  return paid<"IncreaseL1ValidatorBalanceTx">(wallet, from, fields, balance);
}

/** Registers a validator of an L1 by its manager's signed message. */
export function registerL1Validator(
  wallet: Wallet,
  from: Signers,
  fields: { balance: bigint; proofOfPossession: Uint8Array; message: Uint8Array },
): SignedTx {
  const own = { type: "RegisterL1ValidatorTx" as const, ...fields };
  return paid<"RegisterL1ValidatorTx">(wallet, from, own, fields.balance);
}

/** Changes an L1 validator's weight by its manager's signed message. */
export function setL1ValidatorWeight(wallet: Wallet, from: Signers, message: Uint8Array): SignedTx {
  return paid<"SetL1ValidatorWeightTx">(wallet, from, { type: "SetL1ValidatorWeightTx", message });
}

/** Stakes an amount; `locked` of it is from outputs under a stakeable lock. */
export function staked<T extends UserTx>(
  wallet: Wallet,
  from: Signers,
  amount: bigint,
  locked: bigint,
  make: (base: BaseTxFields, stakeOutputs: TransferableOutput[]) => T,
): SignedTx {
  const free = amount - locked;
  const own = free > 0n ? [wallet.output(free, ownedBy([from[0]]))] : [];
  const { tx, funds } = wallet.pay(
    from,
    free,
    ({ base, lockedStake }) => make(base, [...own, ...lockedStake].sort(compareOutputs)),
    [],
    locked,
  );
  return wallet.sign(tx, funds);
}

const termOf = (nodeId: Uint8Array, { amount, end, start = 0 }: Stake) => ({
  nodeId,
  start: BigInt(start),
  end: BigInt(end),
  weight: amount,
});

/** Adds a validator; `locked` of its stake is from outputs under a stakeable lock. */
export function addValidator(
  wallet: Wallet,
  from: Signers,
  { nodeId, signer }: NodeKey,
  stake: Stake,
  delegationShares: number,
  locked = 0n,
): SignedTx {
  return staked(wallet, from, stake.amount, locked, (base, stakeOutputs) => ({
    type: "AddPermissionlessValidatorTx",
    ...base,
    validator: termOf(nodeId, stake),
    subnetId: EMPTY_ID,
    signer,
    stakeOutputs,
    validatorRewardsOwner: stake.rewards,
    delegatorRewardsOwner: stake.rewards,
    delegationShares,
  }));
}

export function addDelegator(
  wallet: Wallet,
  from: Signers,
  nodeId: Uint8Array,
  stake: Stake,
  locked = 0n,
): SignedTx {
  return staked(wallet, from, stake.amount, locked, (base, stakeOutputs) => ({
    type: "AddPermissionlessDelegatorTx",
    ...base,
    validator: termOf(nodeId, stake),
    subnetId: EMPTY_ID,
    stakeOutputs,
    rewardsOwner: stake.rewards,
  }));
}

/** Adds a validator by the older type, which names its start and has no BLS key. */
export function addLegacyValidator(
  wallet: Wallet,
  from: Signers,
  nodeId: Uint8Array,
  stake: Stake,
  delegationShares: number,
): SignedTx {
  return staked(wallet, from, stake.amount, 0n, (base, stakeOutputs) => ({
    type: "AddValidatorTx",
    ...base,
    validator: termOf(nodeId, stake),
    stakeOutputs,
    rewardsOwner: stake.rewards,
    delegationShares,
  }));
}

/** Adds a delegator by the older type, which names its start. */
export function addLegacyDelegator(
  wallet: Wallet,
  from: Signers,
  nodeId: Uint8Array,
  stake: Stake,
): SignedTx {
  return staked(wallet, from, stake.amount, 0n, (base, stakeOutputs) => ({
    type: "AddDelegatorTx",
    ...base,
    validator: termOf(nodeId, stake),
    stakeOutputs,
    rewardsOwner: stake.rewards,
  }));
}
