/** The event of a transaction on an EVM chain, in the form of the hosted service's webhooks. */

import { checksummed } from "../../domain/evm/address.ts";
import type { EvmLog } from "../../domain/evm/block.ts";
import type { EvmInternalFact, EvmTransferFact } from "../../domain/evm/facts.ts";
import type { JsonValue } from "../../domain/push/canonical-json.ts";
import { withDecimals } from "../../domain/with-decimals.ts";
import type { EvmChainSource } from "../../sources/evm/chain-source.ts";
import type { EvmTxRow } from "../../store/evm/concerning.ts";
import type { TokenMetadata } from "../../store/evm/names.ts";

/** The zero address, shown for a failed contract creation. */
const NOBODY = `0x${"0".repeat(40)}`;

const TYPES = { 20: "ERC20", 721: "ERC721", 1155: "ERC1155" } as const;
const TOKENS = { 20: "erc20Token", 721: "erc721Token", 1155: "erc1155Token" } as const;

function transfer(
  fact: EvmTransferFact,
  { hash, time }: EvmTxRow,
  tokens: ReadonlyMap<string, TokenMetadata>,
): JsonValue {
  const { name, symbol, decimals } = tokens.get(fact.token) ?? { name: null, symbol: null, decimals: null };
  const value = fact.value ?? "1";
  return {
    transactionHash: hash,
    type: TYPES[fact.kind],
    from: checksummed(fact.sender),
    to: checksummed(fact.recipient),
    value,
    ...(fact.tokenId !== null && { tokenId: fact.tokenId }),
    blockTimestamp: time,
    logIndex: fact.logIndex,
    [TOKENS[fact.kind]]: {
      address: checksummed(fact.token),
      name: name ?? "",
      symbol: symbol ?? "",
      decimals: decimals ?? 0,
      valueWithDecimals: withDecimals(value, decimals ?? 0),
    },
  };
}

const internal = (fact: EvmInternalFact, hash: string): JsonValue => ({
  from: checksummed(fact.sender),
  to: checksummed(fact.recipient ?? NOBODY),
  internalTxType: fact.type,
  value: fact.value,
  gasUsed: fact.gasUsed,
  gasLimit: fact.gasLimit,
  transactionHash: hash,
});

const logItem = (log: EvmLog, transactionIndex: number): JsonValue => {
  const [topic0 = "", topic1, topic2, topic3] = log.topics;
  return {
    address: checksummed(log.address),
    topic0,
    topic1,
    topic2,
    topic3,
    data: log.data,
    transactionIndex,
    logIndex: log.logIndex,
    removed: false,
  };
};

/** The values that an event needs in addition to its row. */
export interface EvmEventParts {
  readonly source: Pick<EvmChainSource, "evmChainId" | "token">;
  /** By address in lower case. */
  readonly tokens: ReadonlyMap<string, TokenMetadata>;
  /** Gas of the block's transactions up to this one. */
  readonly cumulativeGas: string;
  /** Undefined to leave them out. */
  readonly logs: readonly EvmLog[] | undefined;
  readonly withInternals: boolean;
}

/**
 * The event of a transaction. The receipt's root is empty: receipts have none since Byzantium, and the block's is not indexed. The two
 * limits of the fee are the gas price where the transaction names none.
 */
export function evmEvent(
  row: EvmTxRow,
  { source, tokens, cumulativeGas, logs, withInternals }: EvmEventParts,
): { readonly [name: string]: JsonValue | undefined } {
  const { token } = source;
  const ofKind = (wanted: EvmTransferFact["kind"]) =>
    row.transfers.filter(({ kind }) => kind === wanted).map((fact) => transfer(fact, row, tokens));
  return {
    transaction: {
      blockHash: row.blockHash,
      blockNumber: String(row.number),
      from: checksummed(row.sender),
      gas: row.gasLimit,
      gasPrice: row.gasPrice,
      maxFeePerGas: row.maxFee ?? row.gasPrice,
      maxPriorityFeePerGas: row.maxTip ?? row.gasPrice,
      txHash: row.hash,
      txStatus: row.succeeded ? "1" : "0",
      input: row.input,
      nonce: row.nonce,
      to: checksummed(row.recipient ?? row.created ?? NOBODY),
      transactionIndex: row.idx,
      value: row.value,
      type: row.type,
      chainId: String(source.evmChainId),
      receiptCumulativeGasUsed: cumulativeGas,
      receiptGasUsed: row.gasUsed,
      receiptEffectiveGasPrice: row.gasPrice,
      receiptRoot: "",
      blockTimestamp: row.time,
      ...(row.created !== null && { contractAddress: checksummed(row.created) }),
      erc20Transfers: ofKind(20),
      erc721Transfers: ofKind(721),
      erc1155Transfers: ofKind(1155),
      ...(withInternals && {
        internalTransactions: row.internals
          .filter(({ reverted }) => !reverted)
          .map((fact) => internal(fact, row.hash)),
      }),
      networkToken: {
        tokenName: token.name,
        tokenSymbol: token.symbol,
        tokenDecimals: token.decimals,
        valueWithDecimals: withDecimals(row.value, token.decimals),
      },
    },
    ...(logs && { logs: logs.map((log) => logItem(log, row.idx)) }),
  };
}

/** Addresses that a transaction concerns: hex with 0x in lower case. */
export const partiesOf = ({ sender, recipient, created, internals, transfers }: EvmTxRow): Set<string> =>
  new Set(
    [
      sender,
      recipient,
      created,
      ...internals.flatMap((fact) => (fact.reverted ? [] : [fact.sender, fact.recipient])),
      ...transfers.flatMap((fact) => [fact.sender, fact.recipient]),
    ].filter((address) => address !== null),
  );
