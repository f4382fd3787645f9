/** The error of a transaction or block that breaks a rule of the chain. */

/** Thrown before any part of the transaction is applied; the message names the rule and the values. */
export class RuleError extends Error {
  override readonly name = "RuleError";
}

/** Throws a RuleError unless the condition holds. */
export function ensure(condition: boolean, rule: string): asserts condition {
  if (!condition) throw new RuleError(rule);
}

/** Runs a check; prefixes the message of a broken rule if a prefix is given. */
export function within<T>(prefix: string | undefined, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof RuleError) || prefix === undefined) throw error;
    throw new RuleError(`${prefix}: ${error.message}`);
  }
}
