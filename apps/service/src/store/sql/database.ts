/** The types of the database: its tables, handles to it, and the rows that are inserted. */

import type { Generated, GeneratedAlways } from "kysely";
import type { Privilege, Tier } from "../../domain/access.ts";
import type { ErcKind } from "../../domain/evm/facts.ts";
import type { IcmChangeFact, IcmSideFact } from "../../domain/evm/icm/facts.ts";
import type { NftStatus } from "../../domain/evm/nft.ts";
import type { StakerFact, UtxoFact } from "../../domain/p/facts.ts";
import type { WebhookEventType, WebhookMessageStatus, WebhookStatus } from "../../domain/push/webhook.ts";
import type { columnTypes, Defaulted, Identities, Tables } from "../gen/database.ts";
import type { Session, Transaction } from "../session/session.ts";
import type { FieldName } from "./field.ts";

export type ExportStatus = "RUNNING" | "COMPLETED" | "COMPLETED_WITH_WARNING" | "FAILED";

export type ExportCode = "ErrInvalidRequest" | "ErrInternal" | "WarnTruncatedExport";

/** Columns with fewer values than their type has; only this program writes them. */
interface Narrowed {
  api_key: { tier: Tier; privileges: Privilege[] };
  evm_transfer: { kind: ErcKind };
  export_job: { status: ExportStatus; code: ExportCode | null };
  icm_change: Pick<IcmChangeFact, "kind">;
  icm_side: Pick<IcmSideFact, "side">;
  nft_token: { kind: Exclude<ErcKind, 20>; status: NftStatus };
  p_staker: Pick<StakerFact, "kind">;
  p_utxo: { kind: UtxoFact["kind"]; reward_type: UtxoFact["rewardType"] };
  webhook: { event_type: WebhookEventType; status: WebhookStatus };
  webhook_message: { status: WebhookMessageStatus };
}

type Value<Table extends TableName, Name extends keyof Tables[Table]> = Table extends keyof Narrowed
  ? Name extends keyof Narrowed[Table]
    ? Narrowed[Table][Name]
    : Tables[Table][Name]
  : Tables[Table][Name];

type NamesIn<Table, Names> = Table extends keyof Names ? Names[Table] : never;

type Column<Table extends TableName, Name extends keyof Tables[Table]> =
  Name extends NamesIn<Table, Identities>
    ? GeneratedAlways<Value<Table, Name>>
    : Name extends NamesIn<Table, Defaulted>
      ? Generated<Value<Table, Name>>
      : Value<Table, Name>;

export type TableName = keyof Tables;

/** The tables as Kysely's builder expects them: columns with a default may be left out of an insert. */
export type Database = {
  [Table in TableName]: { [Name in keyof Tables[Table]]: Column<Table, Name> };
};

/** A session of the database. */
export type Db = Session<Database>;

/** A transaction. */
export type Tx = Transaction<Database>;

/** Tables whose rows belong to a network, or to an EVM chain. */
export type TableOwnedBy<Owner extends "network" | "chain"> = {
  [Table in TableName]: Owner extends keyof Tables[Table] ? Table : never;
}[TableName];

/** The columns of a table but that of the rows' owner. */
export type OwnColumn<Table extends TableName> = Exclude<
  keyof Tables[Table] & keyof (typeof columnTypes)[Table] & string,
  "network" | "chain"
>;

/** The fields of a table's rows but that of their owner. */
export type Field<Table extends TableName> = FieldName<OwnColumn<Table>>;

/** Bytes are hex with 0x outside of the database. */
type Plain<Value, Type> = Type extends "bytea"
  ? string | Extract<Value, null>
  : Type extends "bytea[]"
    ? string[] | Extract<Value, null>
    : Value;

/** A row as `fields` reads it. */
export type Read<Table extends TableName, Name extends Field<Table> = Field<Table>> = {
  [Column in OwnColumn<Table> as Extract<FieldName<Column>, Name>]: Plain<
    Value<Table, Column>,
    (typeof columnTypes)[Table][Column]
  >;
};

type ReadonlyLists<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

type Facts<Table extends TableName, Names extends OwnColumn<Table>> = {
  [Name in Names as FieldName<Name>]: ReadonlyLists<
    Plain<Value<Table, Name>, (typeof columnTypes)[Table][Name]>
  >;
};

type Optional<Table extends TableName> =
  | NamesIn<Table, Defaulted>
  | { [Name in keyof Tables[Table]]: null extends Tables[Table][Name] ? Name : never }[keyof Tables[Table]];

/**
 * A row to insert, with a field for each column except the owner's. Fields may be left out when their column
 * has a default or takes null.
 */
export type NewRow<Table extends TableName> = Facts<Table, Exclude<OwnColumn<Table>, Optional<Table>>> &
  Partial<Facts<Table, Extract<OwnColumn<Table>, Optional<Table>>>>;

/** Nothing, when every field of a row is one of the table's; else a type that no row has. */
export type OnlyColumns<Row, Table extends TableName> = {
  [Name in Exclude<keyof Row, keyof NewRow<Table>>]: never;
};
