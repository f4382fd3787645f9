/** What is thrown for an option that cannot work. */

/** Thrown for an option that cannot work; the message names the option and the rule. */
export class OptionError extends Error {
  override readonly name = "OptionError";
}
