/** An EVM chain to index: its node and its names. */

import { decodeCb58 } from "@primary-network/codec";
import { OptionError } from "../../domain/option.ts";

/** The token that pays for gas. */
export interface EvmNetworkToken {
  /** Name, such as `Avalanche`. */
  readonly name: string;
  /** Symbol, such as `AVAX`. */
  readonly symbol: string;
  /** 0 … 255. */
  readonly decimals: number;
  /** Address of the token's logo. */
  readonly logoUri?: string;
  /** Sentence about the token, for people. */
  readonly description?: string;
}

/** An EVM chain: the C-Chain or an L1, behind any node that speaks Ethereum's JSON-RPC. */
export interface EvmChainSource {
  /** The chain id that wallets use; unique in the service. */
  readonly evmChainId: number;
  /** cb58; unique in the service. */
  readonly blockchainId: string;
  /** Display name. */
  readonly name: string;
  /** Sentence about the chain, for people. */
  readonly description?: string;
  /** URL that the service uses; never shown to callers, as it may contain a key. */
  readonly rpcUrl: string;
  /**
   * URL of the node's WebSocket, where it announces new blocks; `off` for none. Default: derived from `rpcUrl` (`/rpc` becomes `/ws`),
   * none with `fetch`. A node without one is polled.
   */
  readonly wsUrl?: string;
  /** Public URL that `listChains` shows. Default: none. */
  readonly publicRpcUrl?: string;
  /** cb58. */
  readonly subnetId?: string;
  /** cb58. */
  readonly vmId?: string;
  /** Public address of a block explorer of the chain. */
  readonly explorerUrl?: string;
  /** Address of the chain's logo. */
  readonly logoUri?: string;
  /** The token that pays for gas. */
  readonly token: EvmNetworkToken;
  /**
   * Reading of calls inside transactions, with `debug_traceBlockByNumber`: `auto`, the default, if the node offers
   * it. Without traces there are no internal transactions, and contracts created by contracts are unknown.
   */
  readonly traces?: "auto" | "off";
  /** Why the chain is unavailable: it is then not indexed, is listed as unavailable, and its operations respond with 503 and this text. */
  readonly unavailable?: string;
  /** Addresses of the contracts whose interchain messages are trusted. Default: Teleporter's, the same on every chain. */
  readonly messengers?: readonly string[];
  /** Replaces the global fetch towards the node. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

function requireUrl(name: string, url: string | undefined, scheme: "http" | "ws" = "http"): void {
  const protocols = [`${scheme}:`, `${scheme}s:`];
  if (url === undefined || (URL.canParse(url) && protocols.includes(new URL(url).protocol))) return;
  // Without the value, which may contain a key.
  throw new OptionError(`service: ${name} must be ${scheme === "ws" ? "a ws" : "an http"} or ${scheme}s URL`);
}

function requireId(name: string, id: string | undefined): void {
  if (id === undefined) return;
  try {
    if (decodeCb58(id).length === 32) return;
  } catch {} // reported below
  throw new OptionError(`service: ${name} must be a cb58 id of 32 bytes, not "${id}"`);
}

function checkChain(chain: EvmChainSource, name: string): void {
  const { evmChainId, token, traces = "auto" } = chain;
  if (!Number.isSafeInteger(evmChainId) || evmChainId < 1) {
    throw new OptionError(`service: ${name}.evmChainId must be a positive integer, not ${evmChainId}`);
  }
  if (!Number.isInteger(token.decimals) || token.decimals < 0 || token.decimals > 255) {
    throw new OptionError(
      `service: ${name}.token.decimals must be an integer from 0 to 255, not ${token.decimals}`,
    );
  }
  if (traces !== "auto" && traces !== "off") {
    throw new OptionError(`service: ${name}.traces must be "auto" or "off", not ${JSON.stringify(traces)}`);
  }
  const messenger = chain.messengers?.find((address) => !/^0x[0-9a-fA-F]{40}$/.test(address));
  if (messenger !== undefined) {
    throw new OptionError(`service: ${name}.messengers must hold EVM addresses, not "${messenger}"`);
  }
  requireId(`${name}.blockchainId`, chain.blockchainId);
  requireId(`${name}.subnetId`, chain.subnetId);
  requireId(`${name}.vmId`, chain.vmId);
  requireUrl(`${name}.rpcUrl`, chain.rpcUrl);
  if (chain.wsUrl !== "off") requireUrl(`${name}.wsUrl`, chain.wsUrl, "ws");
  requireUrl(`${name}.publicRpcUrl`, chain.publicRpcUrl);
  requireUrl(`${name}.explorerUrl`, chain.explorerUrl);
}

/** @throws OptionError naming the option and the rule */
export function checkEvmChains(chains: readonly EvmChainSource[]): void {
  chains.forEach((chain, index) => {
    checkChain(chain, `evmChains[${index}]`);
  });
  for (const field of ["evmChainId", "blockchainId"] as const) {
    const values = chains.map((chain) => String(chain[field]));
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined)
      throw new OptionError(`service: evmChains must differ in ${field}; ${twice} is used twice`);
  }
}
