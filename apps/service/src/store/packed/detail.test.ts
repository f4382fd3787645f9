import fc from "fast-check";
import { expect, test } from "vitest";
import type { TxDetail } from "../../domain/p/tx-fact.ts";
import { packDetail, unpackDetail } from "./detail.ts";

const amount = fc.record({ asset: fc.constantFrom(null, "0x01"), amount: fc.nat().map(String) });
const amounts = fc.array(amount, { maxLength: 3 });
const detail = fc.record(
  {
    amounts: fc.record({ value: amounts, burned: amounts, staked: amounts, l1Balance: amounts }),
    nodeId: fc.string(),
    memo: fc.string(),
  },
  { requiredKeys: ["amounts"] },
);

test("a detail is read as it was written", () => {
  const isRead = (one: TxDetail) => expect(unpackDetail(packDetail(one))).toEqual(one);
  fc.assert(fc.property(detail, (one) => void isRead(one)));
});

test("a payment's detail is its amounts", () => {
  const paid = { value: [{ asset: null, amount: "5" }], burned: [{ asset: null, amount: "1" }] };
  expect(packDetail({ amounts: { ...paid, staked: [], l1Balance: [] } })).toBe('["5","1"]');
  expect(packDetail({ amounts: { value: [], burned: [], staked: [], l1Balance: [] }, memo: "0x01" })).toBe(
    '[0,0,0,0,{"memo":"0x01"}]',
  );
});
