/** Validators of L1s that were indexed before it was kept who may deactivate them. */

import { expect, test } from "vitest";
import type { L1ValidationRow } from "../../store/l1-validation.ts";
import { JsonBytes, JsonText } from "../json/json-text.ts";
import type { Context } from "../request/handler.ts";
import { listL1Validators } from "./l1-validators.ts";

const row: L1ValidationRow = {
  validationId: `0x${"11".repeat(32)}`,
  subnetId: `0x${"22".repeat(32)}`,
  nodeId: `0x${"33".repeat(20)}`,
  weight: "100",
  balance: "0",
  blsPublicKey: "0xaa",
  blsProof: "0xbb",
  refundThreshold: 1,
  refundAddresses: [`0x${"44".repeat(20)}`],
  disableThreshold: 1,
  disableAddresses: [`0x${"55".repeat(20)}`],
  height: 7,
  time: 1_700_000_000,
};

/** Lists the rows as those of a network. */
async function list(...rows: readonly L1ValidationRow[]) {
  const identity = { networkId: 5, hrp: "fuji", assetId: "0x", xChainId: "0x", cChainId: "0x" };
  const chains = { "p-chain": { unavailable: () => undefined } };
  const context: Pick<Context, "networks" | "clock"> & { store: unknown } = {
    networks: new Map([["fuji", { name: "fuji", identity, aggregator: undefined, chains }]]),
    clock: () => 1_700_000_000_000,
    store: {
      seen: { read: async () => ({ heights: { "p-chain": 9 }, poll: 0 }) },
      l1Validations: { list: async () => ({ items: rows, next: undefined }) },
    },
  };
  const requester = { caller: "test", privileges: [], origin: "http://service" };
  const page = await listL1Validators(
    { network: "fuji" },
    context as Context, // all that the handler uses
    requester,
  );
  if (page instanceof JsonText || page instanceof JsonBytes || !(page.validators instanceof JsonText))
    throw new Error("they are not written");
  return { blockHeight: page.blockHeight, validators: JSON.parse(page.validators.json) };
}

test("are listed with both owners where they are known", async () => {
  expect(await list(row)).toMatchObject({
    blockHeight: "9",
    validators: [
      { weight: 100, remainingBalanceOwner: { threshold: 1 }, deactivationOwner: { threshold: 1 } },
    ],
  });
});

test.each<[what: string, changes: Partial<L1ValidationRow>]>([
  ["threshold", { disableThreshold: null }],
  ["addresses", { disableAddresses: null }],
])("have the listing respond 501 with the reason where the %s is missing", async (_, changes) => {
  await expect(list(row, { ...row, ...changes })).rejects.toMatchObject({
    status: 501,
    message: expect.stringContaining("the P-Chain has to be indexed again"),
  });
});
