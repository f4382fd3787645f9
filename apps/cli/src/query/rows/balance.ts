/** `balance`: the balances of an address on each chain, by kind and asset. */
import type { AssetBalance } from "@primary-network/data";
import { amount, count, id, plain } from "../columns.ts";
import type { Query, QueryInput } from "../query.ts";
import { readAddresses } from "../read-address.ts";

/** One asset of one kind on one chain. */
interface Held {
  readonly chain: string;
  readonly kind: string;
  readonly symbol: string;
  readonly amount: string;
  readonly decimals: number;
  /** Id of the asset or address of the token's contract. Undefined for the native token of an EVM chain. */
  readonly asset: string | undefined;
  readonly utxoCount: number | undefined;
}

/** Turns `unlockedUnstaked` into `unlocked unstaked`. */
const wordsOf = (kind: string) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

async function* onPrimaryChain(
  { deployment }: QueryInput,
  blockchainId: "p-chain" | "x-chain" | "c-chain",
  addresses: string,
): AsyncGenerator<Held> {
  const { balances } = await deployment.data.balances.get({ blockchainId, addresses });
  for (const [kind, held] of Object.entries<readonly AssetBalance[]>({ ...balances }))
    for (const { symbol, amount: units, denomination, assetId, utxoCount } of held)
      yield {
        chain: blockchainId,
        kind,
        symbol,
        amount: units,
        decimals: denomination,
        asset: assetId,
        utxoCount,
      };
}

async function* onEvmChain({ deployment, pageSize }: QueryInput, chain: string, address: string) {
  const tokens = deployment.data.evm.listErc20Balances({ chainId: chain, address, pageSize });
  const { symbol, decimals, balance } = (await tokens).nativeTokenBalance;
  yield {
    chain,
    kind: "native",
    symbol,
    amount: balance,
    decimals,
    asset: undefined,
    utxoCount: undefined,
  };
  for await (const token of tokens)
    yield {
      chain,
      kind: "ERC-20",
      symbol: token.symbol,
      amount: token.balance,
      decimals: token.decimals,
      asset: token.address,
      utxoCount: undefined,
    };
}

export const balance: Query<Held> = {
  columns: [
    plain("chain", "chain", ({ chain }) => chain),
    plain("kind", "kind", ({ kind }) => kind, {
      text: ({ kind }) => (/^[a-z]/.test(kind) ? wordsOf(kind) : kind),
      isMain: true,
    }),
    amount(
      "amount",
      "amount",
      (row) => row.amount,
      ({ decimals }) => decimals,
      { isMain: true },
    ),
    plain("symbol", "symbol", ({ symbol }) => symbol, { isMain: true }),
    count("decimals", "decimals", ({ decimals }) => decimals, { isDetail: true }),
    count("utxoCount", "UTXOs", ({ utxoCount }) => utxoCount),
    id("asset", "asset", ({ asset }) => asset),
  ],
  async *rows(input) {
    for (const { address, isEvm, chains } of await readAddresses(input.deployment, input.argument)) {
      if (!isEvm) {
        for (const chain of chains) yield* onPrimaryChain(input, chain, address);
        continue;
      }
      const { items: evmChains } = await input.deployment.data.evm.listChains();
      for (const { chainId } of evmChains) yield* onEvmChain(input, chainId, address);
    }
  },
};
