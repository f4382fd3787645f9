/** The continuous fee of L1 validators, against what they have paid, and the fee of transactions, against what they burn. */
import type { TransferableInput } from "@primary-network/codec";
import {
  advanceGas,
  consumedInputs,
  consumeGas,
  type GasState,
  gasOf,
  gasPrice,
  producedOutputs,
  txComplexity,
  txFee,
} from "@primary-network/codec/p";
import { expect, test } from "vitest";
import { sharedNode } from "../../../test/ask.ts";
import { rfc3339 } from "../text.ts";

const { localnet, ask } = await sharedNode({ weeks: 2, validators: 4, delegators: 0 });

test("the continuous fee of L1 validators is the minimum by the rules of their balances", async () => {
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

test("the transaction fee follows from the configuration and the gas of the last block", async () => {
  const config = await ask.result("platform.getFeeConfig");
  expect(config).toEqual({
    weights: [1, 1_000, 1_000, 4],
    maxCapacity: 1_000_000,
    maxPerSecond: 100_000,
    targetPerSecond: 50_000,
    minPrice: 1,
    excessConversionConstant: 2_164_043,
  });
  let gas: GasState = { capacity: BigInt(config.maxCapacity), excess: 0n };
  let before = localnet.blocks[0]?.timestamp ?? 0;
  for (const { block, timestamp } of localnet.blocks) {
    gas = advanceGas(config, gas, timestamp - before);
    before = timestamp;
    for (const { unsignedTx } of "txs" in block ? block.txs : []) {
      if (unsignedTx.type === "AddValidatorTx" || unsignedTx.type === "AddDelegatorTx") continue;
      gas = consumeGas(gas, gasOf(txComplexity(unsignedTx), config.weights));
    }
  }
  expect(gas.excess).toBeGreaterThan(0n);
  expect(await ask.result("platform.getFeeState")).toEqual({
    capacity: Number(gas.capacity),
    excess: Number(gas.excess),
    price: Number(gasPrice(config, gas.excess)),
    timestamp: rfc3339(before),
  });
});

test("every transaction of the history burns exactly its fee, or more when the change is too small for an output", () => {
  for (const { block } of localnet.blocks.slice(1)) {
    for (const { unsignedTx: tx } of "txs" in block ? block.txs : []) {
      if (tx.type === "AddValidatorTx" || tx.type === "AddDelegatorTx" || !("inputs" in tx)) continue;
      const amountOf = ({ input }: TransferableInput) =>
        input.type === "LockIn" ? input.input.amount : input.amount;
      let burned = 0n;
      for (const { input } of consumedInputs(tx)) burned += amountOf(input);
      for (const { output } of producedOutputs(tx))
        burned -= output.output.type === "LockOut" ? output.output.output.amount : output.output.amount;
      if (tx.type === "ConvertSubnetToL1Tx") for (const { balance } of tx.validators) burned -= balance;
      else if ("balance" in tx) burned -= tx.balance;
      expect(burned, tx.type).toBeGreaterThanOrEqual(txFee(tx, { weights: [1, 1_000, 1_000, 4] }, 1));
      expect(burned, tx.type).toBeLessThan(100_000n);
    }
  }
});
