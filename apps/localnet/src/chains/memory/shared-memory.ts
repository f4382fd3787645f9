/** Outputs that the chains of the Primary Network have exported to each other and that are not imported yet. */
import { concatBytes } from "@noble/hashes/utils.js";
import { equalBytes } from "../byte-order.ts";
import { EMPTY_ID, type State, utxosFor } from "../p/state.ts";
import { RuleError } from "../rule-error.ts";
import type { UtxoSet } from "../utxo-set.ts";

/** Another chain, as one chain sees it. */
export interface Neighbour {
  readonly chainId: Uint8Array;
  /** Outputs that it exported to the chain. */
  readonly arrived: UtxoSet;
  /** Outputs that the chain exported to it. */
  readonly sent: UtxoSet;
}

/** The other chain with an id. @throws RuleError for an unknown id */
export function neighbourOf(neighbours: readonly Neighbour[], chainId: Uint8Array): Neighbour {
  const found = neighbours.find((neighbour) => equalBytes(neighbour.chainId, chainId));
  if (found === undefined) throw new RuleError("the other chain is not of the Primary Network");
  return found;
}

/** One set of outputs for each direction between two chains. */
export class SharedMemory {
  readonly #pState: State;
  readonly #chainIds: readonly Uint8Array[];
  readonly #sets = new Map<string, UtxoSet>();

  /**
   * @param pState contains the outputs that the P-Chain exported or can import
   * @param chainIds of the other chains
   */
  constructor(pState: State, chainIds: readonly Uint8Array[]) {
    this.#pState = pState;
    this.#chainIds = [EMPTY_ID, ...chainIds];
  }

  /** Outputs exported from one chain to another and not imported yet. */
  between(source: Uint8Array, destination: Uint8Array): UtxoSet {
    if (equalBytes(source, EMPTY_ID)) return utxosFor(this.#pState.exported, destination);
    if (equalBytes(destination, EMPTY_ID)) return utxosFor(this.#pState.importable, source);
    return utxosFor(this.#sets, concatBytes(source, destination));
  }

  /** All chains but one, as that one sees them. */
  neighbours(of: Uint8Array): Neighbour[] {
    return this.#chainIds
      .filter((chainId) => !equalBytes(chainId, of))
      .map((chainId) => ({
        chainId,
        arrived: this.between(chainId, of),
        sent: this.between(of, chainId),
      }));
  }
}
