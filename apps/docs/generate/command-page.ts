/** The page of the `primary-network` command, from the program's own description of itself. */
import { createProgram, exitCodesOf } from "primary-network/program";

import { code, page, table, text } from "./markdown.ts";

type Command = ReturnType<typeof createProgram>;
type Option = Command["options"][number];

const defaultOf = ({ defaultValue, negate }: Option) =>
  defaultValue === undefined || defaultValue === false || negate ? "" : `\`${defaultValue}\``;

const choicesOf = ({ argChoices, description }: Option) =>
  argChoices && !argChoices.every((choice) => description.includes(choice))
    ? `one of ${argChoices.join(", ")}`
    : "";

function commandParts(command: Command, names: readonly string[]): string[] {
  const name = [...names, command.name()].join(" ");
  const inner = command.commands.filter((inside) => inside.name() !== "help");
  if (inner.length > 0) return inner.flatMap((inside) => commandParts(inside, [...names, command.name()]));
  const sentence = command.description();
  return [
    `## ${name}`,
    `${sentence.slice(0, 1).toUpperCase()}${text(sentence.slice(1))}.`,
    code("sh", `${name} ${command.usage()}`.trim()),
    table(
      ["Argument", "Meaning"],
      command.registeredArguments.map((argument) => [`\`${argument.name()}\``, text(argument.description)]),
    ),
    table(
      ["Flag", "Meaning", "Default"],
      command.options.map((option) => [
        `\`${option.flags}\`${option.mandatory ? " (required)" : ""}`,
        text([option.description, choicesOf(option)].filter(Boolean).join("; ")),
        defaultOf(option),
      ]),
    ),
    table(
      ["Exit code", "Meaning"],
      exitCodesOf(command).map(([exitCode, meaning]) => [exitCode, text(meaning)]),
    ),
  ];
}

/** The whole page. */
export function commandPage(): string {
  const program = createProgram();
  const description = "All commands and flags of `primary-network`.";
  return page({ title: "Command line", description }, [
    description,
    "In a clone of the repository, run `npx --yes pnpm start` and `npx --yes pnpm dev`. Append flags unchanged.",
    ...program.commands
      .filter((command) => command.name() !== "help")
      .flatMap((command) => commandParts(command, [program.name()])),
  ]);
}
