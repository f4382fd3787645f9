/** Builds the P-Chain client. */
import type { ClientOptions, Middleware } from "@primary-network/core";
import { createRpcTransport, type RpcTransport } from "@primary-network/core/client";
import { index, resources } from "./gen/makers.ts";
import type { IndexResource, PChainResources } from "./gen/resources.ts";

/** Options of {@link createPChainClient}. `baseUrl` is the node's URL, without `/ext/bc/P`. */
export type PChainClientOptions = ClientOptions;

/** Chains whose blocks a node indexes. */
export type IndexedChain = "P" | "X" | "C";

/**
 * Kind of index: blocks of every chain, or transactions and vertices of the X-Chain from before it had
 * blocks.
 */
export type IndexedKind = "block" | "tx" | "vtx";

/** Returns the transport with the index paths of a chain. */
function towards(chain: IndexedChain, kind: IndexedKind, transport: RpcTransport): RpcTransport {
  const path = `/ext/index/${chain}/${kind}`;
  return {
    ...transport,
    call: (operation, params, options) => transport.call({ ...operation, path }, params, options),
  };
}

/** The P-Chain client: the node's method names, without `platform.`. */
export interface PChainClient extends PChainResources {
  /**
   * Returns the node's index of another chain, with the same methods. The X-Chain's blocks are at
   * `/ext/index/X/block`. The indexes `tx` and `vtx` cover the X-Chain before the Cortina upgrade, and exist
   * only for this chain.
   *
   * @example
   * ```ts
   * const { containers } = await pchain.indexOf("X").getContainerRange({ startIndex: 0, numToFetch: 1024 });
   * ```
   */
  indexOf(chain: IndexedChain, kind?: IndexedKind): IndexResource;
  /** Adds middleware around the sending of every later attempt. The first added is the outermost. */
  use(middleware: Middleware): void;
}

/**
 * Makes a client of a node's P-Chain RPC. Nothing is sent until a method is called.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });
 * const { validators } = await pchain.getCurrentValidators();
 * ```
 */
export function createPChainClient(options: PChainClientOptions): PChainClient {
  const transport = createRpcTransport(options, {
    name: "createPChainClient",
    // The node accepts only addresses of its own chain. Other texts, such as raw ids, are left to the node.
    prepare(_, values, params) {
      for (const name in params) {
        const given = values[name];
        if (params[name]?.address && Array.isArray(given))
          values[name] = given.map((text) => String(text).replace(/^([XC]-)?(?=[a-z]+1[a-z\d]{38}$)/, "P-"));
      }
    },
  });
  return {
    ...resources(transport),
    indexOf: (chain, kind = "block") => index(towards(chain, kind, transport)),
    use: transport.use,
  };
}
