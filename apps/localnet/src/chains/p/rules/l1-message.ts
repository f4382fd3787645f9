/** Rules of the transactions by which an L1's validator manager changes its validators through Warp messages. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58 } from "@primary-network/codec";
import type { UnsignedTx } from "@primary-network/codec/p";
import { type RegisterL1Validator, registrationValidationId } from "@primary-network/codec/warp";
import { isProven } from "../../../keys/proofs.ts";
import { equalBytes } from "../../byte-order.ts";
import { ensure, RuleError } from "../../rule-error.ts";
import { verifyNodeId, verifyOwners } from "../form.ts";
import type { L1Validator } from "../l1.ts";
import { DAY } from "../params.ts";
import { EMPTY_ID, type State } from "../state.ts";
import { decodeRequest, decodeSignedWarp, type WarpSource } from "../warp-message.ts";
import { warpSetAt } from "../warp-set.ts";
import { verifyWarp } from "../warp-signature.ts";
import { ensureCapacity, ensureNewPair, l1ValidatorOf } from "./l1.ts";
import type { RuleTable } from "./rule.ts";

/** The highest nonce, which only a removal may carry. */
const MAX_NONCE = 2n ** 64n - 1n;

/**
 * Checks that the validators of a message's source chain signed it. A node does so before it executes a transaction or a
 * block (`VerifyWarpMessages`).
 *
 * @param heights of the P-Chain. The validators of one of them must have signed; a node knows only that of the epoch
 * @throws RuleError with the node's message about the first height; nothing is checked of a transaction without a message
 */
export function verifyWarpMessages(state: State, tx: UnsignedTx, heights: readonly bigint[]): void {
  if (tx.type !== "RegisterL1ValidatorTx" && tx.type !== "SetL1ValidatorWeightTx") return;
  const signed = decodeSignedWarp(tx.message);
  const faults: RuleError[] = [];
  for (const height of heights) {
    try {
      verifyWarp(signed, state.networkId, warpSetAt(state, signed.chainId, height));
      return;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      faults.push(error);
    }
  }
  throw faults[0];
}

/** Throws unless the manager of an L1 sent the message. */
function verifyManager(state: State, subnetId: Uint8Array, { chainId, address }: WarpSource): void {
  const conversion = state.subnets.get(bytesToHex(subnetId))?.conversion;
  ensure(
    conversion !== undefined,
    `could not load subnet conversion for ${encodeCb58(subnetId)} with: not found`,
  );
  ensure(
    equalBytes(conversion.chainId, chainId),
    `wrong warp message source chain ID expected ${encodeCb58(conversion.chainId)} but had ${encodeCb58(chainId)}`,
  );
  ensure(
    equalBytes(conversion.address, address),
    `wrong warp message source address expected 0x${bytesToHex(conversion.address)} but got 0x${bytesToHex(address)}`,
  );
}

/** Checks the fields of a registration (`RegisterL1Validator.Verify`). */
function verifyRegistration(message: RegisterL1Validator): void {
  const { subnetId, nodeId, weight } = message;
  ensure(!equalBytes(subnetId, EMPTY_ID), "invalid subnet ID");
  ensure(weight > 0n, "invalid weight");
  verifyNodeId(nodeId, "empty nodeID is disallowed", "invalid node ID: ");
  for (const owner of [message.remainingBalanceOwner, message.deactivationOwner])
    verifyOwners(owner, "invalid owner: ");
}

const registration = (message: Uint8Array) => decodeRequest(message, "RegisterL1Validator");
const weightChange = (message: Uint8Array) => decodeRequest(message, "L1ValidatorWeight");

export const l1MessageRules: RuleTable = {
  RegisterL1ValidatorTx: {
    deposit: (tx) => tx.balance,
    check({ state, tx }) {
      const { source, message } = registration(tx.message);
      verifyRegistration(message);
      const { subnetId, nodeId, blsPublicKey, expiry } = message;
      verifyManager(state, subnetId, source);
      const now = BigInt(state.timestamp);
      ensure(expiry > now, `warp message expired at ${expiry} and it is currently ${now}`);
      ensure(
        expiry - now <= BigInt(DAY),
        `warp message not yet allowed because time is ${expiry - now} seconds in the future but the limit is ${DAY}`,
      );
      const validationId = registrationValidationId(message);
      ensure(
        !state.registrations.has(bytesToHex(validationId)),
        `warp message already issued for validationID ${encodeCb58(validationId)}`,
      );
      const { proofOfPossession } = tx;
      ensure(isProven({ publicKey: blsPublicKey, proofOfPossession }), "invalid proof of possession");
      ensureCapacity(state, tx.balance === 0n ? 0 : 1);
      ensureNewPair(state, subnetId, nodeId);
    },
    apply({ state, tx }) {
      const { message } = registration(tx.message);
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
      const { source, message } = weightChange(tx.message);
      const { validationId, nonce, weight } = message;
      ensure(nonce < MAX_NONCE || weight === 0n, "maxUint64 nonce is reserved for removal");
      const { subnetId, minNonce } = l1ValidatorOf(state, validationId, "could not load L1 validator: ");
      ensure(nonce >= minNonce, `warp message contains stale nonce ${nonce} must be at least ${minNonce}`);
      verifyManager(state, subnetId, source);
      const of = [...state.l1Validators.values()].filter((other) => equalBytes(other.subnetId, subnetId));
      ensure(
        weight > 0n || of.length > 1,
        "attempting to remove the last L1 validator from a converted subnet",
      );
    },
    apply({ state, tx, txId }) {
      const { validationId, nonce, weight } = weightChange(tx.message).message;
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
