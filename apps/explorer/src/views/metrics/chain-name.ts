/** A chain with its name. */

export interface ChainName {
  readonly chainId: string;
  readonly chainName: string;
}
