/** The only way to the terminal: texts from a deployment, a node, a webhook or a file must not control it. */
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
   * Writes text to standard output unchanged, with colours and the line ends of CSV. Foreign parts have
   * passed `printable`.
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
