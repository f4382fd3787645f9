/** The words that a command line may have at each place, from the program's own description of itself. */
import type { Command } from "commander";

/** A flag. */
export interface FlagWord {
  /** Its forms, such as `-V` and `--version`. */
  readonly names: readonly string[];
  readonly description: string;
  /** Whether a value follows. */
  readonly takesValue: boolean;
  /** Values, where only some are allowed. */
  readonly choices: readonly string[];
}

/** A word and what it means. */
export interface Word {
  readonly name: string;
  readonly description: string;
}

/** A command, and what may follow it. */
export interface CommandWords {
  /** The names from below the program: empty for the program itself. */
  readonly path: readonly string[];
  readonly commands: readonly Word[];
  readonly flags: readonly FlagWord[];
  /** Values of its arguments, where only some are allowed. */
  readonly choices: readonly string[];
}

const HELP: FlagWord = {
  names: ["-h", "--help"],
  description: "display help for command",
  takesValue: false,
  choices: [],
};

/** Every command of the program, itself first. */
export function wordsOf(command: Command, path: readonly string[] = []): CommandWords[] {
  const inner = command.commands.filter((one) => one.name() !== "help");
  const own: CommandWords = {
    path,
    commands: inner.map((one) => ({ name: one.name(), description: one.description() })),
    flags: [
      ...command.options.map(({ short, long, description, required, optional, argChoices = [] }) => ({
        names: [short, long].filter((name) => name !== undefined),
        description,
        takesValue: required || optional,
        choices: argChoices,
      })),
      HELP,
    ],
    choices: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  };
  return [own, ...inner.flatMap((one) => wordsOf(one, [...path, one.name()]))];
}

/** A text in single quotes, as POSIX shells read it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
