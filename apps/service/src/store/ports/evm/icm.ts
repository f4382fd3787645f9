/** The port of interchain messages, combined from the logs of the indexed chains. */

import type { IcmReceipt } from "../../../domain/evm/icm/messenger-event.ts";
import type { Heights, Slice, Window } from "../../../domain/listing.ts";

/** A message; addresses, hashes and blockchain ids in hex with 0x. Fields of a chain that is not indexed are null. */
export interface IcmMessageRow {
  messageId: string;
  /** The messenger. */
  contract: string;
  source: string;
  destination: string;
  /** Decimal. */
  nonce: string;
  sender: string;
  recipient: string;
  data: string;
  receipts: IcmReceipt[];
  executed: boolean;
  receiptDelivered: boolean;
  /** EVM chain id, and the row in `evm_token` of the fee's token. */
  sourceChain: number | null;
  feeToken: string | null;
  /** Decimal, including later additions. */
  fee: string | null;
  sourceTx: string | null;
  sourceTime: number | null;
  sourceGas: string | null;
  destinationTx: string | null;
  destinationTime: number | null;
  destinationGas: string | null;
  deliverer: string | null;
  redeemer: string | null;
}

/** The message that a transaction sent or delivered. */
export interface IcmOfTransaction {
  readonly messageId: string;
  readonly side: "source" | "destination";
  /** Blockchain ids. */
  readonly source: string;
  readonly destination: string;
}

/** A blockchain, and the EVM chain id under which it is indexed. */
export interface IcmChain {
  readonly blockchainId: string;
  readonly chain: number | undefined;
}

/** What listed messages have in common; addresses are hex with 0x, in lower case. */
export interface IcmFilter {
  /** Sender or recipient; not with `from` or `to`. */
  readonly address?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly source?: IcmChain | undefined;
  readonly destination?: IcmChain | undefined;
  /** Source or destination; not with these. */
  readonly either?: IcmChain | undefined;
}

/** A log about a message. */
export interface IcmEvent {
  /** The block. */
  readonly number: number;
  readonly logIndex: number;
  /** Hex with 0x. */
  readonly messageId: string;
}

/** Which part of a chain's logs about messages is read, the oldest first. */
export interface IcmLogWindow {
  /** EVM chain id. */
  readonly chain: number;
  readonly after: { readonly number: number; readonly logIndex: number };
  /** The last block. */
  readonly to: number;
  readonly limit: number;
}

export interface IcmStore {
  /**
   * Messages, newest first: by the time of sending or, if that is unknown, of receipt. The window's heights limit which chains are
   * read, and up to which block.
   */
  list(window: Window, filter: IcmFilter): Promise<Slice<IcmMessageRow>>;
  /** A message as these heights show it. */
  find(heights: Heights, messageId: string): Promise<IcmMessageRow | undefined>;
  /** Several, by id; those that the heights do not show are missing. */
  findAll(heights: Heights, messageIds: readonly string[]): Promise<ReadonlyMap<string, IcmMessageRow>>;
  /** What the logs behind a position say of messages. */
  log(window: IcmLogWindow): Promise<readonly IcmEvent[]>;
  /** The message that a transaction sent or delivered; the first one if there are several. */
  findByTransaction(chain: number, txHash: string): Promise<IcmOfTransaction | undefined>;
}
