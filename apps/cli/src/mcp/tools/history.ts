/** The tool `history`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { type DataClient, isPChainTransaction, type PrimaryChain } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { z } from "zod";
import { readAddress } from "../../query/read-address.ts";
import type { Connection } from "../connection.ts";
import { addTool } from "../tool.ts";

/**
 * The named chain, or all chains of an address.
 *
 * @throws CliError for a chain on which the address cannot exist: an empty history would hide the mistake
 */
function only<Chain extends string>(
  chain: string | undefined,
  chains: readonly Chain[],
  address: string,
): readonly Chain[] {
  const found = chains.filter((one) => chain === undefined || one === chain);
  if (chain !== undefined && found.length === 0)
    throw new CliError(`${address} does not exist on chain "${chain}". It exists on ${chains.join(", ")}.`);
  return found;
}

async function onPrimaryChain(
  data: DataClient,
  blockchainId: PrimaryChain,
  addresses: string,
  pageSize: number,
) {
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
}

async function onEvmChain(data: DataClient, chainId: string, address: string, pageSize: number) {
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
}

export function addHistory(server: McpServer, connection: Connection): void {
  addTool(
    server,
    "history",
    {
      title: "Transactions of an address",
      description: "The latest transactions of an address, newest first, on each chain or on one.",
      input: {
        address: z.string().describe("P-fuji1…, X-avax1…, or 0x…"),
        chain: z.string().optional().describe("p-chain, x-chain, c-chain or an EVM chain id (default: all)"),
        limit: z.number().int().min(1).max(50).default(10).describe("Transactions of each chain"),
      },
    },
    async ({ address, chain, limit }) => {
      const read = readAddress(address);
      const { data } = await connection.open();
      if (!read.isEvm) {
        const names = only(chain, read.chains, address);
        return Promise.all(names.map((name) => onPrimaryChain(data, name, read.address, limit)));
      }
      const { items: chains } = await data.evm.listChains();
      const ids = only(
        chain,
        chains.map(({ chainId }) => chainId),
        address,
      );
      return Promise.all(ids.map((id) => onEvmChain(data, id, read.address, limit)));
    },
  );
}
