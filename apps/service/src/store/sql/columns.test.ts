import { QueryCreator, sql } from "kysely";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { EvmInternalFact, EvmTransferFact, EvmTxFact } from "../../domain/evm/facts.ts";
import type { BlockFact, RenewalFact } from "../../domain/p/facts.ts";
import type { ProposedBlockFact } from "../../domain/proposed-block.ts";
import type { XAssetFact, XTxFact } from "../../domain/x/facts.ts";
import { type Bytes, columnTypes } from "../gen/database.ts";
import { compiler } from "../session/session.ts";
import { fields, selectionOf } from "./columns.ts";
import type { Database, Read } from "./database.ts";
import { columnOf, fieldOf } from "./field.ts";

const db = new QueryCreator<Database>({ executor: compiler.getExecutor() });

const columns = [...new Set(Object.values(columnTypes).flatMap((table) => Object.keys(table)))];

test.each(columns)("the column %s maps to a field that maps back to it", (column) => {
  expect(columnOf(fieldOf(column))).toBe(column);
  expect(fieldOf(column)).not.toContain("_");
});

describe("columns in a select", () => {
  test("are read under their field names, all but the owner's", () => {
    const part = fields("p_poll", "l");
    expect(sql`select ${part}`.compile(compiler).sql).toBe("select l.poll, l.time");
    expect(sql`select ${fields("p_subnet_owner", "o", ["subnetId", "idx"])}`.compile(compiler).sql).toBe(
      'select o.subnet_id as "subnetId", o.idx',
    );
  });

  test("are named as they are when they are bytes, which the drivers read as hex", () => {
    expect(sql`select ${fields("evm_block", "b", ["hash", "txCount"])}`.compile(compiler).sql).toBe(
      'select b.hash, b.tx_count as "txCount"',
    );
  });

  test("are given to the builder", () => {
    const query = db.selectFrom("p_renewal").select(selectionOf("p_renewal", ["txId", "nextPeriod"]));
    expect(query.compile().sql).toBe(
      'select "tx_id" as "txId", "next_period" as "nextPeriod" from "p_renewal"',
    );
    expectTypeOf(query.executeTakeFirst).returns.resolves.toEqualTypeOf<
      { txId: Bytes; nextPeriod: number } | undefined
    >();
  });

  test("have the types of the domain's facts", () => {
    expectTypeOf<Read<"p_renewal">>().toEqualTypeOf<RenewalFact>();
    expectTypeOf<Read<"p_block">>().toExtend<Omit<BlockFact, "supply">>();
    expectTypeOf<Read<"x_block">>().toEqualTypeOf<ProposedBlockFact>();
    expectTypeOf<Read<"x_tx">>().toEqualTypeOf<XTxFact>();
    expectTypeOf<Read<"x_asset">>().toEqualTypeOf<XAssetFact>();
    expectTypeOf<Read<"evm_tx">>().toEqualTypeOf<EvmTxFact>();
    expectTypeOf<Read<"evm_internal">>().toEqualTypeOf<EvmInternalFact>();
    expectTypeOf<Read<"evm_transfer">>().toEqualTypeOf<EvmTransferFact>();
    // @ts-expect-error p_poll has no column `tme`
    expect(() => fields("p_poll", "l", ["tme"])).not.toThrow();
  });
});
