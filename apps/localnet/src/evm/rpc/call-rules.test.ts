/** What is refused of a call that is only tried, in the order and with the texts of a node. */
import { expect, test } from "vitest";
import { verifyCall, verifyEstimate } from "./call-rules.ts";

/** An example of EIP-55. */
const SENDER = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const FROM = SENDER.toLowerCase();
const TO = "0x00000000000000000000000000000000000000aa";
/** wei of the sender. */
const BALANCE = 1_050_000_000_000_005n;
const balanceOf = async (address: string) => (address === FROM ? BALANCE : 0n);

const GWEI_50 = "0xba43b7400";

test.each<[call: object, message: string | undefined]>([
  [{ to: TO }, undefined],
  [{ from: FROM, to: TO, value: "0x5" }, undefined],
  [{ from: FROM, to: TO, value: "0x5", gas: "0x5208", gasPrice: GWEI_50 }, undefined],
  [
    { from: FROM, to: TO, value: "0x6", gas: "0x5208", gasPrice: GWEI_50 },
    `err: insufficient funds for gas * price + value: address ${SENDER} have 1050000000000005 want 1050000000000006 (supplied gas 21000)`,
  ],
  [
    { to: TO, gas: "0xffffffff", gasPrice: GWEI_50 },
    "err: insufficient funds for gas * price + value: address 0x0000000000000000000000000000000000000000 have 0 want 2500000000000000000 (supplied gas 50000000)",
  ],
  [{ to: TO, gas: "0x1" }, "err: intrinsic gas too low: have 1, want 21000 (supplied gas 1)"],
  [
    { to: TO, data: "0x0001", gas: "0x521b" },
    "err: intrinsic gas too low: have 21019, want 21020 (supplied gas 21019)",
  ],
  [{ to: TO, input: "0x0001", gas: "0x521c" }, undefined],
  [
    { to: TO, gas: "0x5208", accessList: [{ address: TO, storageKeys: ["0x00", "0x01"] }] },
    "err: intrinsic gas too low: have 21000, want 27200 (supplied gas 21000)",
  ],
  [
    { data: "0x00", gas: "0xcf0d" },
    "err: intrinsic gas too low: have 53005, want 53006 (supplied gas 53005)",
  ],
  [
    { data: `0x${"00".repeat(49_153)}` },
    "err: max initcode size exceeded: code size 49153 limit 49152 (supplied gas 50000000)",
  ],
  [
    { to: TO, maxFeePerGas: "0x7" },
    "err: max fee per gas less than block base fee: address 0x0000000000000000000000000000000000000000, maxFeePerGas: 7, baseFee: 25000000000 (supplied gas 50000000)",
  ],
  [
    { from: FROM, to: TO, maxFeePerGas: "0x1", maxPriorityFeePerGas: "0x2" },
    `err: max priority fee per gas higher than max fee per gas: address ${SENDER}, maxPriorityFeePerGas: 2, maxFeePerGas: 1 (supplied gas 50000000)`,
  ],
  [
    { to: TO, gasPrice: "0x1", maxFeePerGas: "0x1" },
    "both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified",
  ],
  // Fields of another form are reported by the reader of the whole call.
  [{ from: "me", to: TO, value: "0x6" }, undefined],
  [{ from: FROM, to: TO, value: "6", gas: "0x1" }, undefined],
])("eth_call runs %j", async (call, message) => {
  const outcome = verifyCall({ ...call }, balanceOf).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (message === undefined) expect(await outcome).toBeUndefined();
  else expect(await outcome).toMatchObject({ code: -32_000, message });
});

test.each<[call: object, message: string | undefined]>([
  [{ from: FROM, to: TO, value: "0x1" }, undefined],
  [{ from: FROM, to: TO, value: "0x1", gasPrice: GWEI_50 }, undefined],
  [{ from: FROM, to: TO, value: "0x6", gasPrice: GWEI_50 }, "gas required exceeds allowance (20999)"],
  [{ to: TO, gasPrice: GWEI_50 }, "insufficient funds for transfer"],
  [
    { to: TO, value: "0x1" },
    "failed with 15000000 gas: insufficient funds for gas * price + value: address 0x0000000000000000000000000000000000000000 have 0 want 1",
  ],
  [
    { to: TO, value: "0x1", gas: "0xffffffff" },
    "failed with 50000000 gas: insufficient funds for gas * price + value: address 0x0000000000000000000000000000000000000000 have 0 want 1",
  ],
  [{ to: TO, gas: "0x1" }, undefined],
  [{ to: TO, data: "0x0001", gas: "0x5208" }, "gas required exceeds allowance (21000)"],
])("eth_estimateGas estimates %j", async (call, message) => {
  const outcome = verifyEstimate({ ...call }, balanceOf, 15_000_000n).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (message === undefined) expect(await outcome).toBeUndefined();
  else expect(await outcome).toMatchObject({ code: -32_000, message });
});
