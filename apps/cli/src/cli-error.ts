/** An error whose message alone is meant for the person at the terminal. */
export class CliError extends Error {
  override readonly name = "CliError";
}
