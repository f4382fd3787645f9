/** An error of which only the message is printed at the terminal. */
export class CliError extends Error {
  override readonly name = "CliError";
  /** Exit code of the command; its help describes those above 1. */
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1 }: { readonly exitCode?: number } = {}) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Returns the message of an error of any kind. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
