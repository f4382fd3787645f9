/** The commands `keys add`, `keys list` and `keys revoke`. */
import { Command, InvalidArgumentError, Option } from "commander";
import { defaultPrivileges, privileges, tiers } from "../config/access.ts";
import { DEFAULT_DATA_DIR } from "../flags/dev-flags.ts";
import { type JsonFlag, withJsonFlag } from "../flags/json-flag.ts";
import { withMigrateFlag } from "../flags/migrate-flag.ts";
import type { KeysLocation, NewKeyFlags } from "../service/keys.ts";
import type { Output } from "../terminal/output.ts";

const load = () => import("../service/keys.ts");

/**
 * Makes the command with its flags. It loads its work when it runs.
 *
 * @param dataDir default folder of the embedded database
 */
export function createKeysCommand(out: Output, dataDir: string = DEFAULT_DATA_DIR): Command {
  const keys = new Command("keys").description("create, list and revoke the API keys of a service");
  const locate = (command: Command) =>
    withMigrateFlag(command)
      .addOption(
        new Option(
          "--config <file>",
          "configuration of the service, which names the database; the variable DATABASE_URL overrides it",
        ).conflicts(["databaseUrl", "dataDir"]),
      )
      .addOption(
        new Option(
          "--database-url <url>",
          "PostgreSQL that the service uses; also by DATABASE_URL",
        ).conflicts("dataDir"),
      )
      .option("--data-dir <folder>", `folder of the embedded database (default: "${dataDir}")`);
  /** Flags override the environment, which overrides the default folder. */
  const located = <T extends KeysLocation>(flags: T): T => {
    const { config, databaseUrl } = flags;
    if (config !== undefined || databaseUrl !== undefined || flags.dataDir !== undefined) return flags;
    const { DATABASE_URL } = process.env;
    return { ...flags, ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir }) };
  };
  withJsonFlag(locate(keys.command("add")), "the key with its secret")
    .description("create a key; its secret is printed once, to standard output")
    .addOption(new Option("--name <text>", "name of its owner").makeOptionMandatory())
    .addOption(new Option("--tier <tier>", "rate limits of the key").choices(tiers).default("free"))
    .addOption(
      new Option("--privileges <list>", `privileges of the key, some of ${privileges.join(",")}`)
        .default(defaultPrivileges, defaultPrivileges.join(","))
        .argParser(parsePrivileges),
    )
    .action(async (flags: NewKeyFlags) => (await load()).addKey(located(flags), out));
  withJsonFlag(locate(keys.command("list")), "the keys")
    .description("list all keys; secrets are never stored")
    .action(async (flags: KeysLocation & JsonFlag) => (await load()).listKeys(located(flags), out));
  locate(keys.command("revoke"))
    .description("revoke a key immediately and permanently")
    .argument("<id>", 'the key\'s id, which "keys add" and "keys list" show')
    .action(async (id: string, flags: KeysLocation) => (await load()).revokeKey(id, located(flags), out));
  return keys;
}

function parsePrivileges(text: string) {
  const names = text.split(",");
  const known = privileges.filter((privilege) => names.includes(privilege));
  if (known.length === names.length) return known;
  throw new InvalidArgumentError(`Expected some of ${privileges.join(",")}, each once.`);
}
