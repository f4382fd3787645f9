/** Prints the development accounts of a seed. They follow from the seed alone, so no network has to run. */
import { accountFacts, keyFacts } from "@primary-network/devnet/parts";
import { deriveNodesAccounts } from "@primary-network/localnet";
import type { JsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";
import { accountTable } from "./describe-dev.ts";
import { describeKeys } from "./describe-keys.ts";

/** The flags of `accounts`. */
export interface AccountsFlags extends JsonFlag {
  readonly seed: string;
  readonly keys: boolean;
}

/** Id of the local network, which selects the prefix of its addresses. */
const NETWORK_ID = 12_345;
const HRP = "local";

/** Runs the command. @param columns of the terminal; without one, nothing is left out */
export function runAccounts(
  { seed, keys, json = false }: AccountsFlags,
  { print }: Output,
  columns = process.stdout.columns ?? Number.POSITIVE_INFINITY,
): void {
  const accounts = deriveNodesAccounts(NETWORK_ID, seed);
  if (json) {
    const facts = Object.values(accounts).map((account) => ({
      ...accountFacts(account, HRP),
      ...(keys && { privateKey: keyFacts(account) }),
    }));
    print(JSON.stringify(facts, undefined, 2));
  } else if (keys) print(describeKeys({ accounts, hrp: HRP, evmChains: [] }));
  else print(accountTable(accounts, columns));
}
