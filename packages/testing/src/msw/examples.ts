/** What the specs say of each operation: example responses, and the rules of parameters. */
import data from "../gen/data.json" with { type: "json" };
import metrics from "../gen/metrics.json" with { type: "json" };
import pchain from "../gen/pchain-rpc.json" with { type: "json" };

/** Rules of a value that need no other value. */
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

/** An operation or method as the generated files have it. */
export interface SpecEntry {
  readonly params: { readonly [name: string]: ValueRule };
  /** Bodies of responses by the names of the examples; empty where a response has no body. */
  readonly examples: { readonly [name: string]: unknown };
}

/** By the id of an operation or method; the tests check that the ids of the three specs differ. */
const entries = new Map<string, SpecEntry>(
  [data, metrics, pchain].flatMap((spec) => Object.entries<SpecEntry>(spec)),
);

/** The entry of an operation or method. */
export function entryOf(id: string): SpecEntry {
  const entry = entries.get(id);
  if (entry === undefined) throw new TypeError(`${id} is not an operation of the specs`);
  return entry;
}

/** Names of a chain in a path, by the name of the example of its responses. */
const CHAINS: { readonly [name: string]: readonly unknown[] } = {
  pChain: ["p-chain", "11111111111111111111111111111111LpoYY"],
  xChain: ["x-chain"],
  cChain: ["c-chain"],
};

/** A copy of the example response: that of the chain that the parameters name, where the spec has one for each. */
export function exampleOf(id: string, params: { readonly [name: string]: unknown }): unknown {
  const { examples } = entryOf(id);
  const names = Object.keys(examples);
  const ofChain = names.find((name) => CHAINS[name]?.includes(params.blockchainId));
  // The last example is the general one: that of the X-Chain stands for the C-Chain too.
  const name = ofChain ?? names.at(-1);
  return name === undefined ? undefined : structuredClone(examples[name]);
}
