/** Makes details of P-Chain transactions shorter: amounts stand in a list without names, and an amount of AVAX alone is its number. */

import type { MovingMigration } from "../moving-migration.ts";
import { type FormerRow, insertRows, moveOf } from "./move-rows.ts";

type Amounts = readonly { readonly asset: string | null; readonly amount: string }[];

function packed(amounts: Amounts): unknown {
  const [first] = amounts;
  if (first === undefined) return 0;
  return amounts.length === 1 && first.asset === null ? first.amount : amounts;
}

function detailOf({ detail }: FormerRow): string {
  const { amounts, ...others } = JSON.parse(String(detail));
  const parts: unknown[] = [amounts.value, amounts.burned, amounts.staked, amounts.l1Balance].map(packed);
  if (Object.keys(others).length > 0) parts.push(others);
  while (parts.at(-1) === 0) parts.pop();
  return JSON.stringify(parts);
}

const COLUMNS = {
  network: ["int"],
  idx: ["int"],
  height: ["bigint"],
  time: ["bigint"],
  tx_id: ["bytea"],
  type: ["text"],
  consumed: ["bytea[]"],
  inputs: ["bytea"],
  detail: ["text", detailOf],
  staked: ["boolean"],
} as const;

const begin = `
alter table p_tx rename to named_p_tx;
alter index p_tx_pkey rename to named_p_tx_pkey;
drop index p_tx_id;
drop index p_tx_staked;
create table p_tx (
  network int not null,
  idx int not null,
  height bigint not null,
  time bigint not null,
  tx_id bytea not null,
  type text not null,
  consumed bytea[] not null default '{}',
  inputs bytea not null default '\\x',
  detail text not null,
  staked boolean not null default false,
  primary key (network, height, idx)
);
`;

const end = `
drop table named_p_tx;
create index p_tx_id on p_tx using hash (tx_id);
create index p_tx_staked on p_tx (network, height, idx) where staked;
`;

export const packedDetails: MovingMigration = {
  begin,
  moves: [
    moveOf({
      from: "named_p_tx",
      key: { network: "int", height: "bigint", idx: "int" },
      write: (tx, rows) => insertRows(tx, "p_tx", COLUMNS, rows),
    }),
  ],
  end,
};
