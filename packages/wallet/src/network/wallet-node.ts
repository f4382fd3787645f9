/** The methods of a node that a wallet needs, on the P-, X- and C-Chain. */
import { type ClientOptions, RpcError } from "@primary-network/core";
import {
  createRpcTransport,
  createTransport,
  type Operation,
  type RpcOperation,
} from "@primary-network/core/client";
import type * as pchain from "@primary-network/pchain-rpc";

/** Results of the node's methods that the wallet calls. */
export interface NodeResults {
  /** Outputs of addresses on the P-Chain. */
  "platform.getUTXOs": pchain.GetUTXOsResult;
  /** Owner of a subnet. */
  "platform.getSubnet": pchain.GetSubnetResult;
  /** An L1 validator with its owners. */
  "platform.getL1Validator": pchain.GetL1ValidatorResult;
  /** Id of AVAX. */
  "platform.getStakingAssetID": pchain.GetStakingAssetIDResult;
  /** Time of the P-Chain. */
  "platform.getTimestamp": pchain.GetTimestampResult;
  /** Weights and limits of the P-Chain's fee. */
  "platform.getFeeConfig": pchain.FeeConfig;
  /** Price and room of the P-Chain now. */
  "platform.getFeeState": pchain.GetFeeStateResult;
  /** Supply of AVAX, which rewards depend on. */
  "platform.getCurrentSupply": pchain.GetCurrentSupplyResult;
  /** Least stakes. */
  "platform.getMinStake": pchain.GetMinStakeResult;
  /** A transaction of the P-Chain. */
  "platform.getTx": pchain.GetTxResult;
  /** Status of a transaction of the P-Chain. */
  "platform.getTxStatus": pchain.GetTxStatusResult;
  /** Id of an issued transaction of the P-Chain. */
  "platform.issueTx": Record<"txID", string>;
  /** Outputs of addresses on the X-Chain. */
  "avm.getUTXOs": pchain.GetUTXOsResult;
  /** Fees of the X-Chain in nAVAX. */
  "avm.getTxFee": Record<"txFee" | "createAssetTxFee", string>;
  /** A transaction of the X-Chain, as hex. */
  "avm.getTx": Record<"tx", string>;
  /** Status of a transaction of the X-Chain. */
  "avm.getTxStatus": Record<"status", string>;
  /** Id of an issued transaction of the X-Chain. */
  "avm.issueTx": Record<"txID", string>;
  /** Outputs of addresses that were exported to the C-Chain. */
  "avax.getUTXOs": pchain.GetUTXOsResult;
  /** An import or export of the C-Chain, as hex. */
  "avax.getAtomicTx": Record<"tx", string>;
  /** Status of an import or export of the C-Chain. */
  "avax.getAtomicTxStatus": Record<"status", string>;
  /** Id of an issued import or export of the C-Chain. */
  "avax.issueTx": Record<"txID", string>;
  /** Id of the network. */
  "info.getNetworkID": Record<"networkID", string | number>;
  /** Id of the chain that `alias` names. */
  "info.getBlockchainID": Record<"blockchainID", string>;
  /** Times of the network's upgrades. A node from before Helicon names no time of it. */
  "info.upgrades": Partial<Record<"heliconTime", string>>;
}

/** A method of the node that the wallet calls. */
export type NodeMethod = keyof NodeResults;

/**
 * A node, as the wallet calls it. `createWalletNode` makes one with deadlines and retries. A program that calls nodes
 * in a way of its own writes these two functions; `nodePath` says where each method is.
 */
export interface WalletNode {
  /**
   * Calls a JSON-RPC method with an object of parameters. Throws an `RpcError` with the node's message if the node
   * refuses: this is how the wallet knows a refusal from a failed connection.
   */
  call<Method extends NodeMethod>(method: Method, params?: object): Promise<NodeResults[Method]>;
  /** Calls a method of the C-Chain's EVM interface. Throws likewise. */
  evm<Result>(method: string, params?: readonly unknown[]): Promise<Result>;
}

const PATHS: Readonly<Record<string, string>> = {
  platform: "/ext/bc/P",
  avm: "/ext/bc/X",
  avax: "/ext/bc/C/avax",
  info: "/ext/info",
};
const EVM_PATH = "/ext/bc/C/rpc";

/**
 * Returns the path of a method on a node. Methods of the C-Chain's EVM interface, such as `eth_baseFee`, have no dot.
 *
 * @example
 * nodePath("platform.issueTx"); // "/ext/bc/P"
 */
export const nodePath = (method: string): string => PATHS[method.split(".", 1)[0] ?? ""] ?? EVM_PATH;

function operationOf(method: NodeMethod, params: object): RpcOperation {
  const retry = method.endsWith(".issueTx") ? "unsafe" : "safe";
  const named = Object.fromEntries(Object.keys(params).map((name) => [name, {}]));
  return { id: method, rpc: method, path: nodePath(method), retry, params: named };
}

const EVM: Omit<Operation, "id"> = {
  method: "POST",
  path: EVM_PATH,
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
export function createWalletNode(options: ClientOptions): WalletNode {
  const rpc = createRpcTransport(options, { name: "createWalletNode" });
  const http = createTransport(options, {
    name: "createWalletNode",
    createUrl: (path, { baseUrl }) => baseUrl + path,
  });
  return {
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
