/** The port of interchain messages: what the chains that are indexed said of them, put together. */

import type { IcmReceipt } from "../../domain/evm/icm/messenger-event.ts";
import type { Slice, Window } from "../../domain/listing.ts";

/** A message; addresses, hashes and blockchain ids in hex with 0x. What a chain said that is not indexed is null. */
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
  /** EVM chain id, and what stands there in `evm_token` for the fee's token. */
  sourceChain: number | null;
  feeToken: string | null;
  /** Decimal, with what was added later. */
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

export interface IcmStore {
  /**
   * Messages from or to an address, the newest first: by the time at which they were sent, or where that is not known
   * received. The window's heights say which chains are seen, and how much of each.
   *
   * @param address hex with 0x, in lower case
   */
  list(window: Window, address: string): Promise<Slice<IcmMessageRow>>;
  /** The message that a transaction sent or delivered; the first one, should there be several. */
  findByTransaction(chain: number, txHash: string): Promise<IcmOfTransaction | undefined>;
}
