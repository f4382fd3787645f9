/** What accounts hold by the state of an EVM chain's node, which its index does not have. */
import type { DataClient } from "@primary-network/data";
import type { RecordedAccount, RecordedAccounts } from "@primary-network/service/reader";

const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

/** Addresses that a response names, in any of its fields. */
const addressesIn = (response: unknown): string[] =>
  [...JSON.stringify(response).matchAll(ADDRESS)].map(([address]) => address.toLowerCase());

/** Every address that a chain's transactions and transfers of tokens name. */
async function addressesOf(data: DataClient, chainId: string): Promise<string[]> {
  const found = new Set<string>();
  const add = async (list: AsyncIterable<unknown>) => {
    for await (const item of list) for (const address of addressesIn(item)) found.add(address);
  };
  await add(data.evm.listTransactions({ chainId, pageSize: 100 }));
  for (const address of [...found])
    await add(data.evm.listTokenTransfers({ chainId, address, pageSize: 100 }));
  return [...found].sort();
}

async function recordAccount(data: DataClient, chainId: string, address: string): Promise<RecordedAccount> {
  const first = await data.evm.listErc20Balances({ chainId, address, pageSize: 500 });
  if (first.nextPageToken !== undefined) throw new Error(`${address} holds more tokens than a page has`);
  const tokens = first.items.map((token) => [token.address.toLowerCase(), token.balance] as const);
  return {
    native: first.nativeTokenBalance.balance,
    ...(tokens.length > 0 && { tokens: Object.fromEntries(tokens) }),
  };
}

/** Records the accounts of a chain at its last block. */
export async function recordAccounts(data: DataClient, chainId: string): Promise<RecordedAccounts> {
  const [last] = (await data.evm.listBlocks({ chainId, pageSize: 1 })).items;
  if (last === undefined) throw new Error(`chain ${chainId} has no block`);
  const accounts: { [address: string]: RecordedAccount } = {};
  for (const address of await addressesOf(data, chainId))
    accounts[address] = await recordAccount(data, chainId, address);
  return { height: Number(last.blockNumber), accounts };
}
