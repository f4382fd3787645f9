/** Which outputs a transaction makes under which index, and which inputs it spends. */

import { expect, test } from "vitest";
import { consumedInputs, producedOutputs } from "./flow.ts";
import type { UnsignedTx } from "./unsigned-tx.ts";

const id = new Uint8Array(32);
const output = (amount: bigint) => ({
  assetId: id,
  output: { type: "TransferOutput" as const, amount, locktime: 0n, threshold: 1, addresses: [] },
});
const input = (amount: bigint) => ({
  txId: id,
  outputIndex: 0,
  assetId: id,
  input: { type: "TransferInput" as const, amount, signatureIndices: [0] },
});
const base = {
  networkId: 1,
  blockchainId: id,
  outputs: [output(1n), output(2n)],
  inputs: [input(3n)],
  memo: new Uint8Array(),
};
const owner = { locktime: 0n, threshold: 1, addresses: [] };
const validator = { nodeId: new Uint8Array(20), start: 0n, end: 1n, weight: 1n };

const rows: { given: UnsignedTx; produced: string[]; consumed: string[] }[] = [
  { given: { type: "AdvanceTimeTx", time: 1n }, produced: [], consumed: [] },
  {
    given: { type: "BaseTx", ...base },
    produced: ["0 transfer 1", "1 transfer 2"],
    consumed: ["transfer 3"],
  },
  {
    given: { type: "AddDelegatorTx", ...base, validator, stakeOutputs: [output(9n)], rewardsOwner: owner },
    produced: ["0 transfer 1", "1 transfer 2", "2 stake 9"],
    consumed: ["transfer 3"],
  },
  {
    given: { type: "ExportTx", ...base, destinationChain: id, exportedOutputs: [output(8n), output(9n)] },
    produced: ["0 transfer 1", "1 transfer 2", "2 export 8", "3 export 9"],
    consumed: ["transfer 3"],
  },
  {
    given: { type: "ImportTx", ...base, sourceChain: id, importedInputs: [input(4n)] },
    produced: ["0 transfer 1", "1 transfer 2"],
    consumed: ["transfer 3", "import 4"],
  },
];

test.each(rows)("$given.type", ({ given, produced, consumed }) => {
  const amount = (value: { amount: bigint } | object) => ("amount" in value ? value.amount : undefined);
  expect(
    producedOutputs(given).map((row) => `${row.outputIndex} ${row.kind} ${amount(row.output.output)}`),
  ).toEqual(produced);
  expect(consumedInputs(given).map((row) => `${row.kind} ${amount(row.input.input)}`)).toEqual(consumed);
});
