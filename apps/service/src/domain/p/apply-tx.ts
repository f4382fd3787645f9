/** Applies one accepted P-Chain transaction. */

import type { TransferableInput, TransferableOutput } from "@primary-network/codec";
import {
  consumedInputs,
  encodeUnsignedTx,
  producedOutputs,
  type SignedTx,
  type UnsignedTx,
} from "@primary-network/codec/p";
import { ContradictionError } from "../contradiction-error.ts";
import { readChainGenesis } from "../evm/genesis.ts";
import { ownerFact, toCb58, toHex } from "../id-text.ts";
import { assetOf } from "../network.ts";
import { signersBy } from "../signers.ts";
import type { TxPosition } from "../tx-position.ts";
import { type Facts, NO_END, type StakerFact } from "./facts.ts";
import { type L1Ledger, type Refund, validationIds } from "./l1-validation.ts";
import type { StakerBook } from "./staker-book.ts";
import { autoRenewed, isStakingTx, pendingPriority, type Registered, stakerFact } from "./staking-term.ts";
import type { SupplyLedger } from "./supply.ts";
import { txDetail } from "./tx-detail.ts";
import type { L1ValidatorDetail } from "./tx-fact.ts";
import { importedUtxoFact, ownUtxoFact, spendFact, utxoFact } from "./utxo.ts";

/** State that the blocks of a batch change. */
export interface Ledgers {
  readonly supply: SupplyLedger;
  readonly l1: L1Ledger;
  readonly stakers: StakerBook;
  /** The chain's time in Unix seconds, which its rules use; before Banff it may be behind the time of a block. */
  chainTime: number;
}

/** The id of a transaction as bytes, and as facts have it. */
interface TxIds {
  readonly id: Uint8Array;
  readonly txId: string;
}

const idsOf = (id: Uint8Array): TxIds => ({ id, txId: toHex(id) });

/** Registers a staker: its reward is fixed when its term begins. */
function register(
  tx: UnsignedTx,
  txId: string,
  position: TxPosition,
  ledgers: Ledgers,
): Registered | undefined {
  const { supply, stakers, chainTime } = ledgers;
  if (tx.type === "AddAutoRenewedValidatorTx") {
    const { staker, cycle } = autoRenewed(tx, txId, position);
    const potentialReward = supply.begin({ subnetId: staker.subnetId, ...cycle });
    stakers.renew({ ...cycle, potentialReward: potentialReward ?? "0" });
    return {
      staker: { ...staker, potentialReward },
      term: { start: cycle.startTime, end: cycle.endTime },
    };
  }
  if (!isStakingTx(tx)) return undefined;
  const staker = stakerFact(tx, txId, position);
  const term = { start: staker.startTime, end: staker.endTime };
  if (staker.startTime <= chainTime)
    return { staker: { ...staker, potentialReward: supply.begin(staker) }, term };
  supply.wait({ ...staker, priority: pendingPriority(tx) });
  return { staker, term };
}

/** A term's begin and its end, if that is known. */
function addSteps({ subnetId, kind, weight, startTime, endTime }: StakerFact, facts: Facts): void {
  facts.stakeSteps.push({ subnetId, kind, time: startTime, count: 1, weight });
  if (endTime !== NO_END)
    facts.stakeSteps.push({ subnetId, kind, time: endTime, count: -1, weight: `-${weight}` });
}

/** A SetAutoRenewedValidatorConfigTx takes effect at the end of the cycle. */
function configure(tx: UnsignedTx, { stakers }: Ledgers, height: number): void {
  if (tx.type !== "SetAutoRenewedValidatorConfigTx") return;
  const state = stakers.renewal(toHex(tx.txId));
  if (!state)
    throw new ContradictionError(`${tx.type} changes validator ${toCb58(toHex(tx.txId))}, which is unknown`);
  const { autoCompoundRewardShares: compoundShares, period } = tx;
  stakers.renew({ ...state, height, compoundShares, nextPeriod: Number(period) });
}

/**
 * Counts an output as locked, or no longer. A spend after the end of the lock may name it or not: no query
 * needs outputs whose lock has ended.
 *
 * @param sign 1n for an output that is created, -1n for one that is spent
 */
export function addLock(
  { network }: TxPosition,
  { assetId, ...moved }: TransferableOutput | TransferableInput,
  sign: 1n | -1n,
  facts: Facts,
): void {
  if (assetOf(network, assetId) !== null) return;
  const part = "output" in moved ? moved.output : moved.input;
  if (part.type !== "LockOut" && part.type !== "LockIn") return;
  const { amount } = part.type === "LockOut" ? part.output : part.input;
  facts.locks.push({ locktime: String(part.locktime), amount: String(sign * amount) });
}

