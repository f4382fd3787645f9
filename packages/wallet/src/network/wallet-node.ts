/** The methods of a node that a wallet needs, on the P-, X- and C-Chain. */
import { RpcError } from "@primary-network/core";
import {
  createRpcTransport,
  createTransport,
  type Operation,
  type RpcOperation,
} from "@primary-network/core/client";
import { createPChainClient, type PChainClient, type PChainClientOptions } from "@primary-network/pchain-rpc";

/** A node, as the wallet calls it. */
export interface WalletNode {
  /** Client of the P-Chain. */
  readonly pchain: PChainClient;
  /** Calls a JSON-RPC method with an object of parameters. */
  call<Result>(method: NodeMethod, params?: object): Promise<Result>;
  /** Calls a method of the C-Chain's EVM interface. */
  evm<Result>(method: string, params?: readonly unknown[]): Promise<Result>;
}

const PATHS = { avm: "/ext/bc/X", avax: "/ext/bc/C/avax", info: "/ext/info" };

/** Methods besides the P-Chain's. */
export type NodeMethod =
  | "avm.getAssetDescription"
  | "avm.getTx"
  | "avm.getTxFee"
  | "avm.getUTXOs"
  | "avm.getTxStatus"
  | "avm.issueTx"
  | "avax.getUTXOs"
  | "avax.getAtomicTx"
  | "avax.getAtomicTxStatus"
  | "avax.issueTx"
  | "info.getNetworkID"
  | "info.getBlockchainID"
  | "info.upgrades";

function operationOf(method: NodeMethod, params: object): RpcOperation {
  const api = method.slice(0, method.indexOf(".")) as keyof typeof PATHS; // a prefix of NodeMethod
  const retry = method.endsWith(".issueTx") ? "unsafe" : "safe";
  const named = Object.fromEntries(Object.keys(params).map((name) => [name, {}]));
  return { id: method, rpc: method, path: PATHS[api], retry, params: named };
}

const EVM: Omit<Operation, "id"> = {
  method: "POST",
  path: "/ext/bc/C/rpc",
  retry: "safe",
  params: {
    jsonrpc: { in: "body" },
    id: { in: "body" },
    method: { in: "body" },
    params: { in: "body", type: "array" },
  },
};

interface EvmReply<Result> {
  readonly result?: Result;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/**
 * Connects a wallet to a node. Nothing is sent until it is used.
 *
 * @param options - `baseUrl` is the node's URL, such as `http://127.0.0.1:9650`.
 * @throws ValidationError naming the invalid option.
 * @example
 * const node = createWalletNode({ baseUrl: "http://127.0.0.1:9650" });
 * const context = await readContext(node);
 */
export function createWalletNode(options: PChainClientOptions): WalletNode {
  const rpc = createRpcTransport(options, { name: "createWalletNode" });
  const http = createTransport(options, {
    name: "createWalletNode",
    createUrl: (path, { baseUrl }) => baseUrl + path,
  });
  return {
    pchain: createPChainClient(options),
    call: (method, params = {}) => rpc.call(operationOf(method, params), params),
    async evm<Result>(method: string, params: readonly unknown[] = []) {
      const message = { jsonrpc: "2.0", id: 1, method, params };
      const { result, error } = await http.call<EvmReply<Result>>({ id: method, ...EVM }, message);
      if (error)
        throw new RpcError({ operation: method, attempts: [] }, error.code, error.message, error.data);
      return result as Result; // a reply has one of the two
    },
  };
}
