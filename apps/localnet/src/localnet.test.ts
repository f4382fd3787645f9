/** The network as a whole: same seed, same bytes; the history has every kind of event that it promises. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { encodeCb58 } from "@primary-network/codec";
import { decodeGenesis, verifyProofOfPossession } from "@primary-network/codec/p";
import { expect, test } from "vitest";
import { createAsk } from "../test/ask.ts";
import { createLocalnet, DEFAULT_NOW, type Localnet } from "./index.ts";

const small = { weeks: 2, validators: 6, delegators: 12 };
const digest = ({ genesisBytes, blocks }: Localnet) =>
  bytesToHex(sha256(concatBytes(genesisBytes, ...blocks.map(({ bytes }) => bytes))));

test("the same options produce the same bytes, another seed or time different ones", async () => {
  const first = digest(await createLocalnet(small));
  expect(digest(await createLocalnet(small))).toBe(first);
  expect(digest(await createLocalnet({ ...small, seed: "another" }))).not.toBe(first);
  expect(digest(await createLocalnet({ ...small, clock: { now: () => 1_800_000_000 } }))).not.toBe(first);
});

test("the default history contains every type of event", async () => {
  const { blocks, state, genesisBytes } = await createLocalnet();
  const txs = blocks.flatMap(({ block }) => [
    ...("txs" in block ? block.txs : []),
    ...("tx" in block ? [block.tx] : []),
  ]);
  const kinds = new Set([
    ...blocks.map(({ block }) => block.type as string),
    ...txs.map(({ unsignedTx }) => unsignedTx.type),
  ]);
  expect([...kinds].sort()).toEqual([
    "AddAutoRenewedValidatorTx",
    "AddDelegatorTx",
    "AddPermissionlessDelegatorTx",
    "AddPermissionlessValidatorTx",
    "AddSubnetValidatorTx",
    "AddValidatorTx",
    "ApricotCommitBlock",
    "BanffAbortBlock",
    "BanffCommitBlock",
    "BanffProposalBlock",
    "BanffStandardBlock",
    "BaseTx",
    "ConvertSubnetToL1Tx",
    "CreateChainTx",
    "CreateSubnetTx",
    "DisableL1ValidatorTx",
    "ExportTx",
    "ImportTx",
    "IncreaseL1ValidatorBalanceTx",
    "RegisterL1ValidatorTx",
    "RemoveSubnetValidatorTx",
    "RewardAutoRenewedValidatorTx",
    "RewardValidatorTx",
    "SetAutoRenewedValidatorConfigTx",
    "SetL1ValidatorWeightTx",
    "TransferSubnetOwnershipTx",
  ]);
  expect(blocks.length).toBeGreaterThan(400);
  expect(state.pending.map(({ role }) => role)).toEqual(expect.arrayContaining(["validator", "delegator"]));
  expect(new Set(state.current.map(({ role }) => role))).toEqual(
    new Set(["validator", "delegator", "permissioned"]),
  );
  expect(decodeGenesis(genesisBytes).validators.length).toBeGreaterThanOrEqual(5);
});

test("a history through Helicon has auto-renewed validators that continue, stop and are removed", async () => {
  const { blocks } = await createLocalnet({ ...small, heliconTime: DEFAULT_NOW - 10 * 86_400 });
  const decided = blocks.flatMap(({ block }, height) => {
    if (!("tx" in block) || block.tx.unsignedTx.type !== "RewardAutoRenewedValidatorTx") return [];
    return [`${encodeCb58(block.tx.unsignedTx.txId)} ${blocks[height + 1]?.block.type}`];
  });
  const kinds = blocks
    .flatMap(({ block }) => ("txs" in block ? block.txs : []))
    .map((tx) => tx.unsignedTx.type);
  expect(kinds.filter((kind) => kind === "AddAutoRenewedValidatorTx")).toHaveLength(3);
  expect(kinds.filter((kind) => kind === "SetAutoRenewedValidatorConfigTx")).toHaveLength(2);
  const [aborted, ...committed] = decided;
  expect(aborted).toMatch(/ BanffAbortBlock$/);
  const cycles = [...new Set(committed)].map((line) => committed.filter((other) => other === line).length);
  // One stopped after two cycles, one is in its fourth.
  expect(cycles.sort()).toEqual([2, 3]);
});

test("validators hold the BLS keys that they register", async () => {
  const { genesisBytes, blocks } = await createLocalnet(small);
  const txs = [
    ...decodeGenesis(genesisBytes).validators,
    ...blocks.flatMap(({ block }) => ("txs" in block ? block.txs : [])),
  ];
  const proofs = txs.flatMap(({ unsignedTx: tx }) => {
    if (tx.type === "ConvertSubnetToL1Tx") return tx.validators.map(({ signer }) => signer);
    return tx.type === "AddPermissionlessValidatorTx" && tx.signer.type === "ProofOfPossession"
      ? [tx.signer]
      : [];
  });
  expect(proofs.length).toBeGreaterThan(15);
  expect(proofs.map(verifyProofOfPossession)).toEqual(proofs.map(() => true));
});

test("no WebSocket opens where no EVM chain runs, whatever its path is", async () => {
  const net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
  for (const url of ["//", "//x", "*", "http://[", "", "/ext/bc/C/ws", "http://node/ext/bc/C/ws?x=1"])
    expect(net.connect(url, { send: () => {}, end: () => {} })).toBeUndefined();
});

test("the chain produces the blocks that end terms as the clock advances", async () => {
  let now = 1_780_272_000;
  const localnet = await createLocalnet({ ...small, clock: { now: () => now } });
  const height = async () => Number((await createAsk(localnet).result("platform.getHeight")).height);
  const before = await height();
  const pending = localnet.state.pending.length;
  now += 14 * 86_400;
  expect(await height()).toBeGreaterThan(before);
  expect(localnet.state.pending.length).toBeLessThan(pending);
});
