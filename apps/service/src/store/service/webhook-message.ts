/** Stores the messages of webhooks, and hands them to workers in the order of each address. */

import { sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { WebhookMessageStatus } from "../../domain/push/webhook.ts";
import { byteList } from "../sql/bytes.ts";
import type { Db, Tx } from "../sql/database.ts";
import { claimMessages, type WebhookClaim, type WebhookDelivery } from "./claim-messages.ts";
import {
  appendMessages,
  type NewWebhookMessage,
  takeStep,
  WAITING,
  type WebhookStep,
} from "./webhook-step.ts";

/** A message with the state of its delivery. */
export interface WebhookMessage extends NewWebhookMessage {
  readonly seq: number;
  readonly status: WebhookMessageStatus;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly firstAt: number | null;
  readonly dueAt: number;
  readonly endedAt: number | null;
  /** HTTP status of the last attempt's response; null without one. */
  readonly responseStatus: number | null;
  /** Why the last attempt failed without a response. */
  readonly error: string | null;
  readonly takenBack: boolean;
}

/** The result of an attempt. */
export interface WebhookAttempt {
  readonly status: WebhookMessageStatus;
  readonly responseStatus: number | null;
  readonly error: string | null;
  /** When to try again; of a message that still waits. */
  readonly dueAt?: number;
}

const columns = [
  "seq",
  "message_id as messageId",
  "height",
  "lanes",
  "body",
  "status",
  "attempts",
  "created_at as createdAt",
  "first_at as firstAt",
  "due_at as dueAt",
  "ended_at as endedAt",
  "response_status as responseStatus",
  "error",
  "taken_back as takenBack",
] as const;

/**
 * True when a webhook has its maximum of waiting messages, not counting one. A concurrent insert waits for
 * the end of the transaction.
 */
async function isFull(tx: Tx, webhookId: string, most: number, messageId?: string): Promise<boolean> {
  await sql`select from webhook where id = ${webhookId}::uuid for update`.execute(tx);
  const waiting = tx
    .selectFrom("webhook_message")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("webhook_id", "=", webhookId)
    .where("status", "=", WAITING)
    .$if(messageId !== undefined, (query) => query.where("message_id", "<>", messageId ?? ""));
  return Number((await waiting.executeTakeFirstOrThrow()).waiting) >= most;
}

const resend = (tx: Tx, webhookId: string, messageId: string, at: number) =>
  tx
    .updateTable("webhook_message")
    .set((eb) => ({
      status: "waiting" as const,
      attempts: 0,
      first_at: null,
      due_at: at,
      ended_at: null,
      lanes: byteList([]), // its turn among the others has passed
      fence: eb("fence", "+", 1),
    }))
    .where("message_id", "=", messageId)
    .where("webhook_id", "=", webhookId)
    .execute();

export const webhookMessagesOn = (db: Db) => ({
  /**
   * Writes messages and moves the webhook's position in one transaction.
   *
   * @returns false when the webhook's position is another by now, and nothing is written
   */
  step: (step: WebhookStep, at: number): Promise<boolean> => takeStep(db, step, at),
  /** Adds a message that is of no position. @returns false when as many wait as may, and it is not added */
  add: (webhookId: string, message: NewWebhookMessage, at: number, most: number): Promise<boolean> =>
    db.tx(async (tx) => {
      if (await isFull(tx, webhookId, most)) return false;
      await appendMessages(tx, webhookId, [message], at);
      return true;
    }),
  /** Messages above a block that have not been taken back, in order. */
  above: (webhookId: string, height: number): Promise<WebhookMessage[]> =>
    db
      .selectFrom("webhook_message")
      .select(columns)
      .where("webhook_id", "=", webhookId)
      .where("height", ">", height)
      .where("taken_back", "=", false)
      .orderBy("seq")
      .execute(),
  /** A page, newest first. */
  async list(
    webhookId: string,
    { status }: { readonly status?: WebhookMessageStatus | undefined },
    { after, limit }: Pick<Window, "after" | "limit">,
  ): Promise<Slice<WebhookMessage>> {
    let query = db.selectFrom("webhook_message").select(columns).where("webhook_id", "=", webhookId);
    if (status !== undefined) query = query.where("status", "=", status);
    if (after !== undefined) query = query.where("seq", "<", Number(after.sort));
    const rows = await query
      .orderBy("seq", "desc")
      .limit(limit + 1)
      .execute();
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    if (rows.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last.seq), tie: "0" } };
  },
  find: (webhookId: string, messageId: string): Promise<WebhookMessage | undefined> =>
    db
      .selectFrom("webhook_message")
      .select(columns)
      .where("message_id", "=", messageId)
      .where("webhook_id", "=", webhookId)
      .executeTakeFirst(),
  /**
   * Lets a message wait again, for another day of attempts, out of its order.
   *
   * @returns false when as many others wait as may, and it stays as it is; true also when there is none
   */
  resend: (webhookId: string, messageId: string, at: number, most: number): Promise<boolean> =>
    db.tx(async (tx) => {
      if (await isFull(tx, webhookId, most, messageId)) return false;
      await resend(tx, webhookId, messageId, at);
      return true;
    }),
  /**
   * Claims messages that are due until `leaseUntil`, within the bounds: of each address only the first that
   * waits, of the owner first that has the fewest deliveries, and of its webhooks in turn.
   */
  take: (claim: WebhookClaim) => claimMessages(db, claim),
  /** Stores the result of an attempt. @returns false when another worker has claimed the message */
  async save(
    { webhookId, seq, fence }: WebhookDelivery,
    { status, responseStatus, error, dueAt }: WebhookAttempt,
    at: number,
  ): Promise<boolean> {
    const saved = await db
      .updateTable("webhook_message")
      .set((eb) => ({
        status,
        attempts: eb("attempts", "+", 1),
        first_at: eb.fn.coalesce("first_at", eb.val(at)),
        due_at: dueAt ?? at,
        ended_at: status === "waiting" ? null : at,
        response_status: responseStatus,
        error,
      }))
      .where("webhook_id", "=", webhookId)
      .where("seq", "=", seq)
      .where("fence", "=", fence)
      .where("status", "=", WAITING)
      .returning("seq")
      .execute();
    return saved.length > 0;
  },
  /** Deletes messages that ended before these times, in milliseconds since 1970. */
  async forget({ delivered, dead }: { readonly delivered: number; readonly dead: number }): Promise<void> {
    await sql`delete from webhook_message where status <> 'waiting'
        and ended_at < case when status = 'dead' then ${dead}::bigint else ${delivered}::bigint end
        and ended_at < ${Math.max(delivered, dead)}::bigint`.execute(db);
  },
});
