/** An error of which only the message is printed at the terminal. */
export class CliError extends Error {
  override readonly name = "CliError";
}
