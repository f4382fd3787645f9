/** What differs from network to network: the human-readable part of addresses. */

const HRP_BY_NETWORK: { readonly [networkId: number]: string } = {
  1: "avax",
  2: "cascade",
  3: "denali",
  4: "everest",
  5: "fuji",
  12345: "local",
};

/**
 * The human-readable part of a network's addresses; `custom` for networks without their own.
 *
 * @param networkId - 1 mainnet, 5 fuji, 12345 local.
 * @example
 * hrpOfNetwork(5); // "fuji"
 */
export function hrpOfNetwork(networkId: number): string {
  return HRP_BY_NETWORK[networkId] ?? "custom";
}
