/** Checks addresses of the P-, X- and C-Chain: form, checksum and network. */
import { BECH32, CHECK_WORDS, stateOf, step } from "./bech32.ts";

/** Refuses a text, with the broken rule. */
export type Refuse = (rule: string) => never;

/** Human-readable parts of public networks. Private networks have others. */
const PARTS: { readonly [network: string]: string } = { mainnet: "avax", fuji: "fuji", testnet: "fuji" };

/** Returns the human-readable part of a public network. Undefined for other names. */
export const partOf = (network: unknown): string | undefined =>
  Object.hasOwn(PARTS, String(network)) ? PARTS[String(network)] : undefined;

/** A valid address. */
export interface CheckedAddress {
  /** Chain before the dash, if there is one. */
  readonly chain: "P" | "X" | "C" | undefined;
  /** Human-readable part. */
  readonly hrp: string;
  /** The bech32 text, in lower case and without a chain. */
  readonly bare: string;
}

/**
 * Checks an address. `network` refuses addresses of another public network. Addresses of private networks
 * pass, because deployments serve them under the names of public networks.
 */
export function checkAddress(text: string, refuse: Refuse, network?: unknown): CheckedAddress {
  const [, chain, written = ""] = /^(?:([PXC])-)?([^-]+)$/.exec(text) ?? [];
  const bare = written.toLowerCase();
  const end = bare.lastIndexOf("1");
  const hrp = bare.slice(0, Math.max(end, 0));
  const words: number[] = [];
  for (let at = end + 1; at < bare.length; at++) words.push(BECH32.indexOf(bare.charAt(at)));
  // 20 bytes are exactly 32 words.
  if (!/^[a-z]+$/.test(hrp) || words.length !== 32 + CHECK_WORDS || words.includes(-1))
    refuse('must be an address such as "avax1…" or "P-avax1…"');
  if (written !== bare && written !== written.toUpperCase()) refuse("must not mix upper and lower case");
  if (words.reduce(step, stateOf(hrp)) !== 1)
    refuse("has an invalid checksum: a character is wrong or missing");
  const want = partOf(network);
  if (want && hrp !== want && (hrp === "avax" || hrp === "fuji"))
    refuse(
      `belongs to ${hrp === "avax" ? "mainnet" : "fuji"}, where addresses of ${network} begin with "${want}1"`,
    );
  return { chain: chain as CheckedAddress["chain"], hrp, bare }; // one of these by the expression
}
