/** The genesis of a blockchain in the interface's form. Its content is up to the chain's creator, so size and depth are limited. */

import type { GenesisData } from "@primary-network/data/spec";
import type { BlockchainRow } from "../../store/p/subnet.ts";
import { isEvmGenesis } from "./gen/evm-genesis.ts";

/** Deepest nesting that is shown: the genesis of running chains has fewer than 10 levels. */
export const MAX_GENESIS_DEPTH = 32;

/** The depth at which objects and lists of a JSON text are nested. Each character is read once. */
export function nesting(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    // Brackets inside strings are not counted, nor is a quotation mark behind a backslash the end of one.
    if (char === '"') inString = !inString;
    else if (inString && char === "\\") at += 1;
    else if (inString) continue;
    else if (char === "[" || char === "{") depth += 1;
    else if (char === "]" || char === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Checks that an EVM genesis has the documented types. */
const isDocumented = (genesis: unknown): genesis is Exclude<GenesisData, string> => isEvmGenesis(genesis);

/**
 * An object for an EVM chain, as its creator wrote it, or the text of that when a field has another type than documented; else
 * the bytes in hex. Undefined when it is too large or nested too deeply to be shown.
 */
export function genesisData({ genesis, isEvm }: BlockchainRow): GenesisData | undefined {
  if (genesis === null) return undefined;
  if (!isEvm) return genesis;
  if (nesting(genesis) > MAX_GENESIS_DEPTH) return undefined;
  const parsed: unknown = JSON.parse(genesis);
  return isDocumented(parsed) ? parsed : genesis;
}
