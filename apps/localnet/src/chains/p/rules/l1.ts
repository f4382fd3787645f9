/** Rules of L1s: conversion of a subnet, and the balances that pay its validators' fee. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { conversionValidationId } from "@primary-network/codec/warp";
import { isProven } from "../../../keys/proofs.ts";
import { compareBytes, equalBytes } from "../../byte-order.ts";
import { ensure } from "../../rule-error.ts";
import { verifyAuth, verifyNodeId, verifyOwners } from "../form.ts";
import { conversionId, type L1Validator } from "../l1.ts";
import { params } from "../params.ts";
import type { State } from "../state.ts";
import type { RuleTable } from "./rule.ts";
import { authorizeSubnet, ensureSubnet, subnetOf } from "./subnet.ts";

/** Bytes of a manager's address at most. */
const MAX_ADDRESS = 4_096;

/** The L1 validator with an id; throws RuleError for an unknown id, with a prefix to the node's "not found". */
export function l1ValidatorOf(state: State, validationId: Uint8Array, prefix = ""): L1Validator {
  const validator = state.l1Validators.get(bytesToHex(validationId));
  ensure(validator !== undefined, `${prefix}not found`);
  return validator;
}

/** Throws unless a node neither validates an L1 nor its subnet before the conversion (`putL1Validator`). */
export function ensureNewPair(state: State, subnetId: Uint8Array, nodeId: Uint8Array): void {
  const isPair = (other: { readonly subnetId: Uint8Array; readonly nodeId: Uint8Array }) =>
    equalBytes(other.subnetId, subnetId) && equalBytes(other.nodeId, nodeId);
  const pair = "subnetID + nodeID pair";
  ensure(!state.current.some(isPair), `L1 validator contains conflicting ${pair}`);
  ensure(![...state.l1Validators.values()].some(isPair), `L1 validator contains duplicate ${pair}`);
}

/** Throws RuleError when this many more active L1 validators exceed the limit; 0 is always accepted. */
export function ensureCapacity(state: State, more: number): void {
  if (more === 0) return;
  const active = [...state.l1Validators.values()].filter(({ endAccruedFee }) => endAccruedFee > 0n).length;
  const { capacity } = params.l1ValidatorFee;
  ensure(active + more <= capacity, "already at the max number of active validators");
}

export const l1Rules: RuleTable = {
  ConvertSubnetToL1Tx: {
    deposit: (tx) => tx.validators.reduce((sum, { balance }) => sum + balance, 0n),
    describe({ tx }) {
      ensureSubnet(tx, "cannot convert a permissionless subnet");
      const { address, validators } = tx;
      ensure(address.length <= MAX_ADDRESS, "address is too long");
      ensure(validators.length > 0, "conversion must include at least one validator");
      const sorted = validators.every(({ nodeId }, index) => {
        const before = validators[index - 1];
        return before === undefined || compareBytes(before.nodeId, nodeId) < 0;
      });
      ensure(sorted, "conversion validators must be sorted and unique");
    },
    admit({ tx }) {
      for (const { nodeId, weight, signer, remainingBalanceOwner, deactivationOwner } of tx.validators) {
        ensure(weight > 0n, "validator weight must be non-zero");
        verifyNodeId(nodeId);
        ensure(isProven(signer), "invalid proof of possession");
        for (const owner of [remainingBalanceOwner, deactivationOwner]) verifyOwners(owner);
      }
      verifyAuth(tx.subnetAuth);
    },
    authorization(application) {
      const { state, tx } = application;
      const { afterwards, ...authorization } = authorizeSubnet(application);
      return {
        ...authorization,
        afterwards() {
          afterwards();
          ensureCapacity(state, tx.validators.filter(({ balance }) => balance > 0n).length);
          for (const { nodeId } of tx.validators) ensureNewPair(state, tx.subnetId, nodeId);
        },
      };
    },
    apply({ state, tx }) {
      const { subnetId, chainId, address } = tx;
      subnetOf(state, subnetId).conversion = { conversionId: conversionId(tx), chainId, address };
      for (const [index, { nodeId, weight, balance, signer, ...owners }] of tx.validators.entries()) {
        const validationId = conversionValidationId(subnetId, index);
        const { publicKey } = signer;
        const endAccruedFee = balance === 0n ? 0n : state.accruedFee + balance;
        const fields = { validationId, subnetId, nodeId, publicKey, weight, endAccruedFee, minNonce: 0n };
        const validator: L1Validator = { ...fields, ...owners, start: state.timestamp };
        state.l1Validators.set(bytesToHex(validationId), validator);
        state.changeL1Weight(validator, weight);
      }
    },
  },
  IncreaseL1ValidatorBalanceTx: {
    deposit: (tx) => tx.balance,
    describe: ({ tx }) => ensure(tx.balance > 0n, "balance must be greater than 0"),
    check({ state, tx }) {
      const { endAccruedFee } = l1ValidatorOf(state, tx.validationId);
      ensureCapacity(state, endAccruedFee === 0n ? 1 : 0);
    },
    apply({ state, tx }) {
      const validator = l1ValidatorOf(state, tx.validationId);
      const from = validator.endAccruedFee === 0n ? state.accruedFee : validator.endAccruedFee;
      state.setEndAccruedFee(validator, from + tx.balance);
    },
  },
  DisableL1ValidatorTx: {
    admit: ({ tx }) => verifyAuth(tx.disableAuth),
    authorization({ state, tx }) {
      const { deactivationOwner } = l1ValidatorOf(state, tx.validationId, "could not load L1 validator: ");
      return { owner: deactivationOwner, auth: tx.disableAuth };
    },
    apply({ state, tx, txId }) {
      const validator = l1ValidatorOf(state, tx.validationId);
      const balance = state.balanceOf(validator);
      state.setEndAccruedFee(validator, 0n);
      if (balance > 0n) state.pay(txId, tx.outputs.length, balance, validator.remainingBalanceOwner);
    },
  },
};
