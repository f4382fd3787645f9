/** Inputs and outputs of a transaction on any chain of the Primary Network. */
import type { AssetAmount, PrimaryNetworkTransaction } from "@primary-network/data";

/** One side of an input or output. */
export interface Piece {
  readonly id: string;
  readonly addresses: readonly string[];
  readonly threshold: number;
  readonly asset: AssetAmount;
  /** The transaction that made an input, or spent an output. */
  readonly other?: string | undefined;
  /** True if the output belongs to another chain than the one that made it. */
  readonly isExported?: boolean;
  /** A property of the output, such as a lock. */
  readonly note?: string | undefined;
}

export interface Flows {
  readonly inputs: readonly Piece[];
  readonly outputs: readonly Piece[];
}

type Utxo = Extract<PrimaryNetworkTransaction, { consumedUtxos: unknown }>["consumedUtxos"][number];

const noteOf = (utxo: Utxo, now: number): string | undefined => {
  if ("staked" in utxo && utxo.staked) return "staked";
  if ("rewardType" in utxo && utxo.rewardType) return `reward, ${utxo.rewardType.toLowerCase()}`;
  const locked = "platformLocktime" in utxo ? Number(utxo.platformLocktime ?? 0) : 0;
  return locked > now ? `locked until ${new Date(locked * 1000).toISOString()}` : undefined;
};

const pieceOf = (utxo: Utxo, other: string | undefined, now: number): Piece => ({
  id: utxo.utxoId,
  addresses: utxo.addresses,
  threshold: utxo.threshold ?? 1,
  asset: utxo.asset,
  other,
  note: noteOf(utxo, now),
  ...("createdOnChainId" in utxo && { isExported: utxo.createdOnChainId !== utxo.consumedOnChainId }),
});

const madeBy = (utxo: Utxo) => ("txHash" in utxo ? utxo.txHash : utxo.creationTxHash);

/**
 * Returns the inputs and outputs of a transaction. On the EVM's side of a C-Chain transaction they are
 * accounts.
 *
 * @param now Unix seconds, by which locks hold
 */
export function flowOf(transaction: PrimaryNetworkTransaction, now: number): Flows {
  const inputs =
    "consumedUtxos" in transaction
      ? transaction.consumedUtxos.map((utxo) => pieceOf(utxo, madeBy(utxo), now))
      : [];
  const outputs =
    "emittedUtxos" in transaction
      ? transaction.emittedUtxos.map((utxo) => pieceOf(utxo, utxo.consumingTxHash, now))
      : [];
  const accounts = (list: readonly { asset: AssetAmount }[], addressOf: (index: number) => string): Piece[] =>
    list.map(({ asset }, index) => ({
      id: `account-${index}`,
      addresses: [addressOf(index)],
      threshold: 1,
      asset,
    }));
  return {
    inputs: [
      ...inputs,
      ...("evmInputs" in transaction
        ? accounts(transaction.evmInputs, (index) => transaction.evmInputs[index]?.fromAddress ?? "")
        : []),
    ],
    outputs: [
      ...outputs,
      ...("evmOutputs" in transaction
        ? accounts(transaction.evmOutputs, (index) => transaction.evmOutputs[index]?.toAddress ?? "")
        : []),
    ],
  };
}
