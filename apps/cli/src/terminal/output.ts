/** Where a command prints. */

/** Outputs of a command: results, and messages about them. */
export interface Output {
  /** To standard output. */
  print(text: string): void;
  /** To standard error. */
  tell(text: string): void;
}

/** The terminal. */
export const terminal: Output = { print: console.log, tell: console.error };
