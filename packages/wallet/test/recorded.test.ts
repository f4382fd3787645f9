/** Transactions of the kit that a real node accepted: every builder has one, and their bytes are read back alike. */
import { decodeHex, encodeHex } from "@primary-network/codec";
import { decodeAtomicTx, encodeAtomicTx } from "@primary-network/codec/c";
import { decodeTx as decodeP, encodeTx as encodeP } from "@primary-network/codec/p";
import { decodeTx as decodeX, encodeTx as encodeX } from "@primary-network/codec/x";
import { expect, test } from "vitest";
import { readFixture } from "../../../fixtures/fixture.ts";
import type { Chain } from "../src/index.ts";

interface Recorded {
  readonly chain: Chain;
  readonly type: string;
  readonly tx: string;
}

const recorded = readFixture<readonly Recorded[]>("realnet/wallet.json");

const again = (chain: Chain, bytes: Uint8Array) => {
  if (chain === "P") return { tx: decodeP(bytes), bytes: encodeP(decodeP(bytes)) };
  if (chain === "X") return { tx: decodeX(bytes), bytes: encodeX(decodeX(bytes)) };
  return { tx: decodeAtomicTx(bytes), bytes: encodeAtomicTx(decodeAtomicTx(bytes)) };
};

test.each(recorded.map((one) => [`${one.chain} ${one.type}`, one] as const))(
  "%s",
  (_name, { chain, type, tx }) => {
    const read = again(chain, decodeHex(tx));
    expect(encodeHex(read.bytes)).toBe(tx);
    expect(read.tx.unsignedTx.type).toBe(type);
  },
);

test("every type that the kit builds was accepted", () => {
  expect([...new Set(recorded.map(({ chain, type }) => `${chain} ${type}`))].sort()).toEqual([
    "C ExportTx",
    "C ImportTx",
    "P AddAutoRenewedValidatorTx",
    "P AddPermissionlessDelegatorTx",
    "P AddPermissionlessValidatorTx",
    "P AddSubnetValidatorTx",
    "P BaseTx",
    "P ConvertSubnetToL1Tx",
    "P CreateChainTx",
    "P CreateSubnetTx",
    "P DisableL1ValidatorTx",
    "P ExportTx",
    "P ImportTx",
    "P IncreaseL1ValidatorBalanceTx",
    "P RegisterL1ValidatorTx",
    "P RemoveSubnetValidatorTx",
    "P SetAutoRenewedValidatorConfigTx",
    "P SetL1ValidatorWeightTx",
    "P TransferSubnetOwnershipTx",
    "X BaseTx",
    "X CreateAssetTx",
    "X ExportTx",
    "X ImportTx",
    "X OperationTx",
  ]);
});
