/** One function for each type of transaction in the history: funded, ordered and signed. */
import type { OutputOwners, SignatureIndices, TransferableOutput } from "@primary-network/codec";
import type {
  BaseTxFields,
  ConvertSubnetToL1Validator,
  SignedTx,
  UnsignedTx,
  Utxo,
} from "@primary-network/codec/p";
import type { UserTx } from "../chains/p/rules/rule.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import type { NodeKey } from "../keys/keys.ts";
import type { Signers, Wallet } from "./wallet.ts";

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
  const { tx, keys } = wallet.pay(from, { outputs, make: (base) => ({ type: "BaseTx", ...base, memo }) });
  return wallet.sign(tx, keys);
}

/** Merges outputs into one, less the fee; undefined when they are not worth it. */
export function gather(
  wallet: Wallet,
  of: Signers,
  utxos: Iterable<Utxo>,
  to: OutputOwners,
): SignedTx | undefined {
  const merged = wallet.sweep(of, utxos, to, (base, inputs) => ({ type: "BaseTx", ...base, inputs }));
  return merged && wallet.sign(merged.tx, merged.keys);
}

/** Sends an amount to another chain. */
export function exportTo(
  wallet: Wallet,
  from: Signers,
  destinationChain: Uint8Array,
  { to, amount }: Payment,
): SignedTx {
  const exportedOutputs = [wallet.output(amount, to)];
  const fields = { type: "ExportTx" as const, destinationChain, exportedOutputs };
  return paid<"ExportTx">(wallet, from, fields, amount);
}

/**
 * Imports everything that another chain sent to the signers; the fee is paid from it.
 *
 * @throws Error when it is worth less than the fee
 */
export function importFrom(
  wallet: Wallet,
  by: Signers,
  sourceChain: Uint8Array,
  sent: Iterable<Utxo>,
  to: OutputOwners,
): SignedTx {
  const imported = wallet.sweep(by, sent, to, (base, importedInputs) => {
    return { type: "ImportTx", ...base, sourceChain, importedInputs };
  });
  if (imported === undefined) throw new Error("history: the import is worth less than its fee");
  return wallet.sign(imported.tx, imported.keys);
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
  const make = (base: BaseTxFields) => ({ ...base, ...fields }) as unknown as UserTx;
  const { tx, keys } = wallet.pay(from, { deposit, make });
  return wallet.sign(tx, authorization === undefined ? keys : [...keys, authorization]);
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

/** Stakes an amount, first of outputs under a stakeable lock. */
export function staked<T extends UserTx>(
  wallet: Wallet,
  from: Signers,
  amount: bigint,
  make: (base: BaseTxFields, stakeOutputs: TransferableOutput[]) => T,
): SignedTx {
  const { tx, keys } = wallet.pay(from, { stake: amount, make });
  return wallet.sign(tx, keys);
}

const termOf = (nodeId: Uint8Array, { amount, end, start = 0 }: Stake) => ({
  nodeId,
  start: BigInt(start),
  end: BigInt(end),
  weight: amount,
});

/** Adds a validator. */
export function addValidator(
  wallet: Wallet,
  from: Signers,
  { nodeId, signer }: NodeKey,
  stake: Stake,
  delegationShares: number,
): SignedTx {
  return staked(wallet, from, stake.amount, (base, stakeOutputs) => ({
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

export function addDelegator(wallet: Wallet, from: Signers, nodeId: Uint8Array, stake: Stake): SignedTx {
  return staked(wallet, from, stake.amount, (base, stakeOutputs) => ({
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
  return staked(wallet, from, stake.amount, (base, stakeOutputs) => ({
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
  return staked(wallet, from, stake.amount, (base, stakeOutputs) => ({
    type: "AddDelegatorTx",
    ...base,
    validator: termOf(nodeId, stake),
    stakeOutputs,
    rewardsOwner: stake.rewards,
  }));
}
