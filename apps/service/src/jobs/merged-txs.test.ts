/** Several chains come as one ordered list, however it is cut into pages and wherever it is begun again. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Slice } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";
import type { ExportedTx } from "./exported-tx.ts";
import { MergedTxs, type TxSource } from "./merged-txs.ts";

/** Transactions of a chain: each in the block of the one before it, or in a later block. */
const chainOf = (chain: ChainAlias) =>
  fc.array(fc.record({ seconds: fc.integer({ min: 0, max: 2 }), sameBlock: fc.boolean() })).map((steps) => {
    let [height, idx, time] = [1, -1, 100];
    return steps.map(({ seconds, sameBlock }): ExportedTx => {
      [height, idx, time] = sameBlock ? [height, idx + 1, time] : [height + 1, 0, time + seconds];
      const txId = `${chain} ${height} ${idx}`;
      return {
        chain,
        height,
        idx,
        time,
        txId,
        blockId: "",
        type: "",
        detail: {},
        consumed: [],
        emitted: [],
      };
    });
  });

function sourceOf(chain: ChainAlias, txs: readonly ExportedTx[], pageSize: number): TxSource<ExportedTx> {
  return {
    chain,
    async read(after): Promise<Slice<ExportedTx>> {
      const at =
        txs.findIndex(({ height, idx }) => `${height} ${idx}` === `${after?.sort} ${after?.tie}`) + 1;
      const items = txs.slice(at, at + pageSize);
      const last = items.at(-1);
      if (!last || at + pageSize >= txs.length) return { items };
      return { items, next: { sort: String(last.height), tie: String(last.idx) } };
    },
  };
}

test("rows are merged by time, then chain, then position in the chain", async () => {
  const counts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(chainOf("p-chain"), chainOf("x-chain"), chainOf("c-chain")),
      fc.integer({ min: 1, max: 5 }),
      counts,
      fc.integer({ min: 1, max: 4 }),
      async ([p, x, c], pageSize, sizes, restart) => {
        const open = (after: MergedTxs<ExportedTx>["after"]) =>
          new MergedTxs(
            [sourceOf("p-chain", p, pageSize), sourceOf("x-chain", x, pageSize), sourceOf("c-chain", c, 3)],
            after,
          );
        let list = open({});
        const got: ExportedTx[] = [];
        for (let takes = 0; ; takes++) {
          if (takes % restart === 0) list = open(list.after);
          const count = sizes[takes % sizes.length] ?? 1;
          const taken = await list.take(count);
          got.push(...taken);
          if (taken.length < count) break;
        }
        // A stable sort by time of the chains one after the other.
        expect(got).toEqual([...p, ...x, ...c].sort((a, b) => a.time - b.time));
      },
    ),
  );
});
