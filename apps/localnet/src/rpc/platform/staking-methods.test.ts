/** The continuous fee of L1 validators, against what they have paid; and the fees that are not there. */
import { beforeAll, expect, test } from "vitest";
import { createAsk } from "../../../test/ask.ts";
import { createLocalnet, type Localnet } from "../../index.ts";
import { rfc3339 } from "../text.ts";

let localnet: Localnet;
let ask: ReturnType<typeof createAsk>;
beforeAll(async () => {
  localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
  ask = createAsk(localnet);
});

test("the continuous fee of L1 validators is the least one, by the rules that their balances follow", async () => {
  const config = await ask.result("platform.getValidatorFeeConfig");
  expect(config).toEqual({
    capacity: 20_000,
    target: 10_000,
    minPrice: 512,
    excessConversionConstant: 51_937_021,
  });
  const active = [...localnet.state.l1Validators.values()].filter(({ endAccruedFee }) => endAccruedFee > 0n);
  expect(active.length).toBeGreaterThan(0);
  expect(active.length).toBeLessThan(config.target);
  const timestamp = rfc3339(localnet.blocks.at(-1)?.timestamp ?? 0);
  expect(await ask.result("platform.getValidatorFeeState")).toEqual({
    excess: 0,
    price: config.minPrice,
    timestamp,
  });
  const seconds = (localnet.blocks.at(-1)?.timestamp ?? 0) - (localnet.blocks[0]?.timestamp ?? 0);
  expect(localnet.state.accruedFee).toBe(BigInt(config.minPrice) * BigInt(seconds));
});

test("fees that follow the load have no rules and no state here", async () => {
  for (const method of ["getFeeConfig", "getFeeState"])
    expect(await ask.fault(`platform.${method}`)).toContain("can't find method");
});
