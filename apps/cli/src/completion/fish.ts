/** The completion script of fish. */
import type { CommandWords } from "./words.ts";

/** A text in single quotes, as fish reads it. */
const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** Condition under which fish proposes a command's words: its names are there, and no inner command is. */
function conditionOf({ path, commands }: CommandWords): string {
  if (path.length === 0) return "__fish_use_subcommand";
  const inner = commands.map(({ name }) => name).join(" ");
  return [
    ...path.map((name) => `__fish_seen_subcommand_from ${name}`),
    ...(inner === "" ? [] : [`not __fish_seen_subcommand_from ${inner}`]),
  ].join("; and ");
}

/** @param name of the program */
export function fishScript(name: string, commands: readonly CommandWords[]): string {
  const lines = commands.flatMap((command) => {
    const begin = `complete -c ${name} -n ${quoted(conditionOf(command))}`;
    return [
      ...command.commands.map((word) => `${begin} -f -a ${quoted(word.name)} -d ${quoted(word.description)}`),
      ...(command.choices.length > 0 ? [`${begin} -f -a ${quoted(command.choices.join(" "))}`] : []),
      ...command.flags.map(({ names, description, takesValue, choices }) => {
        const forms = names.map((flag) =>
          flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
        );
        const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(" "))}` : takesValue ? " -r" : "";
        return `${begin} ${forms.join(" ")}${value} -d ${quoted(description)}`;
      }),
    ];
  });
  return [`# Completion of ${name} in fish: ${name} completion fish | source`, ...lines].join("\n");
}
