/**
 * Reads accounts from the state of an EVM chain's node: native balances, and amounts that tokens' contracts
 * report.
 */

import type { JsonPostOptions } from "./json-post.ts";
import { JsonRpc, type RpcCall } from "./json-rpc.ts";
import { EvmNodeError } from "./node-error.ts";
import { JsonObject } from "./read-json.ts";
import { requireChain } from "./require-chain.ts";
import { isLimit, isUnknownMethod, type RpcResult } from "./rpc-result.ts";

/** The balances of an account at a block. */
export interface AccountBalances {
  /** The balance of the token that pays for gas, decimal in its smallest unit. */
  readonly native: string;
  /** By contract; decimal. Contracts that report none are missing. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** The port of a node's state. */
export interface AccountState {
  /**
   * @param owner hex with 0x
   * @param height number of the block
   * @param tokens contracts of ERC-20 tokens, hex with 0x in lower case
   * @throws PrunedStateError when the node no longer has the block's state; EvmNodeError when it cannot be reached or gives an invalid
   *   response
   */
  balances(owner: string, height: number, tokens: readonly string[]): Promise<AccountBalances>;
}

/** Thrown when a node no longer has the state of a block. */
export class PrunedStateError extends Error {
  override readonly name = "PrunedStateError";
}

export interface AccountStateOptions extends Pick<JsonPostOptions, "fetch" | "observe" | "title"> {
  readonly rpcUrl: string;
  /** The chain that the node must be of. */
  readonly evmChainId: number;
}

/** Milliseconds for a request, of up to fifty calls. */
const TIMEOUT = 10_000;
/**
 * Gas limit of a token's report, far above the need of honest ones: a page of hostile tokens must not occupy
 * the node.
 */
const CALL_GAS = "0x7a120";
/** balanceOf(address) */
const BALANCE_OF = "0x70a08231";

/** Nodes' errors for a block whose state they no longer have. */
const PRUNED = /missing trie node|historical state|state .*(not available|unavailable)|pruned/i;
/** Nodes' errors for a block that they do not have yet. */
const UNKNOWN = /header not found|unknown block|block not found|out ?of ?range|cannot query unfinalized/i;

const REVERT = /revert/i;

/** @throws when the node, not a contract, is why there is no result */
function requireState(result: RpcResult, method: string, height: number): void {
  if (!("error" in result)) return;
  const { message } = result.error;
  if (REVERT.test(message)) return; // a contract chooses its own reason
  if (PRUNED.test(message))
    throw new PrunedStateError(
      `the node no longer has the state of block ${height}: pruning-enabled would have to be false in its configuration`,
    );
  if (isLimit(result) || UNKNOWN.test(message) || isUnknownMethod(result))
    throw new EvmNodeError(`${method}: the node responds with error: ${message}`, {
      unreachable: !isUnknownMethod(result),
    });
}

/** A contract may revert or return anything; only a single word counts as a balance. */
function reported(result: RpcResult | undefined): string | undefined {
  if (result === undefined || "error" in result || typeof result.result !== "string") return undefined;
  return /^0x[0-9a-fA-F]{64}$/.test(result.result) ? BigInt(result.result).toString() : undefined;
}

/** @param signal aborts running calls and all later ones */
export function createAccountState(
  { rpcUrl, evmChainId, title, fetch, observe }: AccountStateOptions,
  signal?: AbortSignal,
): AccountState {
  const rpc = new JsonRpc({ url: rpcUrl, title, fetch, observe, signal });
  let verified = false;
  return {
    async balances(owner, height, tokens) {
      const block = `0x${height.toString(16)}`;
      const data = `${BALANCE_OF}${owner.slice(2).padStart(64, "0")}`;
      const calls: RpcCall[] = [
        ...(verified ? [] : [{ method: "eth_chainId", params: [] }]),
        { method: "eth_getBalance", params: [owner, block] },
        ...tokens.map((to) => ({ method: "eth_call", params: [{ to, data, gas: CALL_GAS }, block] })),
      ];
      const results = await rpc.ask(calls, TIMEOUT);
      if (!verified) {
        const [first] = results.splice(0, 1);
        requireChain(first && "result" in first ? first.result : undefined, evmChainId);
        verified = true;
      }
      const [own, ...others] = results;
      if (own === undefined) throw new EvmNodeError("eth_getBalance: no response", { unreachable: false });
      requireState(own, "eth_getBalance", height);
      if ("error" in own)
        throw new EvmNodeError(`eth_getBalance: the node responds with error: ${own.error.message}`, {
          unreachable: false,
        });
      for (const result of others) requireState(result, "eth_call", height);
      const native = new JsonObject({ balance: own.result }, "account").quantity("balance");
      const known = tokens.flatMap((token, index) => {
        const balance = reported(others[index]);
        return balance === undefined ? [] : [[token, balance] as const];
      });
      return { native: String(native), tokens: new Map(known) };
    },
  };
}
