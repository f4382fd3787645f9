/** Several people sign: every builder returns change, stake and exported outputs to their owner. */
import { ValidationError } from "@primary-network/core";
import { expect, test } from "vitest";
import { build, explain, type SigningDocument, WalletError } from "../src/index.ts";
import { AVAX, addressOf, coinOf, context, NODE_ID, TIME, TOKEN_ID } from "./made.ts";

const [alice, bob] = [addressOf("alice"), addressOf("bob")];
const carol = addressOf("carol");
const both = { from: [alice, bob] };
const vault = coinOf(100n * AVAX, { names: ["alice", "bob", "carol"], threshold: 2 });
const ofBob = coinOf(5_000n * AVAX, { names: ["bob"] });
const ofAlice = coinOf(10n * AVAX, { names: ["alice"] });
const payments = [{ to: carol, amount: AVAX }];
const stake = { ...both, nodeId: NODE_ID, stake: 30n * AVAX, end: TIME + 15 * 86_400 };
const proof = {
  publicKey: `0x${"11".repeat(48)}`,
  proofOfPossession: `0x${"22".repeat(96)}`,
};

/** Owners whose funds become fewer or more, as sorted addresses with the nAVAX. */
const gains = (document: SigningDocument) =>
  Object.fromEntries(
    explain(document, context).changes.map(({ owner, amount }) => [
      typeof owner === "string" ? owner : owner.addresses.map(nameOf).sort().join("+"),
      amount,
    ]),
  );
const names = ["alice", "bob", "carol"];
const nameOf = (address: string) => names.find((name) => addressOf(name) === address) ?? address;

test("a vault's payment returns its change to the vault", () => {
  const document = build.p.base({ ...both, payments }, [ofBob, vault, ofAlice], context);
  expect(gains(document)).toEqual({
    carol: AVAX,
    "alice+bob+carol": -AVAX - BigInt(document.fee.burned),
  });
});

test("a second signer, who only uses a right, does not pay", () => {
  const owner = { addresses: [alice, bob], threshold: 2 };
  const intent = { ...both, subnetId: context.chains.X, subnetOwner: owner, nodeId: NODE_ID };
  const document = build.p.removeSubnetValidator(intent, [ofBob, ofAlice], context);
  expect(gains(document)).toEqual({ alice: -BigInt(document.fee.burned) });
});

test("a vault's stake returns to the vault, and its rewards have to be given an owner", () => {
  const rewards = { addresses: [alice, bob, carol], threshold: 2 };
  const document = build.p.addDelegator({ ...stake, rewards }, [ofBob, vault], context);
  expect(gains(document)).toEqual({ "alice+bob+carol": -BigInt(document.fee.burned) });
  const validator = { ...stake, signer: proof, delegationFee: 2 };
  for (const refused of [
    () => build.p.addDelegator(stake, [vault], context),
    () => build.p.addValidator(validator, [vault], context),
    () =>
      build.p.addAutoRenewedValidator({ ...validator, restake: 0, period: 15 * 86_400 }, [vault], context),
  ]) {
    expect(refused).toThrow(ValidationError);
    expect(refused).toThrow(/rewards must be given where several sign/);
  }
});

test("where only several owners together are enough, the owner of the change must be given", () => {
  const intent = { ...both, payments: [{ to: carol, amount: 5_005n * AVAX }] };
  const refused = () => build.p.base(intent, [ofBob, vault, ofAlice], context);
  expect(refused).toThrow(WalletError);
  expect(refused).toThrow(/change must be given/);
  const document = build.p.base({ ...intent, change: bob }, [ofBob, vault, ofAlice], context);
  expect(document.spends.length).toBe(2);
});

test.each(["P", "X"] as const)("an import to %s goes to the owner of what was exported", (chain) => {
  const place = { chain, source: "C" as const };
  const exported = coinOf(20n * AVAX, { names: ["alice", "bob", "carol"], threshold: 2 }, place);
  const own = coinOf(20n * AVAX, { names: ["alice"] }, place);
  const from = [addressOf("alice", chain), addressOf("bob", chain)];
  const builder = chain === "P" ? build.p : build.x;
  const intent = { from, source: "C" as const };
  const { changes } = explain(builder.importFrom(intent, [exported], context), context);
  expect(changes.map(({ owner }) => (typeof owner === "string" ? owner : owner.addresses.length))).toEqual([
    3,
  ]);
  const refused = () => builder.importFrom(intent, [exported, own], context);
  expect(refused).toThrow(ValidationError);
  expect(refused).toThrow(/to must be given: the exported outputs have several owners/);
  expect(
    builder.importFrom({ ...intent, to: from[0] as string }, [exported, own], context).spends.length,
  ).toBe(2);
});

test("merging leaves each owner its own", () => {
  const coins = [vault, coinOf(AVAX, { names: ["alice", "bob", "carol"], threshold: 2 }), ofAlice];
  coins.push(coinOf(AVAX, { names: ["alice"] }), ofBob);
  const documents = build.p.consolidate(both, coins, context);
  expect(documents.map(gains).map(Object.keys)).toEqual([["alice+bob+carol"], ["alice"]]);
  const [together, ...none] = build.p.consolidate({ ...both, to: alice }, coins, context);
  expect([together?.spends.length, none.length]).toEqual([5, 0]);
});

test.each(["P", "X"] as const)("another asset is imported to %s, and outputs there pay the fee", (chain) => {
  const from = addressOf("alice", chain);
  const token = coinOf(
    40n,
    { names: ["alice"] },
    { chain, source: chain === "P" ? "X" : "P", assetId: TOKEN_ID },
  );
  const payer = coinOf(AVAX, { names: ["alice"] }, { chain });
  const document =
    chain === "P"
      ? build.p.importFrom({ from, source: "X" }, [token, payer], context)
      : build.x.importFrom({ from, source: "P" }, [token, payer], context);
  expect(document.spends.length).toBe(2);
});
