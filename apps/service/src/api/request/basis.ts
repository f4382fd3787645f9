/** The basis of an operation's responses, from which their ETags are made. */

/**
 * The basis of a response beside its request. A response has an ETag on the basis of:
 *
 * - `page`: the snapshot of a list
 * - `pChain`, `chain`: the index of the P-Chain, or of the chain that the path names
 * - `network`: the indexes of all chains of the network, between which outputs cross
 * - `evmChains`: the index of the EVM chain that the path names, or the indexes of all EVM chains
 *
 * It has none on the basis of:
 *
 * - `clock`: the time, too. Later pages of a list are bound to that of the first, and have an ETag.
 * - `node`: the present response of a node or another server
 * - `settings`: the configuration, and the chains that can be served now
 * - `caller`: the records of callers and their requests, and the progress of these
 */
export type Basis =
  | "page"
  | "pChain"
  | "chain"
  | "network"
  | "evmChains"
  | "clock"
  | "node"
  | "settings"
  | "caller";

/** The basis of an operation's response. */
export interface Dependence {
  /** Undefined of an operation that is no GET, or is not performed. */
  readonly basis?: Basis;
  /** A response with prices where they are configured. It has no ETag there: prices change as time passes. */
  readonly priced?: true;
}
