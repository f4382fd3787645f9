/** The genesis of a blockchain in the interface's form. Whoever makes a chain writes it freely, so what is shown is bounded. */

import data from "@primary-network/data/openapi.json" with { type: "json" };
import type { GenesisData } from "@primary-network/data/spec";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { BlockchainRow } from "../../store/rows.ts";

/** Levels of objects and lists that are shown: those that run chains have fewer than 10. */
export const MAX_GENESIS_DEPTH = 32;

/** How deep the objects and lists of a JSON text are nested. */
export function nesting(json: string): number {
  let depth = 0;
  let deepest = 0;
  // Strings are passed over whole: what looks like a bracket in them is none.
  for (const [token] of json.matchAll(/"(?:[^"\\]+|\\.)*"|[[\]{}]/g)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

let validate: ValidateFunction | undefined;

/** Whether an EVM genesis has the documented types; compiled when the first one is shown. */
function isDocumented(genesis: unknown): genesis is Exclude<GenesisData, string> {
  if (!validate) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(data, "data");
    validate = ajv.compile({ $ref: "data#/components/schemas/EvmGenesis" });
  }
  return validate(genesis);
}

/**
 * An object for an EVM chain, as its creator wrote it, or the text of that when a field has another type than documented; else
 * the bytes in hex. Undefined when it is too large or nested too deeply to be shown.
 */
export function genesisData({ genesis, is_evm }: BlockchainRow): GenesisData | undefined {
  if (genesis === null) return undefined;
  if (!is_evm) return genesis;
  if (nesting(genesis) > MAX_GENESIS_DEPTH) return undefined;
  const parsed: unknown = JSON.parse(genesis);
  return isDocumented(parsed) ? parsed : genesis;
}
