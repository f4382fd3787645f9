/** Reads the network that a URL names. */
import type { Network } from "@primary-network/data";

/** Networks that a deployment can serve; fuji's other name, testnet, is not used in URLs. */
export const networks = ["mainnet", "fuji"] as const satisfies readonly Network[];

/** The networks that a deployment serves, in the order of `networks`. */
export const networksOf = (chains: readonly { readonly network: string }[]) =>
  networks.filter((name) => chains.some(({ network }) => network === name));

/** The search parameter; left out, the deployment's first network is meant. */
export function readNetwork(given: unknown): { network?: (typeof networks)[number] } {
  const network = networks.find((name) => name === given);
  return network ? { network } : {};
}
