/** The error of a transaction or block that breaks a rule of the chain. */

/** Thrown before anything of the transaction is applied; the message names the rule and the values. */
export class RuleError extends Error {
  override readonly name = "RuleError";
}

/** Throws a RuleError unless the condition holds. */
export function ensure(condition: boolean, rule: string): asserts condition {
  if (!condition) throw new RuleError(rule);
}
