/** The words that a command line may have at each place, from the program's own description of itself. */
import type { Command } from "commander";

/** A flag. */
export interface FlagWord {
  /** Its forms, such as `-V` and `--version`. */
  readonly names: readonly string[];
  readonly description: string;
  /** True when a value follows. */
  readonly takesValue: boolean;
  /** Values, where only some are allowed. */
  readonly choices: readonly string[];
}

/** A word and its description. */
export interface Word {
  readonly name: string;
  readonly description: string;
}

/** A command and the words that may follow it. */
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

/** A command's names, with a space before each. */
export const pathText = (path: readonly string[]): string => path.map((name) => ` ${name}`).join("");

/** The alternatives of a shell's pattern that a command's name leads to. */
export const movesOf = (commands: readonly CommandWords[]): string =>
  commands
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => quoted(pathText(path)))
    .join("|");

/** A flag's forms behind a command, as alternatives of a shell's pattern. */
export const flagPattern = (path: readonly string[], { names }: FlagWord): string =>
  names.map((flag) => quoted(`${pathText(path)} ${flag}`)).join("|");

/** A text in single quotes, as POSIX shells read it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
