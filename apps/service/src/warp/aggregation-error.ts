/** Why no signed message came about. */

/**
 * `invalid`: the request breaks a rule, or validators refuse to sign what it says · `unknown`: it names something that does not
 * exist · `insufficient`: too few of the signers answered with a right signature · `unreachable`: nobody answered.
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
