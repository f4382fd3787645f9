/** Addresses as people write them, and the chains that each concerns. */
import { formatAddress, type PrimaryChain, parseAddress, parseEvmAddress } from "@primary-network/data";
import { primaryChains } from "../flags/query-flags.ts";
import { readArgument } from "./read-argument.ts";

/** An address, and where it may hold something. */
export interface ReadAddress {
  /** As the service takes it: bech32 without a chain, or 0x… */
  readonly address: string;
  readonly isEvm: boolean;
  readonly chains: readonly PrimaryChain[];
}

const BY_LETTER = { P: "p-chain", X: "x-chain", C: "c-chain" } as const;

/**
 * Reads an address; the letter of a chain before it leaves that one alone.
 *
 * @throws CliError when it is none
 */
export function readAddress(text: string): ReadAddress {
  const what = "address such as P-avax1…, fuji1… or 0x…";
  if (/^0x/i.test(text)) {
    readArgument(what, text, parseEvmAddress);
    return { address: text.toLowerCase(), isEvm: true, chains: ["c-chain"] };
  }
  const { chain, hrp, bytes } = readArgument(what, text, parseAddress);
  const chains = chain === undefined ? primaryChains : [BY_LETTER[chain]];
  return { address: formatAddress({ hrp, bytes }), isEvm: false, chains };
}
