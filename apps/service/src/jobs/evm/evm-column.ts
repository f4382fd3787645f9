/** The columns of EVM exports; the spec's EvmExportRequest describes them. */

import { checksummed } from "../../domain/evm/address.ts";
import type { TokenMetadata } from "../../store/evm/names.ts";
import { csvRow } from "../csv.ts";
import type { EvmMovement } from "./evm-movement.ts";

/** The input of a column. */
interface Source {
  readonly evmChainId: number;
  readonly movement: EvmMovement;
  /** Metadata of the token contract. */
  readonly token: TokenMetadata | undefined;
}

type Value = string | number | null | undefined;

/** ISO 8601 in UTC, to the second. */
const instant = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

const address = (given: string | null | undefined): string => (given ? checksummed(given) : "");

/** The token transfer; undefined for other movements. */
const transferOf = ({ movement }: Source) =>
  movement.type === "TRANSACTION" || movement.type === "INTERNAL" ? undefined : movement.moved;

/** The transaction itself; undefined for other movements. */
const nativeOf = ({ movement }: Source) => (movement.type === "TRANSACTION" ? movement.tx : undefined);

const values = {
  timestamp: ({ movement }) => instant(movement.tx.time),
  chainId: ({ evmChainId }) => evmChainId,
  blockNumber: ({ movement }) => movement.tx.number,
  blockHash: ({ movement }) => movement.tx.blockHash,
  txHash: ({ movement }) => movement.tx.hash,
  txIndex: ({ movement }) => movement.tx.idx,
  txStatus: ({ movement }) => (movement.tx.succeeded ? 1 : 0),
  movementType: ({ movement }) => movement.type,
  logIndex: (source) => transferOf(source)?.logIndex,
  from: ({ movement }) =>
    address(movement.type === "TRANSACTION" ? movement.tx.sender : movement.moved.sender),
  to: ({ movement }) =>
    address(
      movement.type === "TRANSACTION"
        ? (movement.tx.recipient ?? movement.tx.created)
        : movement.moved.recipient,
    ),
  value: ({ movement }) =>
    movement.type === "TRANSACTION"
      ? movement.tx.value
      : movement.type === "ERC-721"
        ? "1"
        : movement.moved.value,
  tokenAddress: (source) => address(transferOf(source)?.token),
  tokenName: ({ token }) => token?.name,
  tokenSymbol: ({ token }) => token?.symbol,
  tokenDecimals: ({ token }) => token?.decimals,
  tokenId: (source) => transferOf(source)?.tokenId,
  methodHash: (source) => {
    const input = nativeOf(source)?.recipient == null ? "" : (nativeOf(source)?.input ?? "");
    return input.length >= "0x".length + 8 ? input.slice(0, "0x".length + 8) : "";
  },
  gasUsed: (source) => nativeOf(source)?.gasUsed,
  gasPrice: (source) => nativeOf(source)?.gasPrice,
  fee: (source) => {
    const tx = nativeOf(source);
    return tx && String(BigInt(tx.gasUsed) * BigInt(tx.gasPrice));
  },
} satisfies { readonly [column: string]: (source: Source) => Value };

/** The first line of a file. */
export const evmHeaderRow: string = csvRow(Object.keys(values));

/** A movement's line. */
export function evmMovementRow(source: Source): string {
  return csvRow(Object.values(values).map((value) => String(value(source) ?? "")));
}
