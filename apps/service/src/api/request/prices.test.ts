import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PriceQuery, PriceSource } from "../../domain/evm/price.ts";
import { type Price, Prices } from "./prices.ts";

const QUERY = { evmChainId: 43_114, currency: "usd" as const };

function priced(price: PriceSource["price"]) {
  const failures: unknown[] = [];
  return { failures, prices: new Prices({ price }, (error) => failures.push(String(error))) };
}

describe("Prices", () => {
  test("requests the given tokens and states the currency", async () => {
    const asked: PriceQuery[] = [];
    const { prices, failures } = priced(async (query) => {
      asked.push(query);
      return "42.42";
    });
    const price = await prices.of("native", { ...QUERY, at: 1_700_000_000 });
    expect(price?.item).toEqual({ currencyCode: "usd", value: "42.42" });
    expect(asked).toEqual([{ ...QUERY, token: "native", at: 1_700_000_000 }]);
    expect(failures).toEqual([]);
  });

  test("a price and the worth of an amount are decimal strings, or numbers on request", async () => {
    const { prices } = priced(async () => "12345678901234567890.5");
    const [exact, rounded] = [await prices.of("native", QUERY), await prices.asNumbers().of("native", QUERY)];
    expect([exact?.item.value, exact?.worth("30", 1).value]).toEqual([
      "12345678901234567890.5",
      "37037036703703703671.5",
    ]);
    expect([rounded?.item, rounded?.worth("30", 1)]).toEqual([
      { currencyCode: "usd", value: Number("12345678901234567890.5") },
      { currencyCode: "usd", value: Number("37037036703703703671.5") },
    ]);
  });

  test("requests each token once and leaves out tokens without a price", async () => {
    const asked: string[] = [];
    const { prices } = priced(async ({ token }) => {
      asked.push(token);
      return token === "0xb" ? undefined : "1";
    });
    const found = await prices.ofAll(["0xa", "0xb", "0xa", "0xc"], QUERY);
    expect([...found.keys()]).toEqual(["0xa", "0xc"]);
    expect(asked).toEqual(["0xa", "0xb", "0xc"]);
  });

  test.each([
    { why: "rejects", price: () => Promise.reject(new Error("no market")), want: /no market/ },
    {
      why: "throws",
      price: () => {
        throw new Error("not ready");
      },
      want: /not ready/,
    },
    ...["", "NaN", "-1", "1e5", "1.", ".5", "1,5", " 1", "0x10", "1".repeat(41), "<b>"].map((value) => ({
      why: `returns "${value}"`,
      price: async () => value,
      want: /not a decimal number/,
    })),
  ])("a source that $why is reported, and its prices are left out", async ({ price, want }) => {
    const { prices, failures } = priced(price);
    expect(await prices.of("native", QUERY)).toBeUndefined();
    expect(failures).toEqual([expect.stringMatching(want)]);
  });

  describe("a source that never responds", () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test("is waited for two seconds, whatever the number of tokens", async () => {
      const { prices, failures } = priced(({ token }) =>
        token === "0xb" ? Promise.resolve("7") : new Promise(() => {}),
      );
      let found: ReadonlyMap<string, Price> | undefined;
      void prices.ofAll(["0xa", "0xb", "0xc"], QUERY).then((map) => {
        found = map;
      });
      await vi.advanceTimersByTimeAsync(1_999);
      expect(found).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect([...(found ?? [])].map(([token, { item }]) => [token, item])).toEqual([
        ["0xb", { currencyCode: "usd", value: "7" }],
      ]);
      expect(failures).toHaveLength(2);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
