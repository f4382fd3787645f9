/** Reads each operation's example responses and parameter rules from the specs. */
import data from "../gen/data.json" with { type: "json" };
import metrics from "../gen/metrics.json" with { type: "json" };
import pchain from "../gen/pchain-rpc.json" with { type: "json" };

/** Rules that apply to a single value. */
export interface ValueRule {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly items?: ValueRule;
}

/** An operation or method in the generated files. */
export interface SpecEntry {
  readonly params: { readonly [name: string]: ValueRule };
  /** Response bodies by example name. Empty if a response has no body. */
  readonly examples: { readonly [name: string]: unknown };
}

/** Entries by operation or method id. A test checks that the ids of the three specs differ. */
const entries = new Map<string, SpecEntry>(
  [data, metrics, pchain].flatMap((spec) => Object.entries<SpecEntry>(spec)),
);

/** Returns the entry of an operation or method. */
export function entryOf(id: string): SpecEntry {
  const entry = entries.get(id);
  if (entry === undefined) throw new TypeError(`${id} is not an operation of the specs`);
  return entry;
}

/** Names of a chain in a path, by the name of its example response. */
const CHAINS: { readonly [name: string]: readonly unknown[] } = {
  pChain: ["p-chain", "11111111111111111111111111111111LpoYY"],
  xChain: ["x-chain"],
  cChain: ["c-chain"],
};

/** Returns a copy of the example response, for the requested chain if the spec has one per chain. */
export function exampleOf(id: string, params: { readonly [name: string]: unknown }): unknown {
  const { examples } = entryOf(id);
  const names = Object.keys(examples);
  const ofChain = names.find((name) => CHAINS[name]?.includes(params.blockchainId));
  // The last example is the general one: the X-Chain's also covers the C-Chain.
  const name = ofChain ?? names.at(-1);
  return name === undefined ? undefined : structuredClone(examples[name]);
}
