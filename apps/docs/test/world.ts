/**
 * The network of the guides' snippets: a local network with EVM chains and its service, behind the global
 * fetch.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { createLocalnet, DEFAULT_NOW, type Localnet } from "@primary-network/localnet";
import { startIndex } from "../../devnet/src/dev/index-of-localnet.ts";
import { servedNetwork } from "../../devnet/src/network/simulated-network.ts";
import { createLog } from "../../devnet/src/terminal/log.ts";

/** The addresses that `primary-network dev` has without flags, and the control port that the guides give it. */
const SERVICE = "http://127.0.0.1:8080";
const NODE = "http://127.0.0.1:9650";
const ADMIN = "http://127.0.0.1:8081";
const CONTROL = "http://127.0.0.1:9651";

/** Value of $CONTROL_TOKEN in the guides. */
export const CONTROL_TOKEN = "control-token-of-the-guides";

/** The world of the snippets. */
export interface World {
  readonly localnet: Localnet;
  /** Requests that went elsewhere since this was called last; each of them was refused. */
  strays(): string[];
  /** True if a response was 429 since the last call. Clients of this process remember it. */
  wasLimited(): boolean;
  /** Ends everything and gives the global fetch back. */
  close(): Promise<void>;
}

type Handler = (request: Request) => Promise<Response>;

/**
 * Opens the world and waits until its history is indexed. Its clock does not move, so that every response is always the same.
 *
 * @throws Error saying why, where the EVM chains cannot run
 */
export async function openWorld(): Promise<World> {
  const own = globalThis.fetch;
  const handlers = new Map<string, Handler>();
  const strays: string[] = [];
  let isLimited = false;
  // The network asks its EVM chains' processes at ports of their own; what begins inside of it stays inside.
  const inside = new AsyncLocalStorage<true>();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const handler = handlers.get(new URL(request.url).origin);
    if (handler) {
      const response = await inside.run(true, () => handler(request));
      isLimited ||= response.status === 429;
      return response;
    }
    if (inside.getStore()) return own(request);
    strays.push(request.url);
    throw new TypeError(`a snippet may not ask ${request.url}`);
  };
  const running: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of running.splice(0).reverse()) await part.close();
    globalThis.fetch = own;
  };
  const open = async (): Promise<Localnet> => {
    const localnet = await createLocalnet({
      evm: true,
      controlToken: CONTROL_TOKEN,
      clock: { now: () => DEFAULT_NOW },
    });
    running.push(localnet);
    if (localnet.evmUnavailable !== undefined) throw new Error(`no EVM chains: ${localnet.evmUnavailable}`);
    handlers.set(NODE, localnet.fetch).set(CONTROL, localnet.controlFetch);
    const service = await startIndex({
      network: servedNetwork(localnet, NODE),
      clock: () => localnet.now() * 1000,
      logger: createLog("silent"),
      folder: undefined,
      hosts: undefined,
    });
    running.push(service);
    await service.indexed();
    handlers.set(SERVICE, (request) => service.fetch(request, { address: "127.0.0.1" }));
    handlers.set(ADMIN, service.adminFetch);
    return localnet;
  };
  try {
    const localnet = await inside.run(true, open);
    const wasLimited = () => {
      const was = isLimited;
      isLimited = false;
      return was;
    };
    return { localnet, strays: () => strays.splice(0), wasLimited, close };
  } catch (error) {
    await close();
    throw error;
  }
}
