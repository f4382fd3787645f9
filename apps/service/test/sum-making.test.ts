/** A running service looks for sums of balances that are due. */

import { expect, test } from "vitest";
import { BalanceSums } from "../src/store/balances/sums.ts";
import { openHarness } from "./harness.ts";

test("the process that leads the chains of a network makes sums for their past balances", async () => {
  const { run } = BalanceSums.prototype;
  const made: [chain: string, network: number][] = [];
  BalanceSums.prototype.run = function (chain, network, signal) {
    made.push([chain, network]);
    return run.call(this, chain, network, signal);
  };
  try {
    const { net, close } = await openHarness({ validators: 4, delegators: 4, weeks: 2 });
    const all = ["p-chain", "x-chain", "c-chain"].map((chain) => [chain, net.networkId]);
    await expect.poll(() => made).toEqual(all);
    await close();
  } finally {
    BalanceSums.prototype.run = run;
  }
});
