/** The supply, of a service that keeps it. */
import { createDataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { expect, it } from "vitest";
import { cardsForm, jsonForm } from "../forms.ts";
import { supply } from "./supply.ts";

const SUPPLY = {
  circulatingSupply: "420000000.5",
  totalSupply: "460000000.123456789",
  totalPBurned: "1",
  totalCBurned: "2",
  totalXBurned: "3",
  totalStaked: "4",
  totalLocked: "5",
  totalRewards: "6",
  lastUpdated: "2026-06-01T00:00:00.000Z",
  genesisUnlock: "7",
  l1ValidatorFees: "8",
};

it("is one object with exact amounts, and grouped lines for people", async () => {
  const baseUrl = "http://127.0.0.1:1";
  const data = createDataClient({ baseUrl, fetch: async () => Response.json(SUPPLY) });
  const metrics = createMetricsClient({ baseUrl });
  const deployment = { baseUrl, options: { baseUrl }, network: "fuji" as const, data, metrics };
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const json = jsonForm(supply, print);
  const cards = cardsForm(supply, { print, tell: print, draw: print, width: undefined, colours: false });
  for await (const row of supply.rows({ deployment, argument: "", flags: { baseUrl }, pageSize: 21 })) {
    json.row(row);
    cards.row(row);
  }
  json.end();
  expect(lines[0]).toBe("total AVAX      460,000,000.123456789");
  expect(JSON.parse(lines.at(-1) ?? "")).toEqual(SUPPLY);
});
