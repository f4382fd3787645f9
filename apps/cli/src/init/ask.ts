/** Questions at a terminal. */
import { createInterface } from "node:readline";
import { CliError } from "@primary-network/devnet/terminal";
import type { Ask } from "./init.ts";

/** Questions and replies at a terminal, until `close`. */
export interface Asking {
  readonly ask: Ask;
  close(): void;
}

/**
 * Asks questions on two streams. Lines that arrive early, as in a paste, are the replies to the next questions.
 *
 * Ctrl+C and Ctrl+D end the questions: `ask` then throws a CliError.
 */
export function createAsking(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Asking {
  const lines = createInterface({ input, output });
  const replies = lines[Symbol.asyncIterator](); // from now on, so that no line is lost
  return {
    async ask(question) {
      lines.setPrompt(question);
      lines.prompt();
      const { done, value } = await replies.next();
      if (!done) return value;
      output.write("\n");
      throw new CliError("Stopped. No file was written.");
    },
    close: () => lines.close(),
  };
}
