/** Claims messages of webhooks that are due: owner by owner, within bounds for each owner and each host. */

import { sql } from "kysely";
import type { Db } from "../sql/database.ts";

/** Most deliveries at once: of all, of one owner, and to one host. */
export interface DeliveryBounds {
  readonly all: number;
  readonly perOwner: number;
  readonly perHost: number;
}

/** The bounds of a claim by a worker. */
export interface WebhookClaim {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly leaseUntil: number;
  /** Deliveries that the worker has in hand, which count too. */
  readonly running: readonly Pick<WebhookDelivery, "owner" | "host">[];
  readonly bounds: DeliveryBounds;
}

/** A message that a worker has claimed. */
export interface WebhookDelivery {
  readonly webhookId: string;
  readonly seq: number;
  /** The owner of the webhook. */
  readonly owner: string;
  /** Host of the URL, with its port if it names one. */
  readonly host: string;
  readonly body: string;
  readonly url: string;
  readonly secret: string;
  /** Attempts before this one. */
  readonly attempts: number;
  /** The time of the first attempt in milliseconds since 1970; null before it. */
  readonly firstAt: number | null;
  /** Counts claims: a result under an older number is refused. */
  readonly fence: number;
}

/** Names with the number of their occurrences, and the names that have reached the limit. */
function counts(names: readonly string[], most: number) {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  const full = [...count].filter(([, often]) => often >= most).map(([name]) => name);
  return { names: [...count.keys()], often: [...count.values()], full };
}

/**
 * One statement. An index finds the first few messages of each webhook. Owners that have reached their limit
 * of deliveries are left out before, so the first messages include the ones that others may send. The choice
 * goes by a message's turn among its owner's messages, including the ones in hand: the owner with the fewest
 * comes first. Messages that another process is claiming are skipped.
 */
export async function claimMessages(
  db: Db,
  { now, leaseUntil, running, bounds }: WebhookClaim,
): Promise<WebhookDelivery[]> {
  const { all, perOwner, perHost } = bounds;
  const owners = counts(
    running.map(({ owner }) => owner),
    perOwner,
  );
  const hosts = counts(
    running.map(({ host }) => host),
    perHost,
  );
  const { rows } = await sql<WebhookDelivery>`
    with due as (
      select d.*, w.owner, w.host, row_number() over (partition by w.id order by d.due_at, d.seq) as of_webhook
      from webhook w
      cross join lateral (
        select d.webhook_id, d.seq, d.due_at from webhook_message d
        where d.webhook_id = w.id and d.status = 'waiting' and d.due_at <= ${now}::bigint
          and not exists (select from webhook_message e
            where e.webhook_id = d.webhook_id and e.status = 'waiting' and e.seq < d.seq and e.lanes && d.lanes)
        order by d.due_at, d.seq limit ${perOwner}::int) d
      where w.status = 'active' and w.owner <> all(${owners.full}::text[]) and w.host <> all(${hosts.full}::text[])
    ), owned as (
      select due.*, coalesce(o.often, 0)
        + row_number() over (partition by due.owner order by of_webhook, due_at, seq) as of_owner
      from due
      left join unnest(${owners.names}::text[], ${owners.often}::int[]) o (owner, often) on o.owner = due.owner
    ), placed as (
      select owned.*, coalesce(h.often, 0)
        + row_number() over (partition by owned.host order by of_owner, due_at, seq) as of_host
      from owned
      left join unnest(${hosts.names}::text[], ${hosts.often}::int[]) h (host, often) on h.host = owned.host
      where of_owner <= ${perOwner}::int
    ), chosen as (
      select webhook_id, seq from placed where of_host <= ${perHost}::int
      order by of_owner, due_at, seq limit ${all - running.length}::int
    ), locked as (
      select m.webhook_id, m.seq from chosen c
      join webhook_message m on m.webhook_id = c.webhook_id and m.seq = c.seq
      where m.status = 'waiting' and m.due_at <= ${now}::bigint
      for update of m skip locked
    )
    update webhook_message m set due_at = ${leaseUntil}::bigint, fence = m.fence + 1
    from locked l
    join webhook w on w.id = l.webhook_id
    join webhook_secret s on s.owner = w.owner
    where m.webhook_id = l.webhook_id and m.seq = l.seq
    returning m.webhook_id as "webhookId", m.seq, m.body, w.owner, w.host, w.url, s.secret, m.attempts,
      m.first_at as "firstAt", m.fence`.execute(db);
  return rows;
}
