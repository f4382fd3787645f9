/** What a transaction's logs say of interchain messages. */

import type { EvmLog } from "../block.ts";
import type { EvmTxPosition } from "../position.ts";
import type { IcmFacts } from "./facts.ts";
import { icmMessageId, type MessengerEvent, readMessengerEvent } from "./messenger-event.ts";

/** What tells a chain's messages from what any contract may log. */
export interface IcmRules {
  /** Of the chain; 32 bytes in hex with 0x. */
  readonly blockchainId: string;
  /** Contracts that are believed; hex with 0x, in lower case. */
  readonly messengers: ReadonlySet<string>;
}

type Side = Extract<MessengerEvent, { type: "sent" | "received" }>;

function applySide(
  event: Side,
  log: EvmLog,
  position: EvmTxPosition,
  time: number,
  rules: IcmRules,
  facts: IcmFacts,
): void {
  const { id, message } = event;
  const { nonce, sender, destination, recipient, data, receipts } = message;
  const source = event.type === "sent" ? rules.blockchainId : event.source;
  const here = event.type === "sent" ? source : destination;
  // An id says what it is of: one that is of something else was not made by a messenger.
  if (here !== rules.blockchainId || icmMessageId(log.address, source, destination, nonce) !== id) return;
  facts.sides.push({
    ...position,
    log_index: log.logIndex,
    time,
    message_id: id,
    contract: log.address,
    source,
    destination,
    nonce,
    sender,
    recipient,
    data,
    receipts: JSON.stringify(receipts),
    ...(event.type === "sent"
      ? { side: "source", fee_token: event.fee.token, fee: event.fee.amount, deliverer: null, redeemer: null }
      : {
          side: "destination",
          fee_token: null,
          fee: null,
          deliverer: event.deliverer,
          redeemer: event.redeemer,
        }),
  });
}

/** Adds what a log says to the facts; logs of other contracts say nothing. */
export function applyIcmLog(
  log: EvmLog,
  position: EvmTxPosition,
  time: number,
  rules: IcmRules,
  facts: IcmFacts,
): void {
  if (!rules.messengers.has(log.address)) return;
  const event = readMessengerEvent(log);
  if (event === undefined) return;
  if (event.type === "sent" || event.type === "received") {
    applySide(event, log, position, time, rules, facts);
    return;
  }
  const { id, type } = event;
  const fee = event.type === "fee" ? event.fee.amount : null;
  facts.changes.push({ ...position, log_index: log.logIndex, message_id: id, kind: type, fee });
}
