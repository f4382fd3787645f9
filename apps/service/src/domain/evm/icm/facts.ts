/** Facts of interchain messages: hex has 0x and lower case. */

import type { EvmTxPosition } from "../../tx-position.ts";
import type { IcmReceipt } from "./messenger-event.ts";

/** A message as one of the two chains logged it, when it was sent or received there. */
export interface IcmSideFact extends EvmTxPosition {
  side: "source" | "destination";
  logIndex: number;
  messageId: string;
  /** Address of the messenger contract. */
  contract: string;
  /** Blockchain ids. */
  source: string;
  destination: string;
  /** Decimal. */
  nonce: string;
  sender: string;
  recipient: string;
  data: string;
  receipts: IcmReceipt[];
  /** Unix seconds of the block. */
  time: number;
  /** The fee offered when it was sent; only on the source side. */
  feeToken: string | null;
  fee: string | null;
  /** Only on the destination side. */
  deliverer: string | null;
  redeemer: string | null;
}

/** A later event of a message. */
export interface IcmChangeFact extends EvmTxPosition {
  logIndex: number;
  messageId: string;
  /** The receiver executed it; its receipt came back; its fee was raised. */
  kind: "executed" | "receipt" | "fee";
  /** The new fee, decimal; only for kind `fee`. */
  fee: string | null;
}

export interface IcmFacts {
  sides: IcmSideFact[];
  changes: IcmChangeFact[];
}
