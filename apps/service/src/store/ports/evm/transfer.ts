/** The port of token transfers. */

import type { ErcKind } from "../../../domain/evm/facts.ts";
import type { NftStatus } from "../../../domain/evm/nft.ts";
import type { Slice, Window } from "../../../domain/listing.ts";

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
export interface EvmTransferRow {
  readonly number: number;
  readonly logIndex: number;
  readonly sender: string;
  readonly recipient: string;
  readonly token: string;
  readonly tokenId: string | null;
  readonly value: string | null;
  readonly txHash: string;
  readonly blockHash: string;
  /** Unix seconds. */
  readonly time: number;
  readonly timeMs: number | null;
  readonly senderName: string | null;
  readonly senderSymbol: string | null;
  readonly senderDecimals: number | null;
  readonly recipientName: string | null;
  readonly recipientSymbol: string | null;
  readonly recipientDecimals: number | null;
  readonly tokenName: string | null;
  readonly tokenSymbol: string | null;
  readonly tokenDecimals: number | null;
  /** Of an NFT's metadata; its JSON is in the first row of the NFT alone. */
  readonly uri: string | null;
  readonly status: NftStatus | null;
  readonly metadata: string | null;
  readonly updatedAt: number | null;
  /** Of an ERC-721 token; the zero address when it is burned. */
  readonly owner: string | null;
  /** Position of the transaction in the block, and of the token among those of one log. */
  readonly idx: number;
  readonly part: number;
}

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
  list(window: Window, filter: EvmTransferFilter): Promise<Slice<EvmTransferRow>>;
  /** Of all standards, the newest first. */
  listOfToken(window: Window, filter: TokenTransferFilter): Promise<Slice<EvmTransferRow>>;
  /** Those behind a position, in the order of the log. */
  log(window: TransferLogWindow, filter: TransferLogFilter): Promise<readonly EvmTransferRow[]>;
}
