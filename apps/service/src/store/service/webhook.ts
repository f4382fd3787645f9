/** Stores webhooks, their addresses and the secrets of their owners. */

import { sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { PushCursor, Webhook, WebhookStatus } from "../../domain/push/webhook.ts";
import { byteList, bytes } from "../sql/bytes.ts";
import type { Db, Tx } from "../sql/database.ts";

/** The fields that an update changes; missing ones stay. */
export interface WebhookChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly status?: WebhookStatus | undefined;
  readonly includeInternalTxs?: boolean | undefined;
  readonly includeLogs?: boolean | undefined;
  /** Where a webhook that becomes active begins. */
  readonly cursor?: PushCursor | undefined;
}

/** An active webhook, with its waiting messages. */
export interface ListeningWebhook extends Webhook {
  readonly waiting: number;
}

/** Arbitrary; with the owner's hash it names the lock under which the owner's webhooks are counted. */
const LOCK = 7_305_118;

const columns = [
  "id",
  "owner",
  "event_type as eventType",
  "url",
  "name",
  "description",
  "status",
  "network_name as network",
  "chain_id as chainId",
  "filter",
  "include_internal_txs as includeInternalTxs",
  "include_logs as includeLogs",
  "created_at as createdAt",
  "height",
  "idx",
  "rewinds",
] as const;

type Row = Omit<Webhook, "filter" | "cursor"> & PushCursor & { readonly filter: string };

function webhookOf<R extends Row>({ filter, height, idx, rewinds, ...row }: R) {
  return { ...row, filter: JSON.parse(filter) as Webhook["filter"], cursor: { height, idx, rewinds } };
}

/** Adds addresses unless there would be too many; the caller's transaction is rolled back then. */
async function insertAddresses(tx: Tx, id: string, addresses: readonly string[], most: number) {
  await sql`select from webhook where id = ${id}::uuid for update`.execute(tx); // two additions at once are counted one after the other
  await sql`insert into webhook_address (webhook_id, address)
    select ${id}::uuid, a from unnest(${byteList(addresses)}) a on conflict do nothing`.execute(tx);
  if ((await count(tx, id)) > most) throw new TooMany();
}

class TooMany extends Error {}

async function count(db: Db | Tx, id: string): Promise<number> {
  const { total } = await db
    .selectFrom("webhook_address")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("webhook_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const insertWebhook = (tx: Tx, { eventType, filter, cursor, ...webhook }: Webhook) =>
  tx
    .insertInto("webhook")
    .values({
      id: webhook.id,
      owner: webhook.owner,
      event_type: eventType,
      url: webhook.url,
      name: webhook.name,
      description: webhook.description,
      status: webhook.status,
      network_name: webhook.network,
      chain_id: webhook.chainId,
      filter: JSON.stringify(filter),
      include_internal_txs: webhook.includeInternalTxs,
      include_logs: webhook.includeLogs,
      created_at: webhook.createdAt,
      ...cursor,
    })
    .execute();

const changedColumns = ({ name, description, url, status, ...change }: WebhookChange) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  ...(url !== undefined && { url }),
  ...(status !== undefined && { status }),
  ...(change.includeInternalTxs !== undefined && { include_internal_txs: change.includeInternalTxs }),
  ...(change.includeLogs !== undefined && { include_logs: change.includeLogs }),
  ...change.cursor,
});

