/** A local network that may be changed: its control API, and payments on its EVM chains. */
import { sendEvmFunds } from "@primary-network/devnet/parts";

/** Where it is. */
export interface LocalNetworkOptions {
  readonly controlUrl: string;
  readonly controlToken: string;
  readonly nodeUrl: string;
}

/** A local network. */
export interface LocalNetwork {
  /** A request to the control API. @throws Error with its words */
  control(method: string, path: string, body?: object): Promise<unknown>;
  /** Sends the native token of an EVM chain from the first well-known account. @param chain `C` or a blockchain id */
  sendFunds(chain: string, to: string, amount: string): Promise<{ txHash: string }>;
}

export function createLocalNetwork({ controlUrl, controlToken, nodeUrl }: LocalNetworkOptions): LocalNetwork {
  return {
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
    sendFunds: (chain, to, amount) => sendEvmFunds(nodeUrl, { chain, to, amount }),
  };
}
