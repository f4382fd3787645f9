/** Exit codes of a command, for `--help` and the reference page of the command line. */
import type { Command } from "commander";

/** A code and its meaning. */
export type ExitCode = readonly [code: number, meaning: string];

const known = new WeakMap<Command, readonly ExitCode[]>();

/** Adds the codes to a command's help. */
export function withExitCodes(command: Command, codes: readonly ExitCode[]): Command {
  known.set(command, codes);
  const lines = codes.map(([code, meaning]) => `  ${code}  ${meaning}`);
  return command.addHelpText("after", ["", "Exit codes:", ...lines].join("\n"));
}

/** Returns the codes of a command. A command without special codes has none. */
export const exitCodesOf = (command: Command): readonly ExitCode[] => known.get(command) ?? [];
