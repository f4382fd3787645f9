/** Writes a configuration file for `serve`, from flags, replies and defaults. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import { stringify } from "yaml";
import { readConfig } from "../config/config.ts";
import type { Output } from "../terminal/output.ts";

/** Values of a new configuration. */
export interface InitValues {
  readonly network?: string;
  readonly nodeUrl?: string;
  readonly database?: string;
  readonly port?: string;
}

/** The flags of `init`. */
export interface InitFlags extends InitValues {
  readonly config: string;
  readonly yes: boolean;
}

/** Asks one question; an empty text selects the default. */
export type Ask = (question: string) => Promise<string>;

interface Question {
  readonly name: keyof InitValues;
  readonly flag: string;
  readonly text: string;
  readonly usual: string;
  /** Returns the rule that a value breaks. */
  readonly check: (value: string) => string | undefined;
}

const matches = (pattern: RegExp, rule: string) => (value: string) =>
  pattern.test(value) ? undefined : rule;

const QUESTIONS: readonly Question[] = [
  {
    name: "network",
    flag: "--network",
    text: "Network, fuji or mainnet",
    usual: "fuji",
    check: matches(/^(?:fuji|mainnet)$/, "Expected fuji or mainnet."),
  },
  {
    name: "nodeUrl",
    flag: "--node-url",
    text: "URL of your node, with its index enabled",
    usual: "http://127.0.0.1:9650",
    check: (value) =>
      /^https?:\/\//.test(value) && URL.canParse(value)
        ? undefined
        : "Expected a URL that begins with http:// or https://.",
  },
  {
    name: "database",
    flag: "--database",
    text: "PostgreSQL URL, or a folder for the embedded database",
    usual: "data",
    check: matches(/\S/, "Expected a URL or a folder."),
  },
  {
    name: "port",
    flag: "--port",
    text: "Port of the service",
    usual: "8080",
    check: (value) =>
      /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? undefined : "Expected a number from 0 to 65535.",
  },
];

async function readValue(
  { name, flag, text, usual, check }: Question,
  flags: InitFlags,
  ask: Ask | undefined,
  { tell }: Output,
): Promise<string> {
  const given = flags[name];
  if (given !== undefined) {
    const rule = check(given);
    if (rule !== undefined) throw new CliError(`${flag} "${given}" is wrong. ${rule}`);
    return given;
  }
  if (flags.yes || ask === undefined) return usual;
  for (;;) {
    const value = (await ask(`${text} [${usual}]: `)).trim() || usual;
    const rule = check(value);
    if (rule === undefined) return value;
    tell(rule);
  }
}

function textOf({ network, nodeUrl, database, port }: Record<keyof InitValues, string>): string {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(database);
  return [
    "# Configuration of primary-network serve and index.",
    stringify({
      networks: { [network]: { nodeUrl, xChain: true, cChain: true } },
      database: isPostgres ? { url: database } : { dataDir: database },
      listen: { port: Number(port) },
    }),
  ].join("\n");
}

/**
 * Runs the command.
 *
 * @param ask undefined without a terminal
 * @throws CliError when the file exists or cannot be written, a flag is wrong, or there is no terminal to ask
 *   at
 */
export async function runInit(flags: InitFlags, ask: Ask | undefined, out: Output): Promise<void> {
  const open = QUESTIONS.filter(({ name }) => flags[name] === undefined);
  if (ask === undefined && !flags.yes && open.length > 0) {
    const names = open.map(({ flag }) => flag).join(", ");
    throw new CliError(`There is no terminal to ask at. Set ${names}, or use --yes for the defaults.`);
  }
  const entries: [keyof InitValues, string][] = [];
  for (const question of QUESTIONS) entries.push([question.name, await readValue(question, flags, ask, out)]);
  const values = Object.fromEntries(entries) as Record<keyof InitValues, string>; // one entry for each question
  const { config } = flags;
  try {
    await writeFile(config, textOf(values), { flag: "wx", mode: 0o600 }); // a database URL may hold a password
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST")
      throw new CliError(`${config} exists. Remove it or set another --config.`);
    throw new CliError(`${config} cannot be written: ${messageOf(error)}`);
  }
  await readConfig(config, {});
  out.print(
    [
      `Wrote ${resolve(config)}.`,
      "",
      "Next steps:",
      "",
      `  primary-network doctor --config ${config}`,
      `  primary-network serve --config ${config}`,
    ].join("\n"),
  );
}
