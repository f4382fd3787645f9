/** Why a message could not be signed. */

/**
 * `invalid`: the request breaks a rule, or validators refuse to sign the message · `unknown`: it names something that does not
 * exist · `insufficient`: too few signers returned a valid signature · `unreachable`: no signer responded.
 */
export type AggregationFault = "invalid" | "unknown" | "insufficient" | "unreachable";

/** Thrown when a message cannot be signed; its text is for the caller. */
export class AggregationError extends Error {
  override readonly name = "AggregationError";
  readonly fault: AggregationFault;

  constructor(fault: AggregationFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
