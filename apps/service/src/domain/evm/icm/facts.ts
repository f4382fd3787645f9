/** What a chain says of interchain messages, as rows: field names are column names, hex has 0x and lower case. */

import type { EvmTxPosition } from "../position.ts";

/** What one of the two chains said when a message was sent from it, or received by it. */
export interface IcmSideFact extends EvmTxPosition {
  side: "source" | "destination";
  log_index: number;
  message_id: string;
  /** The messenger. */
  contract: string;
  /** Blockchain ids. */
  source: string;
  destination: string;
  /** Decimal. */
  nonce: string;
  sender: string;
  recipient: string;
  data: string;
  /** IcmReceipt[] as JSON. */
  receipts: string;
  /** Unix seconds of the block. */
  time: number;
  /** What was offered when it was sent; of the source alone. */
  fee_token: string | null;
  fee: string | null;
  /** Of the destination alone. */
  deliverer: string | null;
  redeemer: string | null;
}

/** What happened to a message afterwards. */
export interface IcmChangeFact extends EvmTxPosition {
  log_index: number;
  message_id: string;
  /** Its receiver ran it; its receipt came back; what is offered for its delivery became more. */
  kind: "executed" | "receipt" | "fee";
  /** The new sum, decimal; of fees alone. */
  fee: string | null;
}

export interface IcmFacts {
  sides: IcmSideFact[];
  changes: IcmChangeFact[];
}
