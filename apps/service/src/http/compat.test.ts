/** What changes for the hosted service's official clients, and that nothing else does. */

import dataSpec from "@primary-network/data/openapi.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import type { HttpError } from "../api/request/http-error.ts";
import { toCb58 } from "../domain/id-text.ts";
import { compatBody, compatStatus, publicIds, wantsCompat } from "./compat.ts";

describe("the request's header decides, else the deployment's default", () => {
  it.each([
    { header: undefined, byDefault: false, want: false },
    { header: undefined, byDefault: true, want: true },
    { header: "true", byDefault: false, want: true },
    { header: "false", byDefault: true, want: false },
  ])("header $header, default $byDefault: $want", ({ header, byDefault, want }) => {
    const headers = new Headers(header === undefined ? {} : { "x-service-compat": header });
    expect(wantsCompat(headers, byDefault)).toBe(want);
  });

  it.each(["", "1", "True", "true, false"])("the header %j is refused", (value) => {
    let refusal: unknown;
    try {
      wantsCompat(new Headers({ "x-service-compat": value }), true);
    } catch (error) {
      refusal = error;
    }
    expect((refusal as HttpError).status).toBe(400);
    expect((refusal as HttpError).message).toBe("the header x-service-compat must be true or false");
  });
});

it.each([
  ["GET", "listSubnets", 200],
  ["GET", "aggregateSignaturesForTransaction", 201],
  ["POST", "aggregateSignatures", 201],
  ["POST", "exportTransactions", 201],
  ["POST", "reindexNft", 201],
])("%s %s returns %i", (method, operation, status) => {
  expect(compatStatus(method, operation)).toBe(status);
});

const local = { networkId: 12345, hrp: "local", assetId: "0x0a", xChainId: "0x01", cChainId: "0x02" };
const ids = publicIds(new Map([["fuji", { identity: local }]]));

it.each([
  {
    given: { addresses: [{ address: "X", blockchainIds: ["P", toCb58("0x01"), toCb58("0x02")] }] },
    want: {
      addresses: [
        {
          address: "X",
          blockchainIds: [
            "P",
            "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
            "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
          ],
        },
      ],
    },
  },
  { given: undefined, want: undefined },
  { given: { value: "42.42" }, want: { value: "42.42" } },
  { given: { currencyCode: "usd", value: "42.42" }, want: { currencyCode: "usd", value: 42.42 } },
  { given: { currencyCode: "usd" }, want: { currencyCode: "usd" } },
  {
    given: {
      transfers: [{ erc20Token: { price: { currencyCode: "usd", value: "1" } }, value: "1" }, null, 2n],
    },
    want: { transfers: [{ erc20Token: { price: { currencyCode: "usd", value: 1 } }, value: "1" }, null, 2n] },
  },
])(
  "prices become numbers and ids of chains the public ones, and nothing else changes: $given",
  ({ given, want }) => {
    expect(compatBody(given, ids)).toEqual(want);
  },
);

/** PChainTransactionType of chainkit 0.3.13 and avacloud-sdk 0.13.0; all other enumerations of theirs have the specs' values. */
const CLOSED = [
  "AddValidatorTx",
  "AddSubnetValidatorTx",
  "AddDelegatorTx",
  "CreateChainTx",
  "CreateSubnetTx",
  "ImportTx",
  "ExportTx",
  "AdvanceTimeTx",
  "RewardValidatorTx",
  "RemoveSubnetValidatorTx",
  "TransformSubnetTx",
  "AddPermissionlessValidatorTx",
  "AddPermissionlessDelegatorTx",
  "BaseTx",
  "TransferSubnetOwnershipTx",
  "ConvertSubnetToL1Tx",
  "RegisterL1ValidatorTx",
  "SetL1ValidatorWeightTx",
  "DisableL1ValidatorTx",
  "IncreaseL1ValidatorBalanceTx",
  "UNKNOWN",
];

it.each(dataSpec.components.schemas.PChainTxType.enum)(
  "%s is sent as a type that the official clients know",
  (txType) => {
    const want = CLOSED.includes(txType) ? txType : "UNKNOWN";
    const page = { transactions: [{ txType, memo: txType }], nextPageToken: "x" };
    expect(compatBody(page, ids)).toEqual({
      transactions: [{ txType: want, memo: txType }],
      nextPageToken: "x",
    });
  },
);

it("an EVM transaction's txType stays a number", () => {
  expect(compatBody({ nativeTransaction: { txType: 2 } }, ids)).toEqual({ nativeTransaction: { txType: 2 } });
});
