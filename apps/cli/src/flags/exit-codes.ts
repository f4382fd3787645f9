/** The exit codes of a command: shown by `--help`, and by the reference page of the command line. */
import type { Command } from "commander";

/** What a code means. */
export type ExitCode = readonly [code: number, meaning: string];

const known = new WeakMap<Command, readonly ExitCode[]>();

/** Adds the codes to a command's help. */
export function withExitCodes(command: Command, codes: readonly ExitCode[]): Command {
  known.set(command, codes);
  const lines = codes.map(([code, meaning]) => `  ${code}  ${meaning}`);
  return command.addHelpText("after", ["", "Exit codes:", ...lines].join("\n"));
}

/** The codes of a command; none of one that only succeeds or fails. */
export const exitCodesOf = (command: Command): readonly ExitCode[] => known.get(command) ?? [];
