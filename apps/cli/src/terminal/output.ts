/**
 * The terminal, and the only way to it: a deployment, a node, a webhook or a file must not command it by what
 * it says.
 */
import { inspect } from "node:util";
import { printable } from "@primary-network/devnet/terminal";

/** Outputs of a command: results, and messages about them. */
export interface Output {
  /** To standard output. Control characters are escaped. */
  print(text: string): void;
  /** To standard error. Control characters are escaped. */
  tell(text: string): void;
}

/** An output that can also draw. */
export interface Canvas extends Output {
  /**
   * To standard output as it is: colours, and line ends of CSV. What is foreign in the text has passed
   * `printable`.
   */
  draw(text: string): void;
}

/** The output that writes lines to these two. */
export const createOutput = (stdout: (line: string) => void, stderr: (line: string) => void): Canvas => ({
  print: (text) => stdout(printable(text)),
  tell: (text) => stderr(printable(text)),
  draw: stdout,
});

/** The terminal. */
export const terminal: Canvas = createOutput(
  (line) => console.log(line),
  (line) => console.error(line),
);

/** Reports an error of the program itself, with its stack. */
export const tellBug = (error: unknown, { tell }: Output = terminal): void => tell(inspect(error));
