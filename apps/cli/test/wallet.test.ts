/** The wallet commands over the network of `dev`: keys, previews, questions, documents, transfers. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { encodeHex } from "@primary-network/codec";
import type { SimulatedDev } from "@primary-network/devnet";
import { deriveOwnerKey } from "@primary-network/localnet";
import { privateKeySigner } from "@primary-network/wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as actions from "../src/wallet/actions.ts";
import { mergeFiles } from "../src/wallet/documents.ts";
import { KEY_VARIABLE } from "../src/wallet/key.ts";
import { endSharedNetwork, sharedNetwork } from "./shared-network.ts";

let dev: SimulatedDev;
let folder: string;
beforeAll(async () => {
  dev = await sharedNetwork();
  folder = await mkdtemp(join(tmpdir(), "primary-network-wallet-"));
});
afterAll(async () => {
  await endSharedNetwork();
  await rm(folder, { recursive: true, force: true });
});

const keyOf = (name: string) =>
  encodeHex(deriveOwnerKey("primary-network", name).privateKey, { checksum: false });
const addressOf = (name: string, chain: "P" | "X" = "P") =>
  privateKeySigner(keyOf(name)).address({ networkId: 12_345, chain });

/** Surroundings of a command whose questions get one reply. */
function around(name: string, reply: boolean | undefined = undefined) {
  const [printed, told, asked]: [string[], string[], string[]] = [[], [], []];
  const input = Object.assign(new PassThrough(), { isTTY: false }) as unknown as NodeJS.ReadStream;
  return {
    printed,
    told,
    asked,
    env: { [KEY_VARIABLE]: keyOf(name) } as NodeJS.ProcessEnv,
    input,
    output: new PassThrough(),
    out: { print: (text: string) => void printed.push(text), tell: (text: string) => void told.push(text) },
    confirm: async (question: string) => {
      asked.push(question);
      return reply ?? expect.fail("nothing should be asked");
    },
  };
}

const flags = () => ({ nodeUrl: dev.node.url, index: 0 });
const spend = () => ({ ...flags(), yes: false, chain: "P" as const });

test("prints addresses and balances", async () => {
  const shown = around("alice");
  await actions.printAddresses(flags(), shown);
  expect(shown.printed.slice(0, 2)).toEqual([addressOf("alice"), addressOf("alice", "X")]);
  expect(shown.printed[3]).toMatch(/^0x[0-9a-fA-F]{40}$/);
  const balance = around("carol");
  await actions.printBalance(flags(), balance);
  expect(balance.printed[0]).toMatch(/^P-Chain {2}[\d.]+ AVAX/);
});

test("shows what it sends, asks, and sends only after a yes", async () => {
  const no = around("alice", false);
  await expect(actions.sendAvax(addressOf("bob"), "1.5", spend(), no)).rejects.toThrow(
    "Stopped. Nothing was sent.",
  );
  expect(no.told[0]).toBe(`Pays 1.5 AVAX to ${addressOf("bob")}.`);
  expect(no.printed).toEqual([]);
  const yes = around("alice", true);
  await actions.sendAvax(addressOf("bob"), "1.5", spend(), yes);
  expect(yes.asked).toEqual(["Send it? [y/N] "]);
  expect(yes.printed).toHaveLength(1);
  await expect(actions.sendAvax(addressOf("bob"), "a lot", spend(), around("alice"))).rejects.toThrow(
    "amount:",
  );
});

test("a document is written, explained, signed and issued by different people", async () => {
  const file = join(folder, "payment.json");
  const document = { ...spend(), document: file };
  const first = around("bob");
  await actions.sendAvax(addressOf("alice"), "1", document, first);
  expect(first.told.at(-1)).toContain(`missing signatures: ${addressOf("bob")}`);
  const signed = join(folder, "signed.json");
  const wrong = actions.signFile(file, { index: 0, yes: true, out: signed }, around("alice"));
  await expect(wrong).rejects.toThrow("the key has nothing to sign here");
  await expect(actions.issueFile(file, { ...flags(), yes: true }, around("bob"))).rejects.toThrow(
    "misses the signatures",
  );
  await actions.signFile(file, { index: 0, yes: false, out: signed }, around("bob", true));
  expect(await readFile(signed, "utf8")).not.toContain(keyOf("bob").slice(2));
  const merged = join(folder, "merged.json");
  await mergeFiles([file, signed], merged, around("bob").out);
  const issued = around("bob", true);
  await actions.issueFile(merged, { ...flags(), yes: false }, issued);
  expect(issued.printed).toHaveLength(1);
  await writeFile(join(folder, "broken.json"), "{}");
  const broken = actions.issueFile(join(folder, "broken.json"), { ...flags(), yes: true }, around("bob"));
  await expect(broken).rejects.toThrow("broken.json: the signing document is invalid: version must be 1");
});

test("a transfer is kept in its journal, and nothing is stuck afterwards", async () => {
  const journal = join(folder, "transfers");
  const done = around("erin", true);
  const transfer = { ...spend(), from: "P" as const, to: "X" as const, journal, name: "first" };
  await actions.transferAvax("2", transfer, done);
  expect(done.printed).toHaveLength(2);
  expect(done.asked).toEqual(["Send it? [y/N] "]);
  expect(await readdir(journal)).toEqual(["first.json"]);
  expect(await readFile(join(journal, "first.json"), "utf8")).not.toContain(keyOf("erin").slice(2));
  const again = around("erin");
  await actions.transferAvax("2", transfer, again);
  expect(again.printed).toEqual(done.printed);
  const left = around("grace");
  await actions.stuck({ ...spend(), import: false }, left);
  expect([...left.told, ...left.printed].join()).toMatch(/Nothing is stuck|Import it with --import/);
});

test("small outputs are merged after a question", async () => {
  const merged = around("alice", true);
  await actions.consolidate(spend(), merged);
  expect(merged.told[0]).toMatch(
    /^Merges \d+ outputs by \d+ transactions, and burns [\d.]+ AVAX\.$|nothing to merge/,
  );
});

test("a key comes from a file too, and no error shows it", async () => {
  const keyFile = join(folder, "key");
  await writeFile(keyFile, `${keyOf("alice")}\n`);
  const shown = around("bob");
  await actions.printAddresses({ ...flags(), keyFile }, shown);
  expect(shown.printed[0]).toBe(addressOf("alice"));
  await writeFile(keyFile, `${keyOf("alice").slice(0, -1)}`);
  const wrong = await actions.printAddresses({ ...flags(), keyFile }, around("bob")).catch(String);
  expect(wrong).toContain("the key cannot be used");
  expect(wrong).not.toContain(keyOf("alice").slice(2, 20));
  const none = { ...around("bob"), env: {} };
  await expect(actions.printAddresses(flags(), none)).rejects.toThrow(
    `no key: use --key-file or ${KEY_VARIABLE}`,
  );
});
