/** Does what an L1's manager asks the P-Chain for: registers validators, and sets their weights. */
import { CodecError, decodeHex, encodeCb58 } from "@primary-network/codec";
import {
  decodeL1Message,
  decodePayload,
  decodeUnsignedMessage,
  type L1Message,
  registrationValidationId,
} from "@primary-network/codec/warp";
import { ValidationError } from "@primary-network/core/ids";
import type { Payer } from "../build/draft.ts";
import * as p from "../build/p/index.ts";
import type { IssuedTransaction } from "../network/issue.ts";
import type { FlowOptions } from "./flow.ts";
import { payOnce } from "./pay-step.ts";
import { readConfirmation, signedMessage, type WarpSignatures } from "./warp.ts";

/** Options of flows that need signatures of validators. */
export interface ManagerOptions extends FlowOptions {
  /** Service that collects them, such as `signatures` of a client of the data service. */
  readonly signatures: WarpSignatures;
}

/** Registration of an L1 validator. */
export interface RegisterValidatorIntent extends Payer {
  /** nAVAX paid in advance for the continuous fee. At least 1. */
  readonly balance: bigint;
  /** Proof of possession of the validator's BLS key: 96 bytes as hex. */
  readonly proofOfPossession: string;
  /** Unsigned Warp message of the manager as hex, from the log of its chain. */
  readonly message: string;
}

/** A registered validator. */
export interface Registered {
  /** Accepted transaction. */
  readonly registered: IssuedTransaction;
  /** Id of the validation in cb58. */
  readonly validationId: string;
  /** The P-Chain's signed message as hex, which completes the registration at the manager. */
  readonly confirmation: string;
}

/**
 * Registers an L1 validator: has the manager's message signed, pays and registers on the P-Chain, and gets the confirmation
 * for the manager. Called again with the same journal and id, it goes on where it was killed.
 *
 * @throws The errors of `stake`, and of the service that collects the signatures.
 * @example
 * const intent = { from: alice, balance: AVAX, proofOfPossession, message };
 * const { confirmation } = await registerValidator(intent, { node, signers: [signer], signatures, journal, id: "node-7" });
 */
export async function registerValidator(
  intent: RegisterValidatorIntent,
  options: ManagerOptions,
): Promise<Registered> {
  const request = requestOf("registerValidator", intent.message, "RegisterL1Validator");
  const { signatures, ...rest } = options;
  const registered = await payOnce("registerValidator", intent, rest, async (coins, context) => {
    const message = await signedMessage(signatures, intent.message);
    return p.registerL1Validator({ ...intent, message }, coins, context);
  });
  const confirmation = await readConfirmation(registered, options);
  return { registered, validationId: encodeCb58(registrationValidationId(request)), confirmation };
}

/** New weight of an L1 validator. */
export interface SetWeightIntent extends Payer {
  /** Unsigned Warp message of the manager as hex, from the log of its chain. A weight of 0 removes the validator. */
  readonly message: string;
}

/** A new weight. */
export interface WeightSet {
  /** Accepted transaction. */
  readonly changed: IssuedTransaction;
  /** Id of the validation in cb58. */
  readonly validationId: string;
  /** Weight. 0 if the validator was removed. */
  readonly weight: bigint;
  /** The P-Chain's signed message as hex, which completes the change at the manager. */
  readonly confirmation: string;
}

/**
 * Sets the weight of an L1 validator, or removes it with a weight of 0, as its manager asks for it. Called again with
 * the same journal and id, it goes on where it was killed.
 *
 * @throws The errors of `registerValidator`.
 * @example
 * const { confirmation } = await setWeight({ from: alice, message }, { node, signers: [signer], signatures, journal, id });
 */
export async function setWeight(intent: SetWeightIntent, options: ManagerOptions): Promise<WeightSet> {
  const { validationId, weight } = requestOf("setWeight", intent.message, "L1ValidatorWeight");
  const { signatures, ...rest } = options;
  const changed = await payOnce("setWeight", intent, rest, async (coins, context) => {
    const message = await signedMessage(signatures, intent.message);
    return p.setL1ValidatorWeight({ ...intent, message }, coins, context);
  });
  const confirmation = await readConfirmation(changed, options);
  return { changed, validationId: encodeCb58(validationId), weight, confirmation };
}

/** Reads the request of a manager from its unsigned message. */
function requestOf<Type extends L1Message["type"]>(
  operation: string,
  text: string,
  type: Type,
): Extract<L1Message, { type: Type }> {
  try {
    const call = decodePayload(decodeUnsignedMessage(decodeHex(text, { checksum: false })).payload);
    const request = call.type === "AddressedCall" ? decodeL1Message(call.payload) : call;
    if (request.type === type) return request as Extract<L1Message, { type: Type }>; // just compared
    throw new ValidationError(operation, "message", `must be a ${type}, not a ${request.type}`);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new ValidationError(operation, "message", `must be an unsigned Warp message: ${error.message}`);
  }
}
