/** A running service looks for sums of balances that are due. */

import { expect, test } from "vitest";
import { BalanceSums } from "../src/store/postgres/balances/sums.ts";
import { openHarness } from "./harness.ts";

test("the process that leads the P-Chain makes sums for past balances of its network", async () => {
  const { run } = BalanceSums.prototype;
  const networks: number[] = [];
  BalanceSums.prototype.run = function (network, signal) {
    networks.push(network);
    return run.call(this, network, signal);
  };
  try {
    const { net, close } = await openHarness({ validators: 4, delegators: 4, weeks: 2 });
    await expect.poll(() => networks, { timeout: 30_000 }).toEqual([net.networkId]);
    await close();
  } finally {
    BalanceSums.prototype.run = run;
  }
});
