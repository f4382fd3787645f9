/** Calls that a page shows besides its example: one for each chain and each type of transaction that the local network's history has. */
import type { DataClient } from "@primary-network/data";
import type { CallParams } from "./call-text.ts";
import type { Operation } from "./documents.ts";

/** A call of an operation, under a name. */
export interface VariantCall {
  readonly label: string;
  readonly params: CallParams;
}

const CHAINS = { "P-Chain": "p-chain", "X-Chain": "x-chain", "C-Chain": "c-chain" } as const;

/** A transaction and who takes part in it. */
interface Found {
  readonly txHash: string;
  readonly address: string | undefined;
}

/** What the history has of a chain. */
interface ChainFacts {
  readonly name: string;
  readonly blockchainId: string;
  /** The first transaction of each type. */
  readonly types: ReadonlyMap<string, Found>;
  readonly blockId: string | undefined;
}

export type HistoryFacts = readonly ChainFacts[];

/** Looks through the history of each chain. */
export async function readHistory(data: DataClient): Promise<HistoryFacts> {
  const facts: ChainFacts[] = [];
  for (const [name, blockchainId] of Object.entries(CHAINS)) {
    const types = new Map<string, Found>();
    let blockId: string | undefined;
    for await (const transaction of data.transactions.list({ blockchainId, pageSize: 100 })) {
      const { txType, txHash } = transaction;
      blockId ??= "blockHash" in transaction ? String(transaction.blockHash) : undefined;
      if (!types.has(txType)) types.set(txType, { txHash, address: addressIn(transaction) });
    }
    facts.push({ name, blockchainId, types, blockId });
  }
  return facts;
}

const texts = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? String(item) : item));

/** The first bech32 address of a transaction. */
const addressIn = (transaction: unknown): string | undefined =>
  /"(?:[PXC]-)?((?:local|fuji|custom)1[0-9a-z]{38})"/.exec(texts(transaction))?.[1];

/** The variants of an operation, from the parameters of its example. */
export function variantsOf(
  { parameters }: Operation,
  given: CallParams,
  history: HistoryFacts,
): VariantCall[] {
  const has = (name: string) => parameters.some((parameter) => parameter.name === name);
  const chains = parameters.find(({ name, in: place }) => name === "blockchainId" && place === "path");
  if (!chains) return [];
  return history.flatMap(({ name, blockchainId, types, blockId }): VariantCall[] => {
    const all = [...types];
    if (has("txHash")) {
      return all.map(([type, { txHash }]) => ({
        label: `${type}, ${name}`,
        params: { ...given, blockchainId, txHash },
      }));
    }
    if (has("txTypes")) {
      return all.flatMap(([type, { address }]) =>
        address === undefined
          ? []
          : [
              {
                label: `${type}, ${name}`,
                params: { ...given, blockchainId, addresses: [address], txTypes: [type] },
              },
            ],
      );
    }
    const params = { ...given, blockchainId };
    if (has("addresses")) {
      const address = all.find(([, found]) => found.address !== undefined)?.[1].address;
      const addresses = typeof given.addresses === "string" ? address : [address];
      return address === undefined ? [] : [{ label: name, params: { ...params, addresses } }];
    }
    if (has("blockId")) return blockId === undefined ? [] : [{ label: name, params: { ...params, blockId } }];
    return [{ label: name, params }];
  });
}
