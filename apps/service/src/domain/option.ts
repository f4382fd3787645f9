/** Checks options, and names the invalid one. */

/** Thrown for an invalid option; the message names the option and the rule. */
export class OptionError extends Error {
  override readonly name = "OptionError";
}

/** @throws OptionError naming the option and the rule */
export function integer(name: string, value: number | undefined, min: number, max: number): number {
  if (value !== undefined && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new OptionError(`service: ${name} must be an integer from ${min} to ${max}, not ${value}`);
}
