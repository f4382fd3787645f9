/** Where messages go: each pair of chains, and how many messages it has. */
import type { IcmMessage } from "@primary-network/data";
import { type ChainLabel, chainLabel, type NamedChain } from "./chain-label.ts";

/** One direction between two chains. Chains stand by their blockchain ids: names need not differ. */
export interface Route {
  readonly from: string;
  readonly to: string;
  count: number;
  pending: number;
}

export interface Routes {
  /** Every chain of a route, by the text of its label. */
  readonly chains: readonly (ChainLabel & { readonly id: string })[];
  readonly routes: readonly Route[];
}

export function routesOf(
  messages: readonly Pick<
    IcmMessage,
    "sourceBlockchainId" | "sourceEvmChainId" | "destinationBlockchainId" | "destinationEvmChainId" | "status"
  >[],
  named: readonly NamedChain[],
): Routes {
  const labels = new Map<string, ChainLabel>();
  const routes = new Map<string, Route>();
  for (const message of messages) {
    const { sourceBlockchainId: from, destinationBlockchainId: to, status } = message;
    labels.set(from, chainLabel(named, message.sourceEvmChainId, from));
    labels.set(to, chainLabel(named, message.destinationEvmChainId, to));
    const route = routes.get(`${from}>${to}`) ?? { from, to, count: 0, pending: 0 };
    route.count++;
    if (status === "pending") route.pending++;
    routes.set(`${from}>${to}`, route);
  }
  const chains = [...labels].map(([id, label]) => ({ id, ...label }));
  // By the EVM chain id where there is one, which does not change when the names come.
  const keyOf = ({ name, detail = name }: ChainLabel) => detail;
  chains.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return { chains, routes: [...routes.values()] };
}
