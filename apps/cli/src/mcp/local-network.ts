/** A local network that may be changed: its control API, and the EVM accounts that everybody knows. */
import { createWalletClient, defineChain, http, isAddress, parseEther } from "viem";
import { mnemonicToAccount } from "viem/accounts";

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

/** The phrase of every development network, whose accounts are funded at the beginning. */
const PHRASE = "test test test test test test test test test test test junk";

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
    async sendFunds(chain, to, amount) {
      if (!isAddress(to)) throw new Error("to has to be an EVM address: 0x and 40 hex digits");
      const transport = http(`${nodeUrl.replace(/\/$/, "")}/ext/bc/${chain}/rpc`);
      const id = await createWalletClient({ transport }).getChainId();
      const definition = defineChain({
        id,
        name: `chain ${id}`,
        nativeCurrency: { name: "native token", symbol: "AVAX", decimals: 18 },
        rpcUrls: { default: { http: [] } },
      });
      const wallet = createWalletClient({ account: mnemonicToAccount(PHRASE), chain: definition, transport });
      return { txHash: await wallet.sendTransaction({ to, value: parseEther(amount) }) };
    },
  };
}
