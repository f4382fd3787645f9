/** Balances are those of the recorded block, and nothing is made up for others. */

import { expect, test } from "vitest";
import { PrunedStateError } from "../../sources/evm/account-state.ts";
import { createRecordedState } from "./recorded-accounts.ts";

const [OWNER, STRANGER, COIN, OTHER] = [1, 2, 3, 4].map((digit) => `0x${String(digit).repeat(40)}`) as [
  string,
  string,
  string,
  string,
];
const state = createRecordedState({
  height: 7,
  accounts: { [OWNER]: { native: "12", tokens: { [COIN]: "5" } } },
});

test("an account's balances at the recorded block, without tokens that it does not hold", async () => {
  expect(await state.balances(OWNER, 7, [])).toEqual({ native: "12", tokens: new Map() });
  expect(await state.balances(OWNER, 7, [OTHER, COIN])).toEqual({
    native: "12",
    tokens: new Map([[COIN, "5"]]),
  });
});

test.each([
  ["another block", OWNER, 6, "balances are recorded only at block 7, not at block 6"],
  ["another account", STRANGER, 7, `no balance of ${STRANGER} is recorded`],
])("%s is refused", async (_, owner, height, message) => {
  const failure = await state.balances(owner, height, []).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PrunedStateError);
  expect(failure).toMatchObject({ message });
});
