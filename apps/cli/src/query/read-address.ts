/** Reads addresses as people write them, and account names of a local network. */
import { formatAddress, type PrimaryChain, parseAddress, parseEvmAddress } from "@primary-network/data";
import type { Deployment } from "../deployment/deployment.ts";
import { readLocalAccounts } from "../deployment/local-network.ts";
import { primaryChains } from "../flags/query-flags.ts";
import { readArgument } from "./read-argument.ts";

/** An address and the chains on which it can hold something. */
export interface ReadAddress {
  /** Address in the service's form: bech32 without a chain letter, or 0x… */
  readonly address: string;
  readonly isEvm: boolean;
  readonly chains: readonly PrimaryChain[];
}

const BY_LETTER = { P: "p-chain", X: "x-chain", C: "c-chain" } as const;

/**
 * Reads an address. A chain letter before it selects that chain alone.
 *
 * @throws CliError when the text is not an address
 */
export function readAddress(text: string): ReadAddress {
  if (/^0x/i.test(text)) {
    readArgument("an EVM address", text, parseEvmAddress, "0x and 40 hex digits");
    return { address: text.toLowerCase(), isEvm: true, chains: ["c-chain"] };
  }
  const { chain, hrp, bytes } = readArgument("an address", text, parseAddress, "P-avax1…, fuji1… or 0x…");
  const chains = chain === undefined ? primaryChains : [BY_LETTER[chain]];
  return { address: formatAddress({ hrp, bytes }), isEvm: false, chains };
}

/** Account names. Addresses have digits or are longer. */
const NAME = /^[a-z]{1,20}$/;

/** Returns the accounts of a local network that have this name: one, or none for any other text. */
async function accountsNamed(baseUrl: string, text: string) {
  if (!NAME.test(text)) return [];
  return ((await readLocalAccounts(baseUrl)) ?? []).filter(({ name }) => name === text);
}

/**
 * Reads an address, or the name of a development account such as `alice`, which has two: on the P-, X- and
 * C-Chain, and on the EVM chains.
 *
 * @throws CliError when the text is neither
 */
export async function readAddresses(
  { baseUrl }: Pick<Deployment, "baseUrl">,
  text: string,
): Promise<readonly ReadAddress[]> {
  const [account] = await accountsNamed(baseUrl, text);
  if (account === undefined) return [readAddress(text)];
  return [readAddress(account.p.replace(/^P-/, "")), readAddress(account.evm)];
}

/** Returns the addresses of the account with this name, or the text itself. */
export async function textsNamed(baseUrl: string, text: string): Promise<readonly string[]> {
  const [account] = await accountsNamed(baseUrl, text);
  return account === undefined ? [text] : [account.p, account.evm];
}
