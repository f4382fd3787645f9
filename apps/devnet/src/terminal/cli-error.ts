/** An error that the terminal shows by its message alone. */
export class CliError extends Error {
  override readonly name = "CliError";
  /** Exit code of the command; the help describes codes above 1. */
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1 }: { readonly exitCode?: number } = {}) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Returns the message of an error of any kind. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
