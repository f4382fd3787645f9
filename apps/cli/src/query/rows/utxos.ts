/** `utxos`: the outputs of an address that are not spent, the latest first. */
import type { PChainUtxo, PrimaryChain, XOrCChainUtxo } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { amount, id, plain, time } from "../columns.ts";
import type { Query } from "../query.ts";
import { readAddresses } from "../read-address.ts";

/** An output, and the chain that it was listed on. */
interface Output {
  readonly chain: PrimaryChain;
  readonly utxo: PChainUtxo | XOrCChainUtxo;
}

/** The end of the output's lock; undefined for an output without one. */
function lockOf({ utxo }: Output): number | undefined {
  const locks = "locktime" in utxo ? [utxo.locktime] : [utxo.platformLocktime, utxo.stakeableLocktime];
  const latest = Math.max(...locks.map((lock) => Number(lock ?? 0))); // times of this era are far below 2^53
  return latest > 0 ? latest : undefined;
}

export const utxos: Query<Output> = {
  columns: [
    plain("chain", "chain", ({ chain }) => chain),
    amount(
      "amount",
      "amount",
      ({ utxo }) => utxo.asset.amount,
      ({ utxo }) => utxo.asset.denomination,
      { isMain: true },
    ),
    plain("symbol", "symbol", ({ utxo }) => utxo.asset.symbol, { isMain: true }),
    plain("utxoType", "type", ({ utxo }) => utxo.utxoType),
    time("timestamp", "created (UTC)", ({ utxo }) =>
      "timestamp" in utxo ? utxo.timestamp : utxo.blockTimestamp,
    ),
    plain("lockedUntil", "locked until", lockOf, {
      text: (row) => {
        const lock = lockOf(row);
        // A lock may be any 64-bit number, and some are no date.
        return lock === undefined || lock > 253_402_300_799
          ? String(lock)
          : new Date(lock * 1_000).toISOString().slice(0, 10);
      },
    }),
    id("utxoId", "UTXO", ({ utxo }) => utxo.utxoId, { isMain: true }),
    id("txHash", "created by", ({ utxo }) => ("txHash" in utxo ? utxo.txHash : utxo.creationTxHash), {
      isDetail: true,
    }),
    id("consumingTxHash", "spent by", ({ utxo }) => utxo.consumingTxHash, { isDetail: true }),
    id("assetId", "asset", ({ utxo }) => utxo.asset.assetId, { isDetail: true }),
  ],
  async *rows({ deployment, argument, flags, pageSize }) {
    // An account name has its bech32 address first, which is the one with outputs.
    const [read] = await readAddresses(deployment, argument);
    if (read === undefined || read.isEvm)
      throw new CliError('EVM addresses have no outputs. Use "balance" for an EVM address.');
    const { address, chains } = read;
    for (const chain of chains) {
      if (flags.chain !== undefined && flags.chain !== chain) continue;
      const listed = deployment.data.utxos.list({
        blockchainId: chain,
        addresses: address,
        includeSpent: flags.spent,
        sortBy: "timestamp",
        sortOrder: "desc",
        pageSize,
      });
      for await (const utxo of listed) yield { chain, utxo };
    }
  },
};
