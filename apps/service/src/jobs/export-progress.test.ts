/** The progress of running exports as an operator sees it. */

import { expect, test } from "vitest";
import { ExportsInProgress, type WrittenPage } from "./export-progress.ts";
import { type ExportRequest, LAYOUT } from "./export-request.ts";

const job = { id: "one", type: "TRANSACTION_EXPORT_PRIMARY_NETWORK", time: 10_000 };
const request: ExportRequest = {
  layout: LAYOUT,
  maxRows: 1_000,
  network: "fuji",
  chains: ["p-chain", "x-chain"],
  heights: { "p-chain": 500, "x-chain": 80 },
  addresses: ["a"],
};
const key = (height: number) => ({ sort: String(height), tie: "0" });

test("rows, ranges, rate and time left of an export", () => {
  type Page = readonly [ms: number, page: WrittenPage];
  const first: Page = [0, { rows: 10, bytes: 900, after: { "p-chain": key(100) }, time: 2_000 }];
  const second: Page = [
    5_000,
    { rows: 60, bytes: 5_400, after: { "p-chain": key(300), "x-chain": key(7) }, time: 4_000 },
  ];
  const unknown = { done: undefined, rowsPerSecond: undefined, secondsLeft: undefined };
  const given: [what: string, dates: object, pages: Page[], want: object][] = [
    ["not begun", {}, [], { rows: 0, bytes: 0, ...unknown }],
    ["not begun, from a date on", { from: 0 }, [], { ...unknown, done: 0 }],
    ["one page", {}, [first], { ...unknown, rows: 10, done: 0 }],
    [
      "two pages of an export of everything",
      {},
      [first, second],
      { rows: 60, bytes: 5_400, done: 0.25, rowsPerSecond: 10, secondsLeft: 15 },
    ],
    [
      "two pages of an export with dates",
      { from: 0, to: 8_000 },
      [first, second],
      { done: 0.5, rowsPerSecond: 10, secondsLeft: 10 },
    ],
    ["a last date in the future", { to: 90_000 }, [first, second], { done: 0.25, secondsLeft: 15 }],
  ];
  for (const [what, dates, pages, want] of given) {
    let now = 0;
    const exports = new ExportsInProgress(() => now);
    const meter = exports.begin(job, { ...request, ...dates });
    for (const [ms, page] of pages) {
      now = ms;
      meter.wrote(page);
    }
    expect(exports.status(), what).toMatchObject([{ operation: "one", type: job.type, ...want }]);
    const [{ ranges } = { ranges: [] }] = exports.status();
    const [, last] = pages.at(-1) ?? [];
    expect(ranges, what).toEqual([
      { chain: "p-chain", height: Number(last?.after["p-chain"]?.sort ?? -1), toHeight: 500 },
      { chain: "x-chain", height: Number(last?.after["x-chain"]?.sort ?? -1), toHeight: 80 },
    ]);
    meter.end();
    expect(exports.status()).toEqual([]);
  }
});

test("an export of EVM chains has them as ranges", () => {
  const exports = new ExportsInProgress(() => 0);
  const { layout, maxRows, addresses } = request;
  exports.begin(job, { layout, maxRows, addresses, evmChains: [{ evmChainId: 43_112, height: 9 }] });
  expect(exports.status()[0]?.ranges).toEqual([{ chain: "43112", height: -1, toHeight: 9 }]);
});