/** False when there are too many. */
async function within(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

export const webhooksOn = (db: Db) => ({
  /**
   * Adds a webhook with its addresses (hex with 0x).
   *
   * @returns false when its owner has reached the limit
   */
  create: (webhook: Webhook, addresses: readonly string[], most: number) =>
    within(
      db.tx(async (tx) => {
        await sql`select pg_advisory_xact_lock(${LOCK}::int, hashtext(${webhook.owner}))`.execute(tx);
        const { total } = await tx
          .selectFrom("webhook")
          .select(({ fn }) => fn.countAll<number>().as("total"))
          .where("owner", "=", webhook.owner)
          .executeTakeFirstOrThrow();
        if (Number(total) >= most) throw new TooMany();
        await insertWebhook(tx, webhook);
        await insertAddresses(tx, webhook.id, addresses, Number.MAX_SAFE_INTEGER);
      }),
    ),
  /** Undefined when the owner has none of this id. */
  async find(owner: string, id: string): Promise<Webhook | undefined> {
    const row = await db
      .selectFrom("webhook")
      .select(columns)
      .where("id", "=", id)
      .where("owner", "=", owner)
      .executeTakeFirst();
    return row && webhookOf(row);
  },
  /** A page, oldest first. The window's network and snapshot are ignored. */
  async list(
    owner: string,
    { status }: { readonly status?: Webhook["status"] | undefined },
    { after, limit }: Pick<Window, "after" | "limit">,
  ): Promise<Slice<Webhook>> {
    let query = db.selectFrom("webhook").select(columns).where("owner", "=", owner);
    if (status !== undefined) query = query.where("status", "=", status);
    if (after !== undefined)
      query = query.where(sql<boolean>`(created_at, id) > (${after.sort}::bigint, ${after.tie}::uuid)`);
    const rows = await query
      .orderBy("created_at")
      .orderBy("id")
      .limit(limit + 1)
      .execute();
    const items = rows.slice(0, limit).map(webhookOf);
    const last = items.at(-1);
    if (rows.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last.createdAt), tie: last.id } };
  },
  /** Undefined when the owner has none of this id. */
  async update(owner: string, id: string, change: WebhookChange): Promise<Webhook | undefined> {
    const row = await db
      .updateTable("webhook")
      .set({ ...changedColumns(change), id })
      .where("id", "=", id)
      .where("owner", "=", owner)
      .returning(columns)
      .executeTakeFirst();
    return row && webhookOf(row);
  },
  /** All active webhooks, of all owners. */
  async listening(): Promise<ListeningWebhook[]> {
    const rows = await db
      .selectFrom("webhook as w")
      .select(columns)
      .select((eb) =>
        eb
          .selectFrom("webhook_message as m")
          .select(({ fn }) => fn.countAll<number>().as("waiting"))
          .whereRef("m.webhook_id", "=", "w.id")
          .where("m.status", "=", sql.lit("waiting"))
          .as("waiting"),
      )
      .where("w.status", "=", sql.lit("active"))
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ ...webhookOf(row), waiting: Number(row.waiting) }));
  },
  /** Sorted. */
  async addresses(id: string): Promise<string[]> {
    const rows = await db
      .selectFrom("webhook_address")
      .select("address")
      .where("webhook_id", "=", id)
      .orderBy("address")
      .execute();
    return rows.map(({ address }) => address);
  },
  /** A page of the addresses, sorted, and how many there are. */
  async listAddresses(id: string, { after, limit }: Pick<Window, "after" | "limit">) {
    let query = db.selectFrom("webhook_address").select("address").where("webhook_id", "=", id);
    if (after !== undefined) query = query.where("address", ">", bytes(after.sort));
    const rows = await query
      .orderBy("address")
      .limit(limit + 1)
      .execute();
    const items = rows.slice(0, limit).map(({ address }): string => address);
    const last = items.at(-1);
    const total = await count(db, id);
    if (rows.length <= limit || last === undefined) return { items, total };
    return { items, total, next: { sort: last, tie: "0" } };
  },
  /** @returns false when there would be more than `most`, and none is added */
  addAddresses: (id: string, addresses: readonly string[], most: number) =>
    within(db.tx((tx) => insertAddresses(tx, id, addresses, most))),
  async removeAddresses(id: string, addresses: readonly string[]): Promise<void> {
    await sql`delete from webhook_address
        where webhook_id = ${id}::uuid and address = any(${byteList(addresses)})`.execute(db);
  },
  /** The secret of an owner; undefined before it has one. */
  async secret(owner: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("webhook_secret")
      .select("secret")
      .where("owner", "=", owner)
      .executeTakeFirst();
    return row?.secret;
  },
  /** Gives an owner a secret unless it has one, and returns the one that it has. */
  async keepSecret(owner: string, secret: string, at: number): Promise<string> {
    const { secret: kept } = await db
      .insertInto("webhook_secret")
      .values({ owner, secret, created_at: at })
      .onConflict((conflict) => conflict.column("owner").doUpdateSet({ owner }))
      .returning("secret")
      .executeTakeFirstOrThrow();
    return kept;
  },
  /** Gives an owner a new secret. */
  async replaceSecret(owner: string, secret: string, at: number): Promise<void> {
    await db
      .insertInto("webhook_secret")
      .values({ owner, secret, created_at: at })
      .onConflict((conflict) => conflict.column("owner").doUpdateSet({ secret, created_at: at }))
      .execute();
  },
});
