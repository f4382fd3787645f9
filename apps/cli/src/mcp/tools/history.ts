/** The tool `history`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { isPChainTransaction, type PrimaryChain } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { z } from "zod";
import type { Deployment } from "../../deployment/deployment.ts";
import { readAddress } from "../../query/read-address.ts";
import { responding } from "../tool.ts";

/**
 * One of the chains that an address is of, or all.
 *
 * @throws CliError when it is of none with this name: an empty history would look as if nothing had happened
 */
function only<Chain extends string>(
  chain: string | undefined,
  chains: readonly Chain[],
  address: string,
): readonly Chain[] {
  const found = chains.filter((one) => chain === undefined || one === chain);
  if (chain !== undefined && found.length === 0)
    throw new CliError(`chain "${chain}" is none of ${address}: it has ${chains.join(", ")}`);
  return found;
}

export function addHistory(server: McpServer, { data }: Deployment): void {
  const onPrimaryChain = async (blockchainId: PrimaryChain, addresses: string, pageSize: number) => {
    const { items, nextPageToken } = await data.transactions.list({ blockchainId, addresses, pageSize });
    const transactions = items.map((tx) => ({
      txHash: tx.txHash,
      txType: tx.txType,
      at: isPChainTransaction(tx) ? tx.blockTimestamp : tx.timestamp,
      amounts: (isPChainTransaction(tx) ? tx.value : tx.amountCreated).map(({ symbol, amount }) => ({
        symbol,
        amount,
      })),
    }));
    return { chain: blockchainId, transactions, hasMore: nextPageToken !== undefined };
  };

  const onEvmChain = async (chainId: string, address: string, pageSize: number) => {
    const { items, nextPageToken } = await data.evm.listAddressTransactions({ chainId, address, pageSize });
    const transactions = items.map(
      ({ nativeTransaction: tx, erc20Transfers, erc721Transfers, erc1155Transfers }) => ({
        txHash: tx.txHash,
        at: tx.blockTimestamp,
        succeeded: tx.txStatus === "1",
        from: tx.from.address,
        to: tx.to.address,
        value: tx.value,
        method: tx.method?.methodName ?? tx.method?.methodHash,
        transfers:
          (erc20Transfers?.length ?? 0) + (erc721Transfers?.length ?? 0) + (erc1155Transfers?.length ?? 0),
      }),
    );
    return { chain: chainId, transactions, hasMore: nextPageToken !== undefined };
  };

  server.registerTool(
    "history",
    {
      title: "Transactions of an address",
      description: "The latest transactions of an address, newest first, on each chain or on one.",
      inputSchema: {
        address: z.string().describe("P-fuji1…, X-avax1…, or 0x…"),
        chain: z
          .string()
          .optional()
          .describe("p-chain, x-chain, c-chain, or an EVM chain id; all without it"),
        limit: z.number().int().min(1).max(50).default(10).describe("Transactions of each chain"),
      },
      annotations: { readOnlyHint: true },
    },
    responding(async ({ address, chain, limit }) => {
      const read = readAddress(address);
      if (!read.isEvm) {
        const names = only(chain, read.chains, address);
        return Promise.all(names.map((name) => onPrimaryChain(name, read.address, limit)));
      }
      const { items: chains } = await data.evm.listChains();
      const ids = only(
        chain,
        chains.map(({ chainId }) => chainId),
        address,
      );
      return Promise.all(ids.map((id) => onEvmChain(id, read.address, limit)));
    }),
  );
}
