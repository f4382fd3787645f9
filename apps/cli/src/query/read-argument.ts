/** Reads what a person typed by the rules of the clients, so that a mistyped text is refused with the rule that it breaks. */
import { ValidationError } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";

/**
 * Reads a text.
 *
 * @param what it is no …, such as "node id such as NodeID-…"
 * @throws CliError naming the text, and the rule
 */
export function readArgument<T>(what: string, text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new CliError(`"${text}" is no ${what}: it ${error.rule}`);
  }
}
