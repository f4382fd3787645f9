/** Chains of the Primary Network, by alias and by id. */
import { ValidationError } from "../errors/validation.ts";

/** Alias of a chain of the Primary Network. */
export type ChainAlias = "p-chain" | "x-chain" | "c-chain";

/** A chain of the Primary Network. */
export interface KnownBlockchain {
  /** Alias of the chain. */
  readonly alias: ChainAlias;
  /** Blockchain id, cb58. */
  readonly blockchainId: string;
  /** Network of the chain. Absent for the P-Chain, whose id is the same on every network. */
  readonly network?: "mainnet" | "fuji";
}

const CHAINS: readonly KnownBlockchain[] = [
  { alias: "p-chain", blockchainId: "11111111111111111111111111111111LpoYY" },
  {
    alias: "x-chain",
    blockchainId: "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
    network: "mainnet",
  },
  {
    alias: "c-chain",
    blockchainId: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
    network: "mainnet",
  },
  { alias: "x-chain", blockchainId: "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm", network: "fuji" },
  { alias: "c-chain", blockchainId: "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp", network: "fuji" },
];

/**
 * Returns the id of a chain of a public network. Private networks have their own X- and C-Chain ids. Use
 * `data.blockchains.get` to get them.
 *
 * @throws ValidationError for another alias or network.
 * @example
 * ```ts
 * blockchainIdOf("c-chain", "fuji"); // "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp"
 * ```
 */
export function blockchainIdOf(alias: ChainAlias, network: "mainnet" | "fuji" | "testnet"): string {
  const fail = (field: string, rule: string): never => {
    throw new ValidationError("blockchainIdOf", field, rule);
  };
  if (!["mainnet", "fuji", "testnet"].includes(network)) fail("network", "must be mainnet, fuji or testnet");
  const own = network === "testnet" ? "fuji" : network;
  const found = CHAINS.find((chain) => chain.alias === alias && (chain.network ?? own) === own);
  return found?.blockchainId ?? fail("alias", "must be p-chain, x-chain or c-chain");
}

/**
 * Returns the chain of the Primary Network that has an id.
 *
 * @returns undefined for other ids: chains of subnets, L1s and private networks.
 * @example
 * ```ts
 * blockchainOf("yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp"); // { alias: "c-chain", network: "fuji", … }
 * ```
 */
export const blockchainOf = (blockchainId: string): KnownBlockchain | undefined =>
  CHAINS.find((chain) => chain.blockchainId === blockchainId);
