/** What a stream delivers, and how it is read from an event of the service. */
import { DecodeError } from "../errors/connection.ts";
import { parseJson } from "../exact.ts";
import type { Call } from "../pipeline/call.ts";
import { failStatus } from "../pipeline/decode.ts";
import type { ServerSentEvent } from "./event-parser.ts";

/** What a stream delivers. `cursor` is the position after the event: pass it as `since` to go on from there. */
export type StreamEvent<Item> =
  | {
      /** Something happened. */
      readonly type: "item";
      /** What the list of the same name has of it. */
      readonly item: Item;
      /** Position after this event. */
      readonly cursor: string;
    }
  | {
      /** A reorganisation: what was delivered of blocks above `height` is taken back, and what replaces it follows. */
      readonly type: "rewind";
      /** Height of the last block that stays. */
      readonly height: number;
      /** EVM chain id of the chain that went back; only in streams over several chains. */
      readonly chainId?: string;
      /** Position after this event. */
      readonly cursor: string;
    }
  | {
      /** All that is indexed by now has been delivered; what follows is new. Once after each connection. */
      readonly type: "ready";
      /** Position after this event. */
      readonly cursor: string;
    };

/**
 * The event of a message; undefined for one of a kind that a later service may send.
 *
 * @throws HttpError of the status that the service ends the stream with; DecodeError for what is no event.
 */
export function readEvent<Item>(
  call: Call,
  { type, data, id: cursor }: ServerSentEvent,
  now: number,
): StreamEvent<Item> | undefined {
  if (!/^(item|rewind|ready|error)$/.test(type)) return undefined;
  let value: unknown;
  try {
    value = parseJson(data);
  } catch {
    throw new DecodeError(call.context, `the data of an event is not JSON: ${type}`, call.request.isSafe);
  }
  if (type === "error") {
    const { statusCode } = Object(value) as { statusCode?: unknown }; // only used where it is a number
    const status = typeof statusCode === "number" ? statusCode : 500;
    failStatus(call, { status, headers: new Headers(), text: data }, now);
  }
  if (!cursor) throw new DecodeError(call.context, `an event without an id: ${type}`, call.request.isSafe);
  const fields = type === "item" ? { item: value } : type === "rewind" ? (value as object) : {};
  return { type, ...fields, cursor } as StreamEvent<Item>; // the spec says so
}
