/** The port of token transfers. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { NftStatus } from "../../domain/evm/nft.ts";
import type { EvmPage, EvmWindow } from "./listing.ts";

/** Which transfers are listed. */
export interface EvmTransferFilter {
  /** Sender or recipient; hex with 0x, in lower case. */
  readonly address: string;
  readonly kind: ErcKind;
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
}

/** Which transfers of a token are listed. */
export interface TokenTransferFilter extends Pick<EvmTransferFilter, "startBlock" | "endBlock"> {
  /** The token's contract; hex with 0x, in lower case. */
  readonly token: string;
}

/**
 * A transfer with its transaction and block. Hashes and addresses are hex with 0x in lower case, amounts and ids decimal.
 * Metadata of parties and tokens is null where they are no token contracts, or report none.
 */
export type EvmTransferRow = readonly [
  number: number,
  logIndex: number,
  sender: string,
  recipient: string,
  token: string,
  tokenId: string | null,
  value: string | null,
  txHash: string,
  blockHash: string,
  /** Unix seconds. */
  time: number,
  timeMs: number | null,
  senderName: string | null,
  senderSymbol: string | null,
  senderDecimals: number | null,
  recipientName: string | null,
  recipientSymbol: string | null,
  recipientDecimals: number | null,
  tokenName: string | null,
  tokenSymbol: string | null,
  tokenDecimals: number | null,
  /** Of an NFT's metadata; its JSON is in the first row of the NFT alone. */
  uri: string | null,
  status: NftStatus | null,
  metadata: string | null,
  updatedAt: number | null,
  /** Of an ERC-721 token; the zero address when it is burned. */
  owner: string | null,
  /** Position of the transaction in the block, and of the token among those of one log. */
  idx: number,
  part: number,
  /** Block up to which the listing goes. */
  height: number,
];

/** Where the values of a row are. */
export const EVM_TRANSFER = {
  number: 0,
  logIndex: 1,
  sender: 2,
  recipient: 3,
  token: 4,
  tokenId: 5,
  value: 6,
  txHash: 7,
  blockHash: 8,
  time: 9,
  timeMs: 10,
  senderName: 11,
  senderSymbol: 12,
  senderDecimals: 13,
  recipientName: 14,
  recipientSymbol: 15,
  recipientDecimals: 16,
  tokenName: 17,
  tokenSymbol: 18,
  tokenDecimals: 19,
  uri: 20,
  status: 21,
  metadata: 22,
  updatedAt: 23,
  owner: 24,
  idx: 25,
  part: 26,
  height: 27,
} as const;

/** A position among the transfers of a chain: behind one token of a log. */
export interface TransferPosition {
  readonly number: number;
  readonly logIndex: number;
  readonly part: number;
}

/** Which part of a chain's transfers is read, the oldest first. */
export interface TransferLogWindow {
  /** EVM chain id. */
  readonly chain: number;
  readonly after: TransferPosition;
  /** The last block. */
  readonly to: number;
  readonly limit: number;
}

/** Hex with 0x, in lower case; undefined for those of any. */
export interface TransferLogFilter {
  /** Senders or recipients. */
  readonly addresses: readonly string[] | undefined;
  readonly tokens: readonly string[] | undefined;
  readonly kinds: readonly ErcKind[];
}

export interface EvmTransferStore {
  /** The newest first. */
  list(window: EvmWindow, filter: EvmTransferFilter): Promise<EvmPage<EvmTransferRow>>;
  /** Of all standards, the newest first. */
  listOfToken(window: EvmWindow, filter: TokenTransferFilter): Promise<EvmPage<EvmTransferRow>>;
  /** Those behind a position, in the order of the log. */
  log(window: TransferLogWindow, filter: TransferLogFilter): Promise<readonly EvmTransferRow[]>;
}
