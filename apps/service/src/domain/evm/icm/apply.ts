/** Turns a transaction's logs into facts about interchain messages. */

import type { EvmTxPosition } from "../../tx-position.ts";
import type { EvmLog } from "../block.ts";
import type { IcmFacts } from "./facts.ts";
import { icmMessageId, type MessengerEvent, readMessengerEvent } from "./messenger-event.ts";

/** Decides which logs of a chain are trusted as interchain messages: any contract may log anything. */
export interface IcmRules {
  /** Blockchain id; 32 bytes in hex with 0x. */
  readonly blockchainId: string;
  /** Trusted messenger contracts; hex with 0x, in lower case. */
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
  // The id is a hash of these fields: a messenger never logs another one.
  if (here !== rules.blockchainId || icmMessageId(log.address, source, destination, nonce) !== id) return;
  facts.sides.push({
    ...position,
    logIndex: log.logIndex,
    time,
    messageId: id,
    contract: log.address,
    source,
    destination,
    nonce,
    sender,
    recipient,
    data,
    receipts: [...receipts],
    ...(event.type === "sent"
      ? { side: "source", feeToken: event.fee.token, fee: event.fee.amount, deliverer: null, redeemer: null }
      : {
          side: "destination",
          feeToken: null,
          fee: null,
          deliverer: event.deliverer,
          redeemer: event.redeemer,
        }),
  });
}

/** Adds the facts of one log; logs of other contracts are ignored. */
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
  facts.changes.push({ ...position, logIndex: log.logIndex, messageId: id, kind: type, fee });
}
