/** The checks of a validator before it signs a Warp message of the P-Chain (ACP-118), by its own state. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { CodecError, encodeCb58 } from "@primary-network/codec";
import {
  conversionValidationId,
  decodeL1Message,
  decodePayload,
  decodeRegistrationEndJustification,
  type L1Message,
  registrationValidationId,
} from "@primary-network/codec/warp";
import { equalBytes } from "../byte-order.ts";
import type { L1Validator } from "./l1.ts";
import type { State } from "./state.ts";

/** The reasons for refusing, in the order that gives them their codes 1 … 17 (avalanchego `vms/platformvm/network/warp.go`). */
const REASONS = [
  "FailedToParseWarpAddressedCall",
  "WarpAddressedCallHasSourceAddress",
  "FailedToParseWarpAddressedCallPayload",
  "UnsupportedWarpAddressedCallPayloadType",
  "FailedToParseJustification",
  "ConversionDoesNotExist",
  "MismatchedConversionID",
  "InvalidJustificationType",
  "FailedToParseSubnetID",
  "MismatchedValidationID",
  "ValidationDoesNotExist",
  "ValidationExists",
  "FailedToParseRegisterL1Validator",
  "ValidationCouldBeRegistered",
  "ImpossibleNonce",
  "WrongNonce",
  "WrongWeight",
] as const;

/** Why a validator does not sign. */
export type RefusalReason = (typeof REASONS)[number];

/** Thrown by a validator that does not sign. */
export class WarpRefusal extends Error {
  override readonly name = "WarpRefusal";
  /** 1 … 17. */
  readonly code: number;

  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.code = REASONS.indexOf(reason) + 1;
  }
}

function require(condition: boolean, reason: RefusalReason, detail: string): asserts condition {
  if (!condition) throw new WarpRefusal(reason, detail);
}

function parsed<T>(reason: RefusalReason, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new WarpRefusal(reason, error.message);
  }
}

const validationOf = (state: State, validationId: Uint8Array): L1Validator | undefined =>
  state.l1Validators.get(bytesToHex(validationId));

const conversionOf = (state: State, subnetId: Uint8Array) =>
  state.subnets.get(bytesToHex(subnetId))?.conversion;

function currentValidation(state: State, validationId: Uint8Array): L1Validator {
  const validation = validationOf(state, validationId);
  require(validation !== undefined, "ValidationDoesNotExist", encodeCb58(validationId));
  return validation;
}

/** Checks that a validation has ended, or can never begin. */
function checkEnd(state: State, validationId: Uint8Array, justification: Uint8Array): void {
  const shown = parsed("FailedToParseJustification", () => decodeRegistrationEndJustification(justification));
  require(shown !== undefined, "InvalidJustificationType", "it names neither conversion nor registration");
  const matches = (found: Uint8Array) =>
    require(equalBytes(
      found,
      validationId,
    ), "MismatchedValidationID", `${encodeCb58(found)}, not ${encodeCb58(validationId)}`);
  const isNotCurrent = () =>
    require(validationOf(state, validationId) === undefined, "ValidationExists", encodeCb58(validationId));
  if (shown.type === "conversion") {
    const { subnetId, index } = shown;
    require(subnetId.length === 32, "FailedToParseSubnetID", `it has ${subnetId.length} bytes, not 32`);
    matches(conversionValidationId(subnetId, index));
    isNotCurrent();
    require(conversionOf(state, subnetId) !== undefined, "ConversionDoesNotExist", encodeCb58(subnetId));
    return;
  }
  const message = parsed("FailedToParseRegisterL1Validator", () => decodeL1Message(shown.message));
  require(message.type ===
    "RegisterL1Validator", "FailedToParseRegisterL1Validator", `it is a ${message.type}`);
  matches(registrationValidationId(shown.message));
  isNotCurrent();
  const over = message.expiry <= BigInt(state.timestamp) || state.registrations.has(bytesToHex(validationId));
  require(over, "ValidationCouldBeRegistered", `until ${message.expiry}`);
}

type Checks = {
  readonly [type in L1Message["type"]]: (
    state: State,
    message: Extract<L1Message, { type: type }>,
    justification: Uint8Array,
  ) => void;
};

const checks: Checks = {
  SubnetToL1Conversion(state, { conversionId }, subnetId) {
    require(subnetId.length === 32, "FailedToParseJustification", `it has ${subnetId.length} bytes, not 32`);
    const conversion = conversionOf(state, subnetId);
    require(conversion !== undefined, "ConversionDoesNotExist", encodeCb58(subnetId));
    require(equalBytes(
      conversion.conversionId,
      conversionId,
    ), "MismatchedConversionID", `${encodeCb58(conversion.conversionId)}, not ${encodeCb58(conversionId)}`);
  },
  L1ValidatorRegistration(state, { validationId, registered }, justification) {
    if (registered) currentValidation(state, validationId);
    else checkEnd(state, validationId, justification);
  },
  L1ValidatorWeight(state, { validationId, nonce, weight }) {
    require(nonce < 2n ** 64n - 1n, "ImpossibleNonce", String(nonce));
    const { minNonce, weight: current } = currentValidation(state, validationId);
    require(nonce + 1n === minNonce, "WrongNonce", `${nonce} is not the last one, ${minNonce - 1n}`);
    require(weight === current, "WrongWeight", `${weight}, not ${current}`);
  },
  RegisterL1Validator(_state, { type }) {
    throw new WarpRefusal("UnsupportedWarpAddressedCallPayloadType", `the P-Chain sends no ${type}`);
  },
};

/**
 * Checks a message that claims to be from the P-Chain.
 *
 * @param payload of the Warp message
 * @throws WarpRefusal when the state does not confirm it
 */
export function checkWarpRequest(state: State, payload: Uint8Array, justification: Uint8Array): void {
  const call = parsed("FailedToParseWarpAddressedCall", () => decodePayload(payload));
  require(call.type === "AddressedCall", "FailedToParseWarpAddressedCall", `it is a ${call.type}`);
  const { sourceAddress } = call;
  require(sourceAddress.length === 0, "WarpAddressedCallHasSourceAddress", "the P-Chain itself has none");
  const message = parsed("FailedToParseWarpAddressedCallPayload", () => decodeL1Message(call.payload));
  // The table's own type pairs each message with its check.
  const check = checks[message.type] as (...given: [State, L1Message, Uint8Array]) => void;
  check(state, message, justification);
}
