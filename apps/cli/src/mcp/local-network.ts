/** A local network to change: its control API, and payments on its chains. */
import { nAvaxOf, sendEvmFunds } from "@primary-network/devnet/parts";
import { readLocalKey } from "../deployment/local-network.ts";

/** Addresses of a local network, and the token of its control API. */
export interface LocalNetworkOptions {
  readonly controlUrl: string;
  readonly controlToken: string;
  readonly nodeUrl: string;
  /** Base URL of the service, whose panel knows the keys of the development accounts. */
  readonly baseUrl: string;
}

/** A local network. */
export interface LocalNetwork {
  /** Sends a request to the control API. @throws Error with its message */
  control(method: string, path: string, body?: object): Promise<unknown>;
  /**
   * Sends whole tokens from a funded account: AVAX on `P` and `X`, the native token on an EVM chain.
   *
   * @param chain `P`, `X`, `C` or a blockchain id
   */
  sendFunds(chain: string, to: string, amount: string): Promise<{ txHash: string }>;
  /** Returns the private key of a development account as hex. @throws Error for a name that no account has */
  keyOf(account: string): Promise<string>;
}

export function createLocalNetwork({
  controlUrl,
  controlToken,
  nodeUrl,
  baseUrl,
}: LocalNetworkOptions): LocalNetwork {
  const network: LocalNetwork = {
    async control(method, path, body) {
      const response = await fetch(new URL(path, controlUrl), {
        method,
        headers: {
          authorization: `Bearer ${controlToken}`,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: status ${response.status}: ${text}`);
      return text === "" ? {} : JSON.parse(text);
    },
    async sendFunds(chain, to, amount) {
      if (chain !== "P" && chain !== "X") return sendEvmFunds(nodeUrl, { chain, to, amount });
      const paid = await network.control("POST", "/funds", { chain, to, amount: nAvaxOf(amount) });
      return { txHash: String(Object(paid).txId) };
    },
    keyOf: (account) => readLocalKey(baseUrl, account),
  };
  return network;
}