/** @param registered undefined when the transaction registers no staker, or its proposal was refused */
function moveUtxos(
  { unsignedTx: tx, credentials }: SignedTx,
  { id, txId }: TxIds,
  position: TxPosition,
  registered: Registered | undefined,
  facts: Facts,
): void {
  const signersOf = signersBy(() => encodeUnsignedTx(tx));
  for (const [index, { kind, input }] of consumedInputs(tx).entries()) {
    if (kind === "import" && tx.type === "ImportTx") {
      const signers = signersOf(credentials[index]?.signatures);
      facts.utxos.push(importedUtxoFact(position, input, toHex(tx.sourceChain), signers));
    }
    facts.spends.push(spendFact(position, input, txId));
    addLock(position, input, -1n, facts);
  }
  for (const { kind, outputIndex, output } of producedOutputs(tx)) {
    addLock(position, output, 1n, facts);
    facts.utxos.push(
      utxoFact(position, id, outputIndex, output, {
        txId,
        emittingTx: null,
        ...(kind === "stake" &&
          registered && {
            kind: "STAKE",
            stakeStart: registered.term.start,
            stakeEnd: registered.term.end,
          }),
        ...(tx.type === "ExportTx" && kind === "export" && { consumedOn: toHex(tx.destinationChain) }),
      }),
    );
  }
}

function changeSubnets(tx: UnsignedTx, id: string, { height, idx, time }: TxPosition, facts: Facts): void {
  if (tx.type === "CreateSubnetTx") facts.subnets.push({ subnetId: id, height, idx, time });
  if (tx.type === "CreateSubnetTx" || tx.type === "TransferSubnetOwnershipTx") {
    const subnet = tx.type === "CreateSubnetTx" ? id : toHex(tx.subnetId);
    facts.owners.push({ subnetId: subnet, height, idx, ...ownerFact(tx.owner) });
  }
  if (tx.type === "CreateChainTx") {
    const genesis = readChainGenesis(tx.genesisData);
    facts.blockchains.push({
      blockchainId: id,
      subnetId: toHex(tx.subnetId),
      // Nodes accept ASCII letters, digits and spaces only; PostgreSQL does not store NUL.
      name: tx.chainName.replaceAll("\u0000", "\ufffd"),
      vmId: toHex(tx.vmId),
      genesis: genesis.text,
      isEvm: genesis.evm,
      evmChainId: genesis.evmChainId ?? null,
      height,
      idx,
      time,
    });
  }
  if (tx.type === "ConvertSubnetToL1Tx") {
    facts.conversions.push({
      subnetId: toHex(tx.subnetId),
      conversionTx: id,
      conversionHeight: height,
      managerChain: toHex(tx.chainId),
      managerAddress: toHex(tx.address),
    });
  }
}

/** Refunds the balance of an L1 validation: an output that follows the transaction's own. */
function refundUtxo(
  tx: UnsignedTx,
  { id, txId }: TxIds,
  position: TxPosition,
  { amount, threshold, addresses }: Refund,
  facts: Facts,
): void {
  const owner = { locktime: "0", threshold, addresses: [...addresses] };
  const made = { assetId: null, amount: String(amount), ...owner };
  facts.utxos.push(ownUtxoFact(position, id, producedOutputs(tx).length, made, { txId, emittingTx: null }));
}

/**
 * Adds the facts of a refused proposal: before Banff stakers were proposed, and a refused transaction registers no staker. Its
 * inputs are spent all the same, its outputs are created, and so are the stake's outputs, without a lock
 * (avalanchego `proposal_tx_executor.go`, the abort outputs of AddValidatorTx, AddDelegatorTx and AddSubnetValidatorTx).
 */
export function applyRefusedTx(tx: SignedTx, id: Uint8Array, position: TxPosition, facts: Facts): void {
  const ids = idsOf(id);
  moveUtxos(tx, ids, position, undefined, facts);
  addTx(tx.unsignedTx, ids.txId, position, undefined, [], facts);
}

function addTx(
  tx: UnsignedTx,
  txId: string,
  position: TxPosition,
  registered: Registered | undefined,
  details: L1ValidatorDetail[],
  facts: Facts,
): void {
  const { height, idx, time } = position;
  const detail = txDetail(tx, txId, position, registered, details);
  facts.txs.push({ height, idx, txId, type: tx.type, time, detail });
}

/**
 * Adds the facts of an accepted transaction, and updates the ledgers.
 *
 * @throws ContradictionError when it changes a thing that does not exist
 */
export function applyTx(
  tx: SignedTx,
  id: Uint8Array,
  position: TxPosition,
  ledgers: Ledgers,
  facts: Facts,
): void {
  const { unsignedTx: unsigned } = tx;
  const ids = idsOf(id);
  const { txId } = ids;
  const { height, idx, time } = position;
  const registered = register(unsigned, txId, position, ledgers);
  if (registered) {
    facts.stakers.push(registered.staker);
    addSteps(registered.staker, facts);
    ledgers.stakers.add(registered.staker);
  }
  configure(unsigned, ledgers, height);
  if (unsigned.type === "TransformSubnetTx") ledgers.supply.transform(unsigned);
  moveUtxos(tx, ids, position, registered, facts);
  const change = ledgers.l1.apply(unsigned, position);
  if (change.refund) refundUtxo(unsigned, ids, position, change.refund, facts);
  changeSubnets(unsigned, txId, position, facts);
  if (unsigned.type === "RemoveSubnetValidatorTx") {
    facts.removals.push({
      nodeId: toHex(unsigned.nodeId),
      subnetId: toHex(unsigned.subnetId),
      removedTx: txId,
      removedHeight: height,
      removedTime: time,
    });
  }
  for (const validation of validationIds(unsigned)) {
    facts.validations.push({ validationId: validation, height, idx, type: unsigned.type, time });
  }
  addTx(unsigned, txId, position, registered, change.details, facts);
}
