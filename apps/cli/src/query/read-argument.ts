/** Reads arguments by the rules of the clients, and names the broken rule in the error. */
import { ValidationError } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";

/**
 * Reads a text.
 *
 * @param what with its article, such as "a node id"
 * @param expected forms that are allowed; without it, the message has the rule that the text breaks
 * @throws CliError naming the text
 */
export function readArgument<T>(
  what: string,
  text: string,
  parse: (text: string) => T,
  expected?: string,
): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new CliError(
      expected === undefined
        ? `"${text}" is not ${what}: it ${error.rule}`
        : `"${text}" is not ${what}. Expected ${expected}.`,
    );
  }
}
