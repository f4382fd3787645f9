/** Binds a local network with EVM chains to a port, as the command does, so that viem can talk to it. */
import { createServer } from "node:http";
import { createPublicClient, createWalletClient, defineChain, http } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { listen } from "../../../../tools/shared/listen.ts";
import { createLocalnet, type EvmChainInfo, type Localnet, type LocalnetOptions } from "../../src/index.ts";

/** A served network. */
export interface ServedEvm {
  readonly localnet: Localnet;
  readonly url: string;
  readonly c: EvmChainInfo;
  readonly l1: EvmChainInfo;
  close(): Promise<void>;
}

/** The first of the accounts that development tools know. */
export const developer = mnemonicToAccount("test test test test test test test test test test test junk");

export async function serveEvm(options: LocalnetOptions = {}): Promise<ServedEvm> {
  const localnet = await createLocalnet({ validators: 6, delegators: 6, evm: true, ...options });
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", async () => {
      const { method = "GET" } = incoming;
      const body = method === "GET" || method === "OPTIONS" ? null : Buffer.concat(chunks);
      const headers = { "content-type": incoming.headers["content-type"] ?? "application/json" };
      try {
        const response = await localnet.fetch(
          new Request(`http://localnet${incoming.url}`, { method, headers, body }),
        );
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      } catch (error) {
        outgoing.destroy(error as Error); // the client's request fails, and not the run
      }
    });
  });
  const url = await listen(server);
  const [c, l1] = localnet.evmChains;
  if (!c || !l1) throw new Error(`no EVM chains: ${localnet.evmUnavailable}`);
  return {
    localnet,
    url,
    c,
    l1,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await localnet.close();
    },
  };
}

/** viem's clients of a chain. */
export function clientsOf({ url }: ServedEvm, info: EvmChainInfo) {
  const rpc = `${url}${info.rpcPath}`;
  const chain = defineChain({
    id: info.evmChainId,
    name: info.name,
    nativeCurrency: info.token,
    rpcUrls: { default: { http: [rpc] } },
  });
  const transport = http(rpc, { retryCount: 0 });
  return {
    reader: createPublicClient({ chain, transport, pollingInterval: 20 }),
    writer: createWalletClient({ chain, transport, account: developer }),
  };
}

/** Asks a chain by a raw request. */
export async function ask(localnet: Localnet, info: EvmChainInfo, method: string, ...params: unknown[]) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const request = new Request(`http://localnet${info.rpcPath}`, { method: "POST", headers, body });
  return (await localnet.fetch(request)).json();
}

/** Number and hash of the last block. */
export async function tipOf(localnet: Localnet, info: EvmChainInfo) {
  const { result } = await ask(localnet, info, "eth_getBlockByNumber", "latest", false);
  return { number: Number(result.number), hash: result.hash as string, time: Number(result.timestamp) };
}
