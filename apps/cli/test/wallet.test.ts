/** The wallet commands over the network of `dev`: keys, previews, questions, documents, transfers. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { encodeCb58, encodeHex, formatNodeId } from "@primary-network/codec";
import { encodeL1Message, encodePayload, encodeUnsignedMessage } from "@primary-network/codec/warp";
import { formatAvax } from "@primary-network/core";
import type { SimulatedDev } from "@primary-network/devnet";
import { deriveNodeKey, deriveOwnerKey } from "@primary-network/localnet";
import { privateKeySigner, toTxFile } from "@primary-network/wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as actions from "../src/wallet/actions.ts";
import * as files from "../src/wallet/files.ts";
import { KEY_VARIABLE } from "../src/wallet/key.ts";
import * as l1 from "../src/wallet/l1.ts";
import { endSharedNetwork, sharedNetwork } from "./shared-network.ts";

let dev: SimulatedDev;
let folder: string;
beforeAll(async () => {
  // Its own payments spend outputs of the same accounts.
  dev = await sharedNetwork({ blockInterval: 0 });
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

const readTx = async (file: string) => JSON.parse(await readFile(file, "utf8"));

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
  const wrong = files.signFile(file, { ...flags(), yes: true, out: signed }, around("alice"));
  await expect(wrong).rejects.toThrow("the key has nothing to sign here");
  await expect(files.issueFile(file, { ...flags(), yes: true }, around("bob"))).rejects.toThrow(
    "misses the signatures",
  );
  await files.signFile(file, { ...flags(), yes: false, out: signed }, around("bob", true));
  expect(await readFile(signed, "utf8")).not.toContain(keyOf("bob").slice(2));
  const merged = join(folder, "merged.json");
  await files.mergeFiles([file, signed], { out: merged, nodeUrl: dev.node.url }, around("bob").out);
  const issued = around("bob", true);
  await files.issueFile(merged, { ...flags(), yes: false }, issued);
  expect(issued.printed).toHaveLength(1);
  await writeFile(join(folder, "broken.json"), "{}");
  const broken = files.issueFile(join(folder, "broken.json"), { ...flags(), yes: true }, around("bob"));
  await expect(broken).rejects.toThrow("broken.json: the signing document is invalid: version must be 1");
});

test("a file of platform-cli is signed in its own form, explained and issued", async () => {
  const [document, file, signed] = ["tx-document", "tx", "tx-signed"].map((name) =>
    join(folder, `${name}.json`),
  ) as [string, string, string];
  const payment = (flags: object) =>
    actions.sendAvax(addressOf("alice"), "1", { ...spend(), ...flags }, around("bob"));
  await payment({ document });
  await payment({ document: file, format: "platform-cli" });
  expect(await readTx(file)).toEqual(toTxFile(JSON.parse(await readFile(document, "utf8"))));
  await expect(payment({ format: "platform-cli" })).rejects.toThrow("--format needs --document");
  const ofX = actions.inWords(() => payment({ document, format: "platform-cli", chain: "X" }));
  await expect(ofX).rejects.toThrow("chain must be P, the only chain of these files");
  const signer = around("bob", true);
  await files.signFile(file, { ...flags(), yes: false, out: signed }, signer);
  expect(signer.told[0]).toBe(`Pays 1 AVAX to ${addressOf("alice")}.`);
  expect(signer.told.at(-1)).toBe(`${signed}: complete`);
  const { networkID, txHex, ...rest } = await readTx(signed);
  expect([networkID, rest]).toEqual([12_345, {}]);
  expect(txHex).toMatch(/^0x/);
  const merged = around("bob");
  await files.mergeFiles([file, signed], { nodeUrl: dev.node.url }, merged.out);
  expect(JSON.parse(merged.printed.join())).toEqual({ networkID, txHex });
  const whole = around("bob");
  await files.mergeFiles([file, signed], { nodeUrl: dev.node.url, format: "document" }, whole.out);
  expect(toTxFile(JSON.parse(whole.printed.join()))).toEqual({ networkID, txHex });
  const issued = around("alice", true);
  await files.issueFile(signed, { ...flags(), yes: false }, issued);
  expect(issued.printed).toHaveLength(1);
  // The network has accepted it, so its outputs are no longer there.
  const again = files.issueFile(signed, { ...flags(), yes: true }, around("alice"));
  await expect(again).rejects.toThrow(`${signed}: the signing document is invalid: spent must have output`);
});

test("a file of platform-cli that leaves its owner no change needs the flag --owner", async () => {
  const [quote, file, signed] = ["quote", "whole", "whole-signed"].map((name) =>
    join(folder, `${name}.json`),
  ) as [string, string, string];
  await actions.sendAvax(addressOf("wanderer"), "1", spend(), around("bob", true));
  const pay = (amount: string, more: object) =>
    actions.sendAvax(addressOf("alice"), amount, { ...spend(), ...more }, around("wanderer"));
  await pay("0.5", { document: quote });
  const burned = BigInt(JSON.parse(await readFile(quote, "utf8")).fee.burned);
  await pay(formatAvax(1_000_000_000n - burned), { document: file, format: "platform-cli" });
  const sign = (owner?: string[]) => {
    const more = { ...flags(), yes: true, out: signed, ...(owner && { owner }) };
    return files.signFile(file, more, around("wanderer"));
  };
  await expect(sign()).rejects.toThrow(`${file}: the signing document is invalid: spent must have output`);
  await expect(sign(["nobody"])).rejects.toThrow(`${file}: `);
  const owner = [addressOf("wanderer")];
  await sign(owner);
  expect(await readTx(signed)).toHaveProperty("txHex");
  const issued = around("alice");
  await files.issueFile(signed, { ...flags(), yes: true, owner }, issued);
  expect(issued.printed).toHaveLength(1);
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

test("an L1 is created from a file, and its validator is paid for and disabled", async () => {
  const { nodeId, signer } = deriveNodeKey("wallet", "commands");
  const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
  const plan = {
    chain: { name: "Commands", vmId: encodeCb58(new Uint8Array(32).fill(7)), genesis: "{}" },
    manager: { address: `0x${"0f".repeat(20)}` },
    validators: [
      {
        nodeId: formatNodeId(nodeId),
        signer: { publicKey: hex(signer.publicKey), proofOfPossession: hex(signer.proofOfPossession) },
        weight: "10",
        balance: "1000000000",
        remainingBalanceOwner: addressOf("alice"),
        deactivationOwner: addressOf("alice"),
      },
    ],
  };
  const file = join(folder, "l1.json");
  const journal = join(folder, "flows");
  const l1Flags = { ...spend(), journal, name: "mine" };
  await writeFile(file, JSON.stringify({ ...plan, validators: [{ ...plan.validators[0], weight: 10 }] }));
  await expect(l1.createFromFile(file, l1Flags, around("alice"))).rejects.toThrow(
    "validators[0].weight: must be a decimal integer as text",
  );
  await writeFile(file, JSON.stringify({ chain: plan.chain, manager: plan.manager }));
  await expect(l1.createFromFile(file, l1Flags, around("alice"))).rejects.toThrow(
    "validators: must be there",
  );

  await writeFile(file, JSON.stringify(plan));
  const made = around("alice", true);
  await l1.createFromFile(file, l1Flags, made);
  expect(made.asked.length).toBe(1);
  expect(made.printed.map((line) => line.split(" ")[0])).toEqual([
    "subnet",
    "chain",
    "conversion",
    "validation",
  ]);
  const again = around("alice");
  await l1.createFromFile(file, l1Flags, again);
  expect(again.printed).toEqual(made.printed);

  const validationId = made.printed[3]?.split(" ")[1] ?? "";
  const paid = around("alice", true);
  await l1.topUpValidator(validationId, "0.5", { ...l1Flags, name: "more" }, paid);
  expect(paid.told.join("\n")).toContain(`Adds 0.5 AVAX to the balance of L1 validator ${validationId}.`);
  const ended = around("alice", true);
  await l1.disableValidator(validationId, { ...l1Flags, name: "end" }, ended);
  expect(ended.told.join("\n")).toContain(`Disables L1 validator ${validationId}.`);
  expect((await readdir(journal)).sort()).toEqual(["end.json", "mine.json", "more.json"]);
});

test("a manager's message that the validators did not see is signed by nobody", async () => {
  const payload = encodePayload({
    type: "AddressedCall",
    sourceAddress: new Uint8Array(20),
    payload: encodeL1Message({
      type: "L1ValidatorWeight",
      validationId: new Uint8Array(32),
      nonce: 0n,
      weight: 5n,
    }),
  });
  const unsigned = { networkId: 12_345, sourceChainId: new Uint8Array(32).fill(9), payload };
  const message = encodeHex(encodeUnsignedMessage(unsigned), { checksum: false });
  const journal = join(folder, "unseen");
  const serviceUrl = dev.service.url;
  const weigh = actions.inWords(() =>
    l1.weigh(message, { ...spend(), journal, serviceUrl }, around("alice")),
  );
  await expect(weigh).rejects.toThrow(/^aggregateSignatures: /);
  const registering = { ...spend(), journal, serviceUrl, blsProof: "0x00" };
  await expect(l1.register(message, "1", registering, around("alice"))).rejects.toThrow(
    "must be a RegisterL1Validator, not a L1ValidatorWeight",
  );
});
