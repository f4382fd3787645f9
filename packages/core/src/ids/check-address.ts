/** What makes a text an address of the P-, X- or C-Chain: its form, its checksum and its network. */
import { BECH32, CHECK_WORDS, stateOf, step } from "./bech32.ts";

/** Refuses a text with the rule that it breaks. */
export type Refuse = (rule: string) => never;

/** Human-readable parts of the public networks' addresses; private networks have others. */
const PARTS: { readonly [network: string]: string } = { mainnet: "avax", fuji: "fuji", testnet: "fuji" };

/** The human-readable part of a public network's addresses; undefined for names of other networks. */
export const partOf = (network: unknown): string | undefined =>
  Object.hasOwn(PARTS, String(network)) ? PARTS[String(network)] : undefined;

/** An address that holds what it must. */
export interface CheckedAddress {
  /** Chain before the dash, where there is one. */
  readonly chain: "P" | "X" | "C" | undefined;
  /** Human-readable part. */
  readonly hrp: string;
  /** The bech32 text, in lower case and without a chain. */
  readonly bare: string;
}

/**
 * Checks an address; `network` refuses those of another public network. Addresses of private networks pass, since these
 * are served under the names of public ones.
 */
export function checkAddress(text: string, refuse: Refuse, network?: unknown): CheckedAddress {
  const [, chain, written = ""] = /^(?:([PXC])-)?([^-]+)$/.exec(text) ?? [];
  const bare = written.toLowerCase();
  const end = bare.lastIndexOf("1");
  const hrp = bare.slice(0, Math.max(end, 0));
  const words: number[] = [];
  for (let at = end + 1; at < bare.length; at++) words.push(BECH32.indexOf(bare.charAt(at)));
  // 20 bytes are 32 words without a remainder.
  if (!/^[a-z]+$/.test(hrp) || words.length !== 32 + CHECK_WORDS || words.includes(-1))
    refuse('must be an address such as "avax1…", alone or after "P-", "X-" or "C-"');
  if (written !== bare && written !== written.toUpperCase()) refuse("must not mix upper and lower case");
  if (words.reduce(step, stateOf(hrp)) !== 1)
    refuse("has a checksum that does not fit: a character is wrong or missing");
  const want = partOf(network);
  if (want && hrp !== want && (hrp === "avax" || hrp === "fuji"))
    refuse(
      `belongs to ${hrp === "avax" ? "mainnet" : "fuji"}, where addresses of ${network} begin with "${want}1"`,
    );
  return { chain: chain as CheckedAddress["chain"], hrp, bare }; // one of these by the expression
}
