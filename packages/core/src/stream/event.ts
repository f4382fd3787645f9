/** Events of a stream, read from the service's events. */
import { DecodeError } from "../errors/connection.ts";
import { parseJson } from "../exact.ts";
import type { Call } from "../pipeline/call.ts";
import { failStatus } from "../pipeline/decode.ts";
import type { ServerSentEvent } from "./event-parser.ts";

/** An event of a stream. `cursor` is the position after the event: pass it as `since` to resume there. */
export type StreamEvent<Item> =
  | {
      /** A new item. */
      readonly type: "item";
      /** The item, as in the list of the same name. */
      readonly item: Item;
      /** Position after this event. */
      readonly cursor: string;
    }
  | {
      /** A reorganisation. Undo everything above `height`. The replacement blocks follow. */
      readonly type: "rewind";
      /** Height of the last block that stays. */
      readonly height: number;
      /** EVM chain id of the reorganised chain. Only in streams over several chains. */
      readonly chainId?: string;
      /** Position after this event. */
      readonly cursor: string;
    }
  | {
      /**
       * The stream has delivered everything indexed so far, and new items follow. Sent once per connection.
       */
      readonly type: "ready";
      /** Position after this event. */
      readonly cursor: string;
    };

/**
 * Reads the event of a message. Undefined for an unknown kind, which a later service may send.
 *
 * @throws HttpError with the status that ended the stream, or DecodeError for a malformed event.
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
