/** Intents that break a rule: the error names the builder, the field and the rule, before anything is signed. */
import { ValidationError } from "@primary-network/core";
import { expect, test } from "vitest";
import { build, InsufficientFundsError, WalletError } from "../src/index.ts";
import { AVAX, addressOf, coinOf, context, NODE_ID, signerOf, TIME } from "./made.ts";

const alice = addressOf("alice");
const coins = [coinOf(10n * AVAX, { names: ["alice"] })];
const pay = (fields: object) => () =>
  build.p.base({ from: alice, payments: [{ to: alice, amount: AVAX }], ...fields }, coins, context);
const paid = (fields: object) => pay({ payments: [{ to: alice, amount: AVAX, ...fields }] });
const subnet = { from: alice, subnetId: context.chains.X, subnetOwner: alice };
const key = { publicKey: "0x00", proofOfPossession: "0x00" };
const stake = { from: alice, nodeId: NODE_ID, stake: AVAX, end: TIME + 1_000 };
const account = { address: signerOf("alice").evmAddress, nonce: 0, balance: AVAX };
const toP = { account, destination: "P" as const, payments: [{ to: alice, amount: AVAX }] };

test.each<[field: string, build: () => unknown, rule: string]>([
  ["from", pay({ from: [] }), "must name at least one address"],
  ["from[0]", pay({ from: "P-fuji1abc" }), "must be an address"],
  ["from[0]", pay({ from: "P-avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c" }), 'begins with "fuji1"'],
  ["payments", pay({ payments: [] }), "must have at least one payment"],
  ["payments[0].amount", paid({ amount: 0n }), "must be from 1 to 2^64 - 1"],
  ["payments[0].amount", paid({ amount: 1n << 64n }), "must be from 1 to 2^64 - 1"],
  ["payments[0].amount", paid({ amount: 1.5 }), "must be a bigint or a safe integer"],
  ["payments[0].assetId", paid({ assetId: "AVAX" }), "cb58"],
  [
    "payments[0].to.threshold",
    paid({ to: { addresses: [alice], threshold: 2 } }),
    "must be an integer from 1 to 1",
  ],
  ["payments[0].to.addresses", paid({ to: { addresses: [alice, alice] } }), "must not name an address twice"],
  ["change.addresses[0]", pay({ change: "x" }), "must be an address"],
  [
    "subnetOwner",
    () =>
      build.p.removeSubnetValidator(
        { ...subnet, subnetOwner: addressOf("bob"), nodeId: NODE_ID },
        coins,
        context,
      ),
    'needs 1 of its addresses among the signers of "from"',
  ],
  [
    "nodeId",
    () => build.p.removeSubnetValidator({ ...subnet, nodeId: "x" }, coins, context),
    'must begin with "NodeID-"',
  ],
  ["end", () => build.p.addDelegator({ ...stake, end: TIME }, coins, context), "must be from"],
  [
    "signer.publicKey",
    () => build.p.addValidator({ ...stake, signer: key, delegationFee: 2 }, coins, context),
    "must be 48 bytes of hex",
  ],
  [
    "message",
    () => build.p.setL1ValidatorWeight({ from: alice, message: "0x00" }, coins, context),
    "must be a signed Warp message",
  ],
  [
    "name",
    () => build.p.createChain({ ...subnet, name: "Ä", vmId: "", genesis: "" }, coins, context),
    "ASCII letters",
  ],
  [
    "account.address",
    () => build.c.exportTo({ ...toP, account: { ...account, address: "0x1" } }, context),
    "must be 0x and 40 hex digits",
  ],
  ["context.c.baseFee", () => build.c.exportTo(toP, { ...context, c: { baseFee: "0" } }), "must be above 0"],
])("%s of an intent", (field, run, rule) => {
  let error: unknown;
  try {
    run();
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof ValidationError)) throw error;
  expect(error.field).toBe(field);
  expect(error.rule).toContain(rule);
});

test("an account without enough AVAX is refused before anything is signed", () => {
  expect(() => build.c.exportTo(toP, context)).toThrow(InsufficientFundsError);
});

test("an import of nothing says so", () => {
  const run = () => build.p.importFrom({ from: alice, source: "C" }, coins, context);
  expect(run).toThrow(WalletError);
  expect(run).toThrow("the C-Chain has exported nothing that these signers can import on the P-Chain now");
});
