/** The host that a webhook's messages go to, and the index by which the first due messages of each webhook are found. */

export const webhookHost = `
alter table webhook add column host text not null generated always as (split_part(url, '/', 3)) stored;
drop index webhook_message_due;
create index webhook_message_due on webhook_message (webhook_id, due_at, seq) where status = 'waiting';
`;
