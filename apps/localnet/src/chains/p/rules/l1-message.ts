/** Rules of the transactions by which an L1's validator manager changes its validators through Warp messages. */
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type L1ValidatorWeight,
  type RegisterL1Validator,
  registrationValidationId,
  verifyProofOfPossession,
} from "@primary-network/codec";
import { Memo } from "../../../keys/memo.ts";
import { equalBytes } from "../../byte-order.ts";
import { ensure } from "../../rule-error.ts";
import type { L1Validator } from "../l1.ts";
import { DAY } from "../params.ts";
import type { State } from "../state.ts";
import { decodeWarp, type ManagerMessage } from "../warp-message.ts";
import { verifyWarp } from "../warp-signature.ts";
import { ensureCapacity, l1ValidatorOf } from "./l1.ts";
import type { RuleTable } from "./rule.ts";
import { subnetOf } from "./subnet.ts";

/** Cached results of proof checks: a rebuilt network has the same proofs, and each check takes some 20 ms. */
const proven = new Memo<boolean>(256, { name: "proofs" });

function isProven(publicKey: Uint8Array, proofOfPossession: Uint8Array): boolean {
  const name = `${bytesToHex(publicKey)}/${bytesToHex(proofOfPossession)}`;
  return proven.get(name, () => verifyProofOfPossession({ publicKey, proofOfPossession }));
}

function validatorsOf(state: State, subnetId: Uint8Array): L1Validator[] {
  return [...state.l1Validators.values()].filter((validator) => equalBytes(validator.subnetId, subnetId));
}

/** The message, after checking that the manager sent it and the L1's validators signed it. */
function verifiedMessage(
  state: State,
  bytes: Uint8Array,
  subnetOfMessage: (message: ManagerMessage) => Uint8Array,
): ManagerMessage {
  const warp = decodeWarp(bytes);
  const { source, message } = warp;
  const subnetId = subnetOfMessage(message);
  const { conversion } = subnetOf(state, subnetId);
  ensure(source.networkId === state.networkId, `the Warp message is for network ${source.networkId}`);
  ensure(conversion !== undefined, "the subnet is not an L1");
  ensure(equalBytes(conversion.chainId, source.chainId), "the Warp message is not from the manager's chain");
  ensure(equalBytes(conversion.address, source.address), "the Warp message is not from the manager");
  const validators = validatorsOf(state, subnetId);
  const total = validators.reduce((sum, { weight }) => sum + weight, 0n);
  const active = validators.filter(({ endAccruedFee }) => endAccruedFee > 0n);
  verifyWarp(warp, active, total);
  return message;
}

function registration(message: ManagerMessage): RegisterL1Validator {
  ensure(message.type === "RegisterL1Validator", "the Warp message does not register a validator");
  return message;
}

function weightChange(message: ManagerMessage): L1ValidatorWeight {
  ensure(message.type === "L1ValidatorWeight", "the Warp message does not set a weight");
  return message;
}

export const l1MessageRules: RuleTable = {
  RegisterL1ValidatorTx: {
    deposit: (tx) => tx.balance,
    check({ state, tx }) {
      const message = registration(
        verifiedMessage(state, tx.message, (found) => registration(found).subnetId),
      );
      const { subnetId, nodeId, blsPublicKey: publicKey, expiry, weight } = message;
      const now = BigInt(state.timestamp);
      ensure(
        expiry > now && expiry <= now + BigInt(DAY),
        `the registration expires at ${expiry}: not within a day from ${now}`,
      );
      ensure(
        !state.registrations.has(bytesToHex(registrationValidationId(message))),
        "the registration was used before",
      );
      ensure(
        !validatorsOf(state, subnetId).some((other) => equalBytes(other.nodeId, nodeId)),
        "the node validates the L1 already",
      );
      ensure(weight > 0n, "the weight is 0");
      ensure(isProven(publicKey, tx.proofOfPossession), "the proof of possession is wrong");
      ensureCapacity(state, tx.balance === 0n ? 0 : 1);
    },
    apply({ state, tx }) {
      const message = registration(decodeWarp(tx.message).message);
      const { type: _, expiry: __, blsPublicKey: publicKey, ...fields } = message;
      const validationId = registrationValidationId(message);
      const endAccruedFee = tx.balance === 0n ? 0n : state.accruedFee + tx.balance;
      const validator: L1Validator = {
        ...fields,
        publicKey,
        validationId,
        endAccruedFee,
        minNonce: 0n,
        start: state.timestamp,
      };
      state.registrations.add(bytesToHex(validationId));
      state.l1Validators.set(bytesToHex(validationId), validator);
      state.changeL1Weight(validator, validator.weight);
    },
  },
  SetL1ValidatorWeightTx: {
    check({ state, tx }) {
      const message = verifiedMessage(
        state,
        tx.message,
        (found) => l1ValidatorOf(state, weightChange(found).validationId).subnetId,
      );
      const { validationId, nonce, weight } = weightChange(message);
      const validator = l1ValidatorOf(state, validationId);
      ensure(nonce >= validator.minNonce, `nonce ${nonce} is below ${validator.minNonce}`);
      const others = validatorsOf(state, validator.subnetId).length - 1;
      ensure(weight > 0n || others > 0, "the last validator of an L1 cannot be removed");
    },
    apply({ state, tx, txId }) {
      const { validationId, nonce, weight } = weightChange(decodeWarp(tx.message).message);
      const validator = l1ValidatorOf(state, validationId);
      state.changeL1Weight(validator, weight - validator.weight);
      validator.weight = weight;
      validator.minNonce = nonce + 1n;
      if (weight > 0n) return;
      const balance = state.balanceOf(validator);
      if (balance > 0n) state.pay(txId, tx.outputs.length, balance, validator.remainingBalanceOwner);
      state.l1Validators.delete(bytesToHex(validationId));
    },
  },
};
