/** The published schema of signing documents accepts those of the kit, and refuses what the kit refuses by their form. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { build, openDocument, sign } from "../src/index.ts";
import { AVAX, addressOf, coinOf, context, signerOf } from "./made.ts";

const schema = JSON.parse(readFileSync(new URL("../signing-document.schema.json", import.meta.url), "utf8"));
const validate = new Ajv2020({ allErrors: true }).compile(schema);
const alice = addressOf("alice");
const coins = [coinOf(3n * AVAX, { names: ["alice"] })];
const payment = build.p.base({ from: alice, payments: [{ to: alice, amount: AVAX }] }, coins, context);
const subnet = { from: alice, subnetId: context.chains.X, subnetOwner: alice, owner: alice };

test.each([
  ["a payment", payment],
  ["a right", build.p.transferSubnetOwnership(subnet, coins, context)],
])("accepts %s, with and without signatures", async (_name, document) => {
  for (const one of [document, await sign(document, signerOf("alice"))]) {
    expect(validate(JSON.parse(JSON.stringify(one))), JSON.stringify(validate.errors)).toBe(true);
  }
});

test.each<[name: string, fields: object]>([
  ["another version", { version: 2 }],
  ["an unknown field", { note: "" }],
  ["a chain that does not exist", { chain: "D" }],
  ["no hex", { tx: "0x0g" }],
  ["a fee that is no number", { fee: { ...payment.fee, burned: "-1" } }],
  ["a signature without an address", { signatures: [{ signature: `0x${"00".repeat(65)}` }] }],
])("refuses %s, as the kit does", (_name, fields) => {
  const document = { ...payment, ...fields };
  expect(validate(document)).toBe(false);
  expect(() => openDocument(document)).toThrow("the signing document is invalid");
});
