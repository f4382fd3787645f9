/** The tool `balances`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Deployment } from "../../deployment/deployment.ts";
import { type ReadAddress, readAddress } from "../../query/read-address.ts";
import { responding } from "../tool.ts";

/** Tokens of a chain that are listed. */
const TOKENS = 50;

export function addBalances(server: McpServer, { data }: Deployment): void {
  const onPrimaryChains = ({ address: addresses, chains }: ReadAddress) =>
    Promise.all(chains.map((blockchainId) => data.balances.get({ blockchainId, addresses })));

  const onEvmChains = async (address: string) => {
    const { items: chains } = await data.evm.listChains();
    return Promise.all(
      chains.map(async ({ chainId, chainName }) => {
        const { nativeTokenBalance, items, nextPageToken } = await data.evm.listErc20Balances({
          chainId,
          address,
          pageSize: TOKENS,
        });
        const tokens = items.map(({ symbol, address: contract, decimals, balance }) => ({
          symbol,
          contract,
          decimals,
          balance,
        }));
        const { symbol, decimals, balance } = nativeTokenBalance;
        return {
          chainId,
          chainName,
          native: { symbol, decimals, balance },
          tokens,
          hasMore: nextPageToken !== undefined,
        };
      }),
    );
  };

  server.registerTool(
    "balances",
    {
      title: "Balances of an address",
      description:
        "What an address holds: of a P-, X- or C-Chain address (bech32) by kind and lock on each chain, or on the one of its letter; of an EVM address (0x…) the native token and ERC-20 tokens of each EVM chain.",
      inputSchema: { address: z.string().describe("P-fuji1…, X-avax1…, or 0x…") },
      annotations: { readOnlyHint: true },
    },
    responding(async ({ address }) => {
      const read = readAddress(address);
      return read.isEvm ? onEvmChains(read.address) : onPrimaryChains(read);
    }),
  );
}
