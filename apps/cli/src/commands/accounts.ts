/** The command `accounts`: the development accounts of `dev`, with their private keys on request. */
import { Command } from "commander";
import type { AccountsFlags } from "../dev/run-accounts.ts";
import { DEFAULT_SEED } from "../flags/dev-flags.ts";
import { withJsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";

/** Makes the command with its flags. It loads its work when it runs. */
export const createAccountsCommand = (out: Output): Command =>
  withJsonFlag(
    new Command("accounts")
      .description("list the development accounts of dev, which may be running; needs no connection")
      .option("--seed <text>", "the seed that dev used", DEFAULT_SEED)
      .option("--keys", "also print the private keys; anyone can derive these keys", false),
    "the accounts",
  ).action(async (flags: AccountsFlags) => (await import("../dev/run-accounts.ts")).runAccounts(flags, out));
