/** One function for each kind of transaction that the history issues: funded, ordered and signed. */
import type {
  BaseTxFields,
  ConvertSubnetToL1Validator,
  OutputOwners,
  SignatureIndices,
  SignedTx,
  TransferableOutput,
  UnsignedTx,
  Utxo,
} from "@primary-network/codec";
import { compareOutputs } from "../world/byte-order.ts";
import { feeOf } from "../world/fees.ts";
import type { NodeKey } from "../world/keys.ts";
import type { UserTx } from "../world/rules/rule.ts";
import { EMPTY_ID } from "../world/state.ts";
import type { Signers, Wallet } from "./wallet.ts";

/** The fields that only one kind of transaction has. */
type OwnFields<Type extends UserTx["type"]> = Omit<Extract<UnsignedTx, { type: Type }>, keyof BaseTxFields>;

/** An amount in nAVAX and who gets it. */
export interface Payment {
  readonly to: OutputOwners;
  readonly amount: bigint;
}

/** When and with how much somebody stakes. */
export interface Stake {
  readonly amount: bigint;
  /** Unix seconds. */
  readonly end: number;
  /** Named by the older kinds only. */
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
  const funds = wallet.fund(from, feeOf("BaseTx"), outputs);
  return wallet.sign({ type: "BaseTx", ...funds.base, memo }, funds);
}

/** Sends an amount to another chain. */
export function exportTo(
  wallet: Wallet,
  from: Signers,
  destinationChain: Uint8Array,
  { to, amount }: Payment,
): SignedTx {
  const funds = wallet.fund(from, amount + feeOf("ExportTx"));
  const exportedOutputs = [wallet.output(amount, to)];
  return wallet.sign({ type: "ExportTx", ...funds.base, destinationChain, exportedOutputs }, funds);
}

/** Takes in everything that another chain sent to the signers; the fee comes out of it. */
export function importFrom(
  wallet: Wallet,
  by: Signers,
  sourceChain: Uint8Array,
  sent: Iterable<Utxo>,
  to: OutputOwners,
): SignedTx {
  const { inputs, keys, amount } = wallet.imports(by, sent);
  const { base } = wallet.fund(by, 0n);
  const outputs = [wallet.output(amount - feeOf("ImportTx"), to)];
  return wallet.sign({ type: "ImportTx", ...base, outputs, sourceChain, importedInputs: inputs }, { keys });
}

/** A transaction that needs nothing but its fee. */
function paid<Type extends "CreateSubnetTx">(
  wallet: Wallet,
  from: Signers,
  fields: OwnFields<Type>,
): SignedTx {
  const funds = wallet.fund(from, feeOf(fields.type));
  return wallet.sign({ ...funds.base, ...fields }, funds);
}

export function createSubnet(wallet: Wallet, from: Signers, owner: OutputOwners): SignedTx {
  return paid(wallet, from, { type: "CreateSubnetTx", owner });
}

/** Fills in the subnet owner's authorization; the signers pay too. */
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
    | OwnFields<"DisableL1ValidatorTx">,
): SignedTx {
  const authorization = wallet.authorize(owner, signers);
  if (authorization === undefined) throw new Error("history: the signers do not own the subnet or validator");
  const own = fields(authorization.auth);
  const funds = wallet.fund(signers, feeOf(own.type) + deposit);
  return wallet.sign({ ...funds.base, ...own }, funds, authorization.keys);
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
  const funds = wallet.fund(from, balance + feeOf("IncreaseL1ValidatorBalanceTx"));
  return wallet.sign({ type: "IncreaseL1ValidatorBalanceTx", ...funds.base, validationId, balance }, funds);
}

/** Registers a validator of an L1 by its manager's signed message. */
export function registerL1Validator(
  wallet: Wallet,
  from: Signers,
  fields: { balance: bigint; proofOfPossession: Uint8Array; message: Uint8Array },
): SignedTx {
  const funds = wallet.fund(from, fields.balance + feeOf("RegisterL1ValidatorTx"));
  return wallet.sign({ type: "RegisterL1ValidatorTx", ...funds.base, ...fields }, funds);
}

/** Changes an L1 validator's weight by its manager's signed message. */
export function setL1ValidatorWeight(wallet: Wallet, from: Signers, message: Uint8Array): SignedTx {
  const funds = wallet.fund(from, feeOf("SetL1ValidatorWeightTx"));
  return wallet.sign({ type: "SetL1ValidatorWeightTx", ...funds.base, message }, funds);
}

function fundStake(wallet: Wallet, from: Signers, amount: bigint, locked: bigint) {
  const funds = wallet.fund(from, amount - locked, [], locked);
  const free = amount - locked;
  const own: TransferableOutput[] =
    free > 0n ? [wallet.output(free, { locktime: 0n, threshold: 1, addresses: [from[0].address] })] : [];
  return { funds, stakeOutputs: [...own, ...funds.lockedStake].sort(compareOutputs) };
}

const termOf = (nodeId: Uint8Array, { amount, end, start = 0 }: Stake) => ({
  nodeId,
  start: BigInt(start),
  end: BigInt(end),
  weight: amount,
});

/** Adds a validator; `locked` of its stake comes from outputs under a stakeable lock. */
export function addValidator(
  wallet: Wallet,
  from: Signers,
  { nodeId, signer }: NodeKey,
  stake: Stake,
  delegationShares: number,
  locked = 0n,
): SignedTx {
  const { funds, stakeOutputs } = fundStake(wallet, from, stake.amount, locked);
  const owners = { validatorRewardsOwner: stake.rewards, delegatorRewardsOwner: stake.rewards };
  const fields = {
    validator: termOf(nodeId, stake),
    subnetId: EMPTY_ID,
    signer,
    stakeOutputs,
    ...owners,
    delegationShares,
  };
  return wallet.sign({ type: "AddPermissionlessValidatorTx", ...funds.base, ...fields }, funds);
}

export function addDelegator(
  wallet: Wallet,
  from: Signers,
  nodeId: Uint8Array,
  stake: Stake,
  locked = 0n,
): SignedTx {
  const { funds, stakeOutputs } = fundStake(wallet, from, stake.amount, locked);
  const fields = {
    validator: termOf(nodeId, stake),
    subnetId: EMPTY_ID,
    stakeOutputs,
    rewardsOwner: stake.rewards,
  };
  return wallet.sign({ type: "AddPermissionlessDelegatorTx", ...funds.base, ...fields }, funds);
}

/** Adds a validator by the older kind, which names its start and no BLS key. */
export function addLegacyValidator(
  wallet: Wallet,
  from: Signers,
  nodeId: Uint8Array,
  stake: Stake,
  delegationShares: number,
): SignedTx {
  const { funds, stakeOutputs } = fundStake(wallet, from, stake.amount, 0n);
  const fields = {
    validator: termOf(nodeId, stake),
    stakeOutputs,
    rewardsOwner: stake.rewards,
    delegationShares,
  };
  return wallet.sign({ type: "AddValidatorTx", ...funds.base, ...fields }, funds);
}

/** Adds a delegator by the older kind, which names its start. */
export function addLegacyDelegator(
  wallet: Wallet,
  from: Signers,
  nodeId: Uint8Array,
  stake: Stake,
): SignedTx {
  const { funds, stakeOutputs } = fundStake(wallet, from, stake.amount, 0n);
  const fields = { validator: termOf(nodeId, stake), stakeOutputs, rewardsOwner: stake.rewards };
  return wallet.sign({ type: "AddDelegatorTx", ...funds.base, ...fields }, funds);
}
