/** The port of interchain messages, combined from the logs of the indexed chains. */

import type { IcmReceipt } from "../../domain/evm/icm/messenger-event.ts";
import type { Slice, Window } from "../../domain/listing.ts";

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

export interface IcmStore {
  /**
   * Messages from or to an address, newest first: by the time of sending or, if that is unknown, of
   * receipt. The window's heights limit which chains are read, and up to which block.
   *
   * @param address hex with 0x, in lower case
   */
  list(window: Window, address: string): Promise<Slice<IcmMessageRow>>;
  /** The message that a transaction sent or delivered; the first one if there are several. */
  findByTransaction(chain: number, txHash: string): Promise<IcmOfTransaction | undefined>;
}
