/** The messages that receivers of webhooks get: canonical JSON, as it is signed. */

import { canonicalJson, type JsonValue } from "./canonical-json.ts";

type Members = { readonly [name: string]: JsonValue | undefined };

/** A message of a webhook about an event. */
export const messageBody = (
  webhookId: string,
  eventType: string,
  messageId: string,
  event: Members,
): string => canonicalJson({ webhookId, eventType, messageId, event });

const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const removed = (logs: JsonValue): JsonValue =>
  Array.isArray(logs)
    ? logs.map((log: JsonValue) => (isObject(log) ? { ...log, removed: true } : log))
    : logs;

/**
 * The message that takes another one back: the same event, marked as removed, as nodes mark the logs of a block that a reorganisation
 * removed.
 *
 * @param body the message that is taken back
 * @param messageId of the new one
 */
export function takingBack(body: string, messageId: string): string {
  const former: unknown = JSON.parse(body);
  if (!isObject(former) || !isObject(former.event)) throw new Error("the message to take back has no event");
  const { logs, ...event } = former.event;
  return canonicalJson({
    ...former,
    messageId,
    event: {
      ...event,
      ...(logs !== undefined && { logs: removed(logs) }),
      removed: true,
      removedMessageId: former.messageId,
    },
  });
}
