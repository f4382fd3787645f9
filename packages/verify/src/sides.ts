/** Node and service as a run finds them: which chains, at which heights. */
import type { DataClient } from "@primary-network/data";
import type { EvmChain, Heights } from "./compared.ts";
import { P, X } from "./compared.ts";
import type { NotCompared } from "./comparison.ts";
import { type Call, isOff, NodeError, type Said } from "./node-calls.ts";
import { VerifyError, type VerifyOptions } from "./options.ts";
import type { BothHeights } from "./settle.ts";

const C = "/ext/bc/C/rpc";

/** The chains that both sides have. */
export interface Sides {
  readonly chains: readonly string[];
  readonly evmChains: readonly EvmChain[];
  /** Chains of the service that the node does not run. */
  readonly left: readonly NotCompared[];
  /** Heights of these chains at both. */
  heights(chains: readonly string[]): Promise<BothHeights>;
}

/** Heights of the service's chains, by the names of its status. */
async function indexHeights(data: DataClient, network: string): Promise<Heights> {
  const { chains } = await data.status.get();
  const mine = chains.filter(
    (each) => each.network === network || (network === "testnet" && each.network === "fuji"),
  );
  return Object.fromEntries(mine.map(({ chain, height }) => [chain, height ?? 0]));
}

/** The C-Chain by its alias, every other chain by its id. */
async function evmChainsOf(
  call: Call,
  data: DataClient,
  names: readonly string[],
  urls: VerifyOptions["evmRpcUrls"],
): Promise<readonly EvmChain[]> {
  const wanted = names.filter((name) => name.startsWith("evm-"));
  if (wanted.length === 0) return [];
  const chainIdOfC = String(BigInt(await call(C, "eth_chainId", [])));
  return await Promise.all(
    wanted.map(async (name): Promise<EvmChain> => {
      const chainId = name.slice("evm-".length);
      const isCChain = chainId === chainIdOfC;
      const url = urls?.[name];
      if (url !== undefined) return { name, chainId, path: url, isCChain };
      if (isCChain) return { name, chainId, path: C, isCChain };
      const { platformChainId } = await data.evm.getChain({ chainId });
      return { name, chainId, path: `/ext/bc/${platformChainId}/rpc`, isCChain };
    }),
  );
}

/** Height of the X-Chain, which has none before its first block. */
async function xHeight(call: Call): Promise<Said> {
  try {
    return (await call(X, "avm.getHeight")).height;
  } catch (error) {
    if (error instanceof NodeError && /no .*block|not found/i.test(error.message)) return 0;
    throw error;
  }
}

/** @param options the chains, and where EVM chains are read */
export async function openSides(
  call: Call,
  data: DataClient,
  network: string,
  { chains: requested, evmRpcUrls }: Pick<VerifyOptions, "chains" | "evmRpcUrls">,
): Promise<Sides> {
  const indexed = Object.keys(await indexHeights(data, network));
  if (indexed.length === 0)
    throw new VerifyError(`the service indexes no chain of the network ${network}: look at GET /v1/status`);
  const unknown = requested?.find((name) => !indexed.includes(name));
  if (unknown !== undefined)
    throw new VerifyError(`chains must be among ${indexed.join(", ")}, not "${unknown}"`);
  const named = await evmChainsOf(call, data, requested ?? indexed, evmRpcUrls);
  const nodeHeight = async (chain: string): Promise<Said> => {
    if (chain === "p-chain") return (await call(P, "platform.getHeight")).height;
    if (chain === "x-chain") return await xHeight(call);
    const path = named.find(({ name }) => name === chain)?.path ?? C;
    return await call(path, "eth_blockNumber", []);
  };
  const left: NotCompared[] = [];
  for (const chain of requested ?? indexed) {
    try {
      await nodeHeight(chain);
    } catch (error) {
      if (!isOff(error)) throw error;
      left.push({
        chain,
        subject: "the whole chain",
        reason: `the node does not show it: ${error.message.trim()}`,
      });
    }
  }
  const isShown = (name: string) => !left.some(({ chain }) => chain === name);
  const chains = (requested ?? indexed).filter(isShown);
  return {
    chains,
    evmChains: named.filter(({ name }) => isShown(name)),
    left,
    async heights(names) {
      const index = await indexHeights(data, network);
      const node = await Promise.all(
        names.map(async (name) => [name, Number(await nodeHeight(name))] as const),
      );
      return {
        node: Object.fromEntries(node),
        index: Object.fromEntries(names.map((name) => [name, index[name] ?? 0])),
      };
    },
  };
}
