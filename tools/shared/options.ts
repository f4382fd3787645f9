/** Options of the repository's own programs: `--help` prints them, and a mistake ends the program with one line and them. */
import { type ParseArgsConfig, parseArgs } from "node:util";

type AnyOptions = NonNullable<ParseArgsConfig["options"]>;

/** Writes the options of a command in one line. */
function usageOf(command: string, options: AnyOptions): string {
  const written = Object.entries(options).map(
    ([name, { type, multiple }]) => `[--${name}${type === "string" ? " <text>" : ""}]${multiple ? "…" : ""}`,
  );
  return ["usage:", "pnpm", command, ...written].join(" ");
}

/** Ends the program because of how it was called. */
export function refuse(command: string, reason: string): never {
  console.error(`${command}: ${reason}`);
  process.exit(2);
}

/**
 * Reads the options of the command line.
 *
 * @param command - Name in the root's package.json.
 * @param more - Lines that `--help` prints below the options.
 */
export function readOptions<const Options extends AnyOptions>(
  command: string,
  options: Options,
  more: readonly string[] = [],
): ReturnType<typeof parseArgs<{ options: Options }>>["values"] {
  const usage = [usageOf(command, options), ...more].join("\n");
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: "boolean" } } });
    if (!("help" in values)) return values;
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof TypeError && "code" in error)) throw error; // parseArgs' own errors
    return refuse(command, `${error.message.split(". ")[0]}\n${usage}`);
  }
}
