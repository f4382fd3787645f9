/** The tool `balances`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { DataClient } from "@primary-network/data";
import { z } from "zod";
import { type ReadAddress, readAddress } from "../../query/read-address.ts";
import type { Connection } from "../connection.ts";
import { addTool } from "../tool.ts";

/** Tokens of a chain that are listed. */
const TOKENS = 50;

const onPrimaryChains = (data: DataClient, { address: addresses, chains }: ReadAddress) =>
  Promise.all(chains.map((blockchainId) => data.balances.get({ blockchainId, addresses })));

async function onEvmChain(
  data: DataClient,
  { chainId, chainName }: { chainId: string; chainName: string },
  address: string,
) {
  const { nativeTokenBalance, items, nextPageToken } = await data.evm.listErc20Balances({
    chainId,
    address,
    pageSize: TOKENS,
  });
  const { symbol, decimals, balance } = nativeTokenBalance;
  return {
    chainId,
    chainName,
    native: { symbol, decimals, balance },
    tokens: items.map((token) => ({
      symbol: token.symbol,
      contract: token.address,
      decimals: token.decimals,
      balance: token.balance,
    })),
    hasMore: nextPageToken !== undefined,
  };
}

async function onEvmChains(data: DataClient, address: string) {
  const { items: chains } = await data.evm.listChains();
  return Promise.all(chains.map((chain) => onEvmChain(data, chain, address)));
}

export function addBalances(server: McpServer, connection: Connection): void {
  addTool(
    server,
    "balances",
    {
      title: "Balances of an address",
      description:
        "The balances of an address. A bech32 address has balances by kind and lock on the P-, X- and C-Chain, or on the chain of its prefix. A 0x address has the native token and ERC-20 tokens of each EVM chain.",
      input: { address: z.string().describe("P-fuji1…, X-avax1…, or 0x…") },
    },
    async ({ address }) => {
      const read = readAddress(address);
      const { data } = await connection.open();
      return read.isEvm ? onEvmChains(data, read.address) : onPrimaryChains(data, read);
    },
  );
}
