/** Tracks L1 validations block by block: weights, and balances that pay the continuous fee. */

import type { L1Owner } from "@primary-network/codec";
import type { UnsignedTx } from "@primary-network/codec/p";
import { conversionValidationId, registrationValidationId } from "@primary-network/codec/warp";
import { ContradictionError } from "../contradiction-error.ts";
import { toCb58, toHex } from "../id-text.ts";
import type { TxPosition } from "../tx-position.ts";
import type { L1StateFact, L1ValidationFact } from "./facts.ts";
import type { L1ValidatorDetail } from "./tx-fact.ts";
import { managerRequest } from "./warp-payload.ts";

/** A balance that is refunded to its owner. */
export interface Refund {
  readonly amount: bigint;
  readonly threshold: number;
  readonly addresses: readonly string[];
}

interface Beginning {
  readonly id: Uint8Array;
  readonly nodeId: Uint8Array;
  readonly subnetId: Uint8Array;
  readonly weight: bigint;
  readonly balance: bigint;
  readonly publicKey: Uint8Array;
  readonly proofOfPossession: Uint8Array;
  readonly remainingBalanceOwner: L1Owner;
  readonly deactivationOwner: L1Owner;
}

/** The validations that a transaction begins. */
function beginnings(tx: UnsignedTx): Beginning[] {
  if (tx.type === "ConvertSubnetToL1Tx") {
    return tx.validators.map((validator, index) => ({
      ...validator,
      ...validator.signer,
      id: conversionValidationId(tx.subnetId, index),
      subnetId: tx.subnetId,
    }));
  }
  if (tx.type !== "RegisterL1ValidatorTx") return [];
  const request = managerRequest(tx.message, "RegisterL1Validator");
  const { balance, proofOfPossession } = tx;
  const id = registrationValidationId(request);
  return [{ ...request, publicKey: request.blsPublicKey, id, balance, proofOfPossession }];
}

/** The validation that a transaction changes; undefined when it changes none. */
function changedId(tx: UnsignedTx): Uint8Array | undefined {
  if (tx.type === "SetL1ValidatorWeightTx")
    return managerRequest(tx.message, "L1ValidatorWeight").validationId;
  return "validationId" in tx ? tx.validationId : undefined;
}

/** Ids of the validations that a transaction is about. */
export function validationIds(tx: UnsignedTx): string[] {
  const changed = changedId(tx);
  if (changed) return [toHex(changed)];
  return beginnings(tx).map(({ id }) => toHex(id));
}

/** A transaction's effect on validations. */
export interface L1Change {
  readonly details: L1ValidatorDetail[];
  readonly refund?: Refund;
}

/** The validations that a batch of blocks touches. */
export class L1Ledger {
  readonly #known: Map<string, L1ValidationFact>;
  readonly #touched = new Set<string>();
  readonly #states: L1StateFact[] = [];
  readonly #price: bigint;

  /**
   * @param known validations that exist before the batch and are changed in it
   * @param price nAVAX a second that an active validation pays
   */
  constructor(known: readonly L1ValidationFact[], price: bigint) {
    this.#known = new Map(known.map((fact) => [fact.validationId, fact]));
    this.#price = price;
  }

  /** The cumulative fee since 1970 at a time; only differences of it are meaningful. */
  #paidBy(time: number): bigint {
    return this.#price * BigInt(time);
  }

  /** The states to store. */
  touched(): L1ValidationFact[] {
    return [...this.#touched].flatMap((id) => this.#known.get(id) ?? []);
  }

  /** Every state that a transaction made, in their order. */
  states(): readonly L1StateFact[] {
    return this.#states;
  }

  #keep(fact: L1ValidationFact, { height, idx }: TxPosition): void {
    const { validationId, weight, paidUntil } = fact;
    this.#known.set(validationId, fact);
    this.#touched.add(validationId);
    this.#states.push({ validationId, height, idx, weight, paidUntil });
  }

  #begin(position: TxPosition, begun: Beginning): L1ValidatorDetail {
    const { balance } = begun;
    const fact: L1ValidationFact = {
      validationId: toHex(begun.id),
      subnetId: toHex(begun.subnetId),
      nodeId: toHex(begun.nodeId),
      weight: String(begun.weight),
      paidUntil: balance === 0n ? "0" : String(this.#paidBy(position.time) + balance),
      blsPublicKey: toHex(begun.publicKey),
      blsProof: toHex(begun.proofOfPossession),
      refundThreshold: begun.remainingBalanceOwner.threshold,
      refundAddresses: begun.remainingBalanceOwner.addresses.map(toHex),
      disableThreshold: begun.deactivationOwner.threshold,
      disableAddresses: begun.deactivationOwner.addresses.map(toHex),
      height: position.height,
      time: position.time,
    };
    this.#keep(fact, position);
    return this.#detail(fact, balance, balance);
  }

  #detail(fact: L1ValidationFact, balance: bigint, change: bigint): L1ValidatorDetail {
    return {
      validationId: fact.validationId,
      nodeId: fact.nodeId,
      subnetId: fact.subnetId,
      weight: fact.weight,
      remainingBalance: String(balance),
      ...(change !== 0n && { balanceChange: String(change) }),
      blsCredentials: { publicKey: fact.blsPublicKey, proofOfPossession: fact.blsProof },
    };
  }

  #change(fact: L1ValidationFact, tx: UnsignedTx, position: TxPosition): L1Change {
    const end = BigInt(fact.paidUntil);
    const paid = this.#paidBy(position.time);
    const balance = end > paid ? end - paid : 0n;
    if (tx.type === "IncreaseL1ValidatorBalanceTx") {
      const left = balance + tx.balance;
      this.#keep({ ...fact, paidUntil: String(paid + left) }, position);
      return { details: [this.#detail(fact, left, tx.balance)] };
    }
    const weight =
      tx.type === "SetL1ValidatorWeightTx"
        ? managerRequest(tx.message, "L1ValidatorWeight").weight
        : undefined;
    const changed = weight === undefined ? fact : { ...fact, weight: String(weight) };
    const stays = weight !== undefined && weight > 0n;
    this.#keep(stays ? changed : { ...changed, paidUntil: "0" }, position);
    if (stays || balance === 0n) return { details: [this.#detail(changed, balance, 0n)] };
    const refund = { amount: balance, threshold: fact.refundThreshold, addresses: fact.refundAddresses };
    return { details: [this.#detail(changed, 0n, -balance)], refund };
  }

  /**
   * Applies a transaction; transactions without L1 validations change nothing.
   *
   * @throws ContradictionError when it changes one that does not exist
   */
  apply(tx: UnsignedTx, position: TxPosition): L1Change {
    const changed = changedId(tx);
    if (!changed) return { details: beginnings(tx).map((begun) => this.#begin(position, begun)) };
    const fact = this.#known.get(toHex(changed));
    if (!fact) {
      throw new ContradictionError(
        `${tx.type} changes L1 validation ${toCb58(toHex(changed))}, which is unknown`,
      );
    }
    return this.#change(fact, tx, position);
  }
}
