/** Transfers that are killed at every point: each ends delivered once, and no AVAX is lost or made. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { amountOf } from "../src/coin.ts";
import {
  absentSigner,
  type Chain,
  findStuckFunds,
  importStuckFunds,
  memoryJournal,
  privateKeySigner,
  readCoins,
  type SigningDocument,
  sign,
  transfer,
  UnsignedStepError,
} from "../src/index.ts";
import { LocalNode } from "./local-node.ts";
import { mortal } from "./mortal.ts";

const AVAX = 1_000_000_000n;
const QUICK = { intervalMs: 1, withinMs: 5_000 };
let local: LocalNode;

beforeAll(async () => {
  local = await LocalNode.start({ weeks: 2, validators: 4, delegators: 0 });
});

const balance = async (name: "alice" | "erin", chain: Chain, source?: Chain) => {
  const addresses = [local.address(name, chain)];
  const coins = await readCoins(local.node, { chain, source, addresses });
  return coins.reduce((sum, coin) => sum + amountOf(coin), 0n);
};

/** nAVAX of an account on the P- and X-Chain, and between them. */
async function wealth(name: "alice" | "erin"): Promise<bigint> {
  const parts = await Promise.all([
    balance(name, "P"),
    balance(name, "X"),
    balance(name, "P", "X"),
    balance(name, "X", "P"),
  ]);
  return parts.reduce((sum, part) => sum + part, 0n);
}

const pairs = fc.constantFrom<{ from: Chain; to: Chain }>({ from: "P", to: "X" }, { from: "X", to: "P" });
let flows = 0;

describe("transfer", () => {
  it("delivers the amount, and the fees are all that is burned", async () => {
    for (const { from, to } of [{ from: "P", to: "X" } as const, { from: "X", to: "P" } as const]) {
      const [before, there] = [await wealth("erin"), await balance("erin", to)];
      const options = {
        node: local.node,
        signer: local.signer("erin"),
        journal: memoryJournal(),
        id: "one",
        ...QUICK,
      };
      await transfer({ from, to, amount: AVAX }, options);
      expect(await balance("erin", to)).toBe(there + AVAX);
      const burned = before - (await wealth("erin"));
      expect(burned).toBeGreaterThan(0n);
      expect(burned).toBeLessThan(2_100_000n);
    }
  });

  it("is delivered once, wherever it is killed", async () => {
    await fc.assert(
      fc.asyncProperty(
        pairs,
        fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 3 }),
        async ({ from, to }, kills) => {
          const [before, there] = [await wealth("erin"), await balance("erin", to)];
          const journal = memoryJournal();
          const id = `flow-${flows++}`;
          const signer = local.signer("erin");
          for (const diesAt of [...kills, Number.POSITIVE_INFINITY]) {
            const run = mortal(local, journal, diesAt);
            await transfer(
              { from, to, amount: AVAX },
              { node: run.node, signer, journal: run.journal, id, ...QUICK },
            ).catch((error: unknown) => {
              if (run.events() < diesAt) throw error; // not by the kill
            });
          }
          expect(await balance("erin", to)).toBe(there + AVAX);
          const burned = before - (await wealth("erin"));
          expect(burned).toBeLessThan(2_100_000n);
        },
      ),
      { numRuns: rounds(30) },
    );
  });

  it("is found and completed without its journal", async () => {
    await fc.assert(
      fc.asyncProperty(pairs, fc.integer({ min: 1, max: 60 }), async ({ from, to }, diesAt) => {
        const before = await wealth("erin");
        const signer = local.signer("erin");
        const run = mortal(local, memoryJournal(), diesAt);
        const options = { node: run.node, signer, journal: run.journal, id: "lost", ...QUICK };
        await transfer({ from, to, amount: AVAX }, options).catch((error: unknown) => {
          if (run.events() < diesAt) throw error;
        });
        for (const stuck of await findStuckFunds(local.node, [local.address("erin")])) {
          if (stuck.chain === "C") continue; // no EVM runs here
          await importStuckFunds(stuck, { node: local.node, signer, ...QUICK });
        }
        const left = await findStuckFunds(local.node, [local.address("erin")]);
        expect(left.filter(({ chain }) => chain !== "C")).toEqual([]);
        expect(before - (await wealth("erin"))).toBeLessThan(3_100_000n);
      }),
      { numRuns: rounds(15) },
    );
  });

  it("refuses another flow under the same name, and a confirmation ends it before anything is signed", async () => {
    const journal = memoryJournal();
    const options = { node: local.node, signer: local.signer("erin"), journal, id: "same", ...QUICK };
    await transfer({ from: "P", to: "X", amount: AVAX }, options);
    await expect(transfer({ from: "P", to: "X", amount: 2n * AVAX }, options)).rejects.toThrow(
      'the journal has another flow under the name "same"',
    );
    const before = await wealth("erin");
    const no = {
      ...options,
      id: "no",
      confirm: () => {
        throw new Error("not today");
      },
    };
    await expect(transfer({ from: "P", to: "X", amount: AVAX }, no)).rejects.toThrow("not today");
    expect(await wealth("erin")).toBe(before);
    expect(await journal.load("no")).toBeUndefined();
  });

  it("stops for a signer whose keys are elsewhere, and goes on with signed copies", async () => {
    const there = await balance("erin", "X");
    const address = local.address("erin");
    const options = {
      node: local.node,
      signer: absentSigner({ address }),
      journal: memoryJournal(),
      id: "elsewhere",
      ...QUICK,
    };
    const intent = { from: "P", to: "X", amount: AVAX } as const;
    const signed: SigningDocument[] = [];
    for (const step of ["export", "import"]) {
      const stopped = await transfer(intent, { ...options, signed }).catch((error: unknown) => error);
      if (!(stopped instanceof UnsignedStepError)) throw stopped;
      expect(stopped.step).toBe(step);
      signed.push(await sign(JSON.parse(JSON.stringify(stopped.document)), local.signer("erin")));
    }
    await transfer(intent, { ...options, signed });
    expect(await balance("erin", "X")).toBe(there + AVAX);
    await expect(transfer({ ...intent, to: "C" }, { ...options, id: "c" })).rejects.toThrow(
      "evmAddress must be given for the C-Chain",
    );
  });

  it("says what cannot be transferred", async () => {
    const options = {
      node: local.node,
      signer: local.signer("erin"),
      journal: memoryJournal(),
      id: "bad",
      ...QUICK,
    };
    await expect(transfer({ from: "P", to: "P", amount: 1n }, options)).rejects.toThrow(
      "to must be another chain",
    );
    await expect(transfer({ from: "P", to: "X", amount: 0n }, options)).rejects.toThrow(
      "amount must be from 1 to",
    );
    const poor = { ...options, signer: privateKeySigner(new Uint8Array(32).fill(77)) };
    await expect(transfer({ from: "P", to: "X", amount: 1n }, poor)).rejects.toThrow(/are missing: needed/);
  });
});
