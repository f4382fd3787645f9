/** Moves a webhook along its chain: its messages and its position in one transaction. */

import { sql } from "kysely";
import type { PushCursor, WebhookMessageStatus } from "../../domain/push/webhook.ts";
import { byteList } from "../sql/bytes.ts";
import type { Db, Tx } from "../sql/database.ts";

/** A message to be delivered. */
export interface NewWebhookMessage {
  /** UUID: the same in every attempt. */
  readonly messageId: string;
  /** The height of the block that the message is about; null of a test. */
  readonly height: number | null;
  /** Addresses that it is about, hex with 0x: messages of one address are delivered in order. */
  readonly lanes: readonly string[];
  /** Canonical JSON. */
  readonly body: string;
}

/** A step along a webhook's chain: messages, and the position after their transactions. */
export interface WebhookStep {
  readonly webhookId: string;
  readonly from: PushCursor;
  readonly to: PushCursor;
  readonly messages: readonly NewWebhookMessage[];
  /**
   * The numbers of messages that are taken back, each with the message that says so. One that was never sent
   * disappears instead.
   */
  readonly takeBack?: readonly { readonly seq: number; readonly message: NewWebhookMessage | undefined }[];
}

/** The status, written into statements and not passed as a parameter, so that the planner can choose partial indexes. */
export const WAITING = sql.lit<WebhookMessageStatus>("waiting");

/** Adds messages. The caller's transaction has locked the webhook's row, so that no other one counts at the same time. */
export async function appendMessages(
  tx: Tx,
  webhookId: string,
  messages: readonly NewWebhookMessage[],
  at: number,
): Promise<void> {
  if (messages.length === 0) return;
  const last = await tx
    .selectFrom("webhook_message")
    .select("seq")
    .where("webhook_id", "=", webhookId)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  const first = (last?.seq ?? 0) + 1;
  await tx
    .insertInto("webhook_message")
    .values(
      messages.map(({ messageId, height, lanes, body }, index) => ({
        webhook_id: webhookId,
        seq: first + index,
        message_id: messageId,
        height,
        lanes: byteList(lanes),
        body,
        status: "waiting" as const,
        attempts: 0,
        created_at: at,
        due_at: at,
        taken_back: false,
        fence: 0,
      })),
    )
    .execute();
}

async function takeBack(tx: Tx, { webhookId, takeBack: taken = [] }: WebhookStep, at: number): Promise<void> {
  const messages: NewWebhookMessage[] = [];
  for (const { seq, message } of taken) {
    // One that was never sent disappears, unless a worker has just claimed it.
    const unsent = await tx
      .deleteFrom("webhook_message")
      .where("webhook_id", "=", webhookId)
      .where("seq", "=", seq)
      .where("status", "=", WAITING)
      .where("fence", "=", 0)
      .returning("seq")
      .execute();
    if (unsent.length > 0 || message === undefined) continue;
    await tx
      .updateTable("webhook_message")
      .set({ taken_back: true })
      .where("webhook_id", "=", webhookId)
      .where("seq", "=", seq)
      .execute();
    messages.push(message);
  }
  await appendMessages(tx, webhookId, messages, at);
}

/** Moves a webhook's position. @returns false when it is another by now */
async function move(db: Db | Tx, { webhookId, from, to }: WebhookStep): Promise<boolean> {
  const moved = await db
    .updateTable("webhook")
    .set(to)
    .where("id", "=", webhookId)
    .where("height", "=", from.height)
    .where("idx", "=", from.idx)
    .where("rewinds", "=", from.rewinds)
    .where("status", "=", "active")
    .returning("id")
    .execute();
  return moved.length > 0;
}

/** Takes a step. @returns false when the webhook's position is another by now, and nothing is written */
export async function takeStep(db: Db, step: WebhookStep, at: number): Promise<boolean> {
  const { webhookId, messages, takeBack: taken = [] } = step;
  // One statement needs no transaction around it, and most steps find nothing to tell.
  if (messages.length === 0 && taken.length === 0) return move(db, step);
  return db.tx(async (tx) => {
    if (!(await move(tx, step))) return false;
    await takeBack(tx, step, at);
    await appendMessages(tx, webhookId, messages, at);
    return true;
  });
}
