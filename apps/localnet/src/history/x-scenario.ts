/** Scheduled blocks of the X-Chain: payments, assets and NFTs, shared and locked funds, and imports of AVAX from the other chains. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { SignedTx } from "@primary-network/codec/x";
import { AVAX, DAY } from "../chains/p/params.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import type { Account } from "../keys/accounts.ts";
import type { Random } from "../keys/random.ts";
import type { ScenarioContext, ScheduledXBlock } from "./scenario.ts";
import { ownedBy } from "./wallet.ts";
import type { XPayment } from "./x-wallet.ts";

/** Average seconds between two events of a type. */
const PAYMENT_INTERVAL = 14 * 3_600;
const IMPORT_INTERVAL = 4 * DAY;
const MINT_INTERVAL = 5 * DAY;

/** Inputs of one import of the traffic. */
const MOST_INPUTS = 16;

/** Instants about `interval` apart, from two days after the start, when everybody has funds, to the end. */
function instants({ start, end, random }: ScenarioContext, label: string, interval: number): number[] {
  const stream = random.fork(`x/instants/${label}`);
  const times: number[] = [];
  for (let at = start + 2 * DAY; at < end; at += stream.int(interval / 2, (interval * 3) / 2)) times.push(at);
  return times;
}

/** The accounts that use the X-Chain. */
export function xPeople({ accounts }: ScenarioContext): Account[] {
  return [accounts.erin, accounts.alice, accounts.bob, accounts.carol];
}

/** One payment of AVAX among them; undefined when the drawn account has nothing. */
export function xPayment(context: ScenarioContext, random: Random): SignedTx | undefined {
  const { xWallet, xChain, accounts } = context;
  const people = xPeople(context);
  const payer = random.pick(people);
  const { avaxAssetId: assetId } = xChain.state;
  const total = xWallet.spendable(payer);
  if (total < AVAX) return undefined;
  const payments = Array.from({ length: random.pick([1, 1, 2]) }, (): XPayment => {
    const amount = BigInt(random.int(1, 100_000)) * (AVAX / 1_000n);
    return {
      assetId,
      to: ownedBy([random.chance(0.1) ? accounts.ivan : random.pick(people)]),
      amount: amount < total / 100n ? amount : total / 100n,
    };
  });
  const memo = random.chance(0.1) ? utf8ToBytes(`order ${random.int(1, 9_999)}`) : new Uint8Array();
  return xWallet.transfer(payer, payments, memo);
}

/** Erin pays AVAX to several accounts, some of it to joint owners and some under a lock. */
function firstFunds({ xWallet, xChain, accounts, start, end }: ScenarioContext): ScheduledXBlock[] {
  const { erin, alice, bob, carol, treasury } = accounts;
  const { avaxAssetId: assetId } = xChain.state;
  const pay = (to: XPayment["to"], avax: bigint): XPayment => ({ assetId, to, amount: avax * AVAX });
  return [
    {
      at: start + 1_800,
      fillX(issue) {
        const single = [alice, bob, carol].map((account) => pay(ownedBy([account]), 50_000n));
        issue(xWallet.transfer(erin, single));
      },
    },
    {
      at: start + 2 * DAY + 600,
      fillX(issue) {
        const shared = pay(ownedBy([alice, bob, carol], 2), 700n);
        const locked = pay(ownedBy([treasury], 1, BigInt(end + 30 * DAY)), 80n);
        issue(xWallet.transfer(erin, [shared, locked, pay(ownedBy([alice, bob]), 60n)]));
      },
    },
  ];
}

/** Alice's coin: created once, minted and paid occasionally. */
function coin(context: ScenarioContext): ScheduledXBlock[] {
  const { xWallet, accounts, start } = context;
  const { alice, bob, carol } = accounts;
  const random = context.random.fork("x/coin");
  const at = start + DAY;
  let assetId: Uint8Array | undefined;
  const create: ScheduledXBlock = {
    at,
    fillX(issue) {
      const amount = { type: "TransferOutput" as const, amount: 1_000_000_000n, ...ownedBy([alice]) };
      assetId = issue(
        xWallet.createAsset(alice, {
          name: "Local Coin",
          symbol: "LOCO",
          denomination: 6,
          initialStates: [{ fxIndex: 0, outputs: [{ type: "MintOutput", ...ownedBy([alice]) }, amount] }],
        }),
      );
    },
  };
  const mints = instants(context, "coin", MINT_INTERVAL).map(
    (at): ScheduledXBlock => ({
      at,
      fillX(issue) {
        if (assetId === undefined) return;
        const right = xWallet.first(alice, assetId, "MintOutput");
        if (right === undefined) return;
        const amount = BigInt(random.int(1, 1_000)) * 1_000_000n;
        issue(
          xWallet.operate(alice, right, {
            type: "MintOperation",
            mintInput: { signatureIndices: [0] },
            mintOutput: right.output,
            transferOutput: { type: "TransferOutput", amount, ...ownedBy([alice]) },
          }),
        );
        issue(
          xWallet.transfer(alice, [
            { assetId, to: ownedBy([random.pick([bob, carol])]), amount: amount / 3n },
          ]),
        );
      },
    }),
  );
  return [create, ...mints];
}

/** Bob's collection of three groups; minted NFTs are transferred to others. */
function collection(context: ScenarioContext): ScheduledXBlock[] {
  const { xWallet, accounts, start } = context;
  const { bob, carol, erin } = accounts;
  const random = context.random.fork("x/collection");
  let assetId: Uint8Array | undefined;
  const create: ScheduledXBlock = {
    at: start + DAY + 3_600,
    fillX(issue) {
      const outputs = [1, 2, 3].map((groupId) => ({
        type: "NftMintOutput" as const,
        groupId,
        ...ownedBy([bob]),
      }));
      assetId = issue(
        xWallet.createAsset(bob, {
          name: "Local Collection",
          symbol: "PICS",
          denomination: 0,
          initialStates: [{ fxIndex: 1, outputs }],
        }),
      );
    },
  };
  const mint: ScheduledXBlock = {
    at: start + 3 * DAY,
    fillX(issue) {
      if (assetId === undefined) return;
      const right = xWallet.first(bob, assetId, "NftMintOutput");
      if (right === undefined) return;
      issue(
        xWallet.operate(bob, right, {
          type: "NftMintOperation",
          mintInput: { signatureIndices: [0] },
          groupId: right.output.groupId,
          payload: utf8ToBytes(`https://example.com/${random.int(1, 999)}.png`),
          owners: [ownedBy([bob]), ownedBy([carol])],
        }),
      );
    },
  };
  const give: ScheduledXBlock = {
    at: start + 4 * DAY,
    fillX(issue) {
      const nft = assetId && xWallet.first(bob, assetId, "NftTransferOutput");
      if (nft === undefined) return;
      issue(
        xWallet.operate(bob, nft, {
          type: "NftTransferOperation",
          input: { signatureIndices: [0] },
          output: { ...nft.output, ...ownedBy([erin]) },
        }),
      );
    },
  };
  return [create, mint, give];
}

function payments(context: ScenarioContext): ScheduledXBlock[] {
  const random = context.random.fork("x/payments");
  return instants(context, "payments", PAYMENT_INTERVAL).map((at) => ({
    at,
    fillX(issue) {
      const tx = xPayment(context, random);
      if (tx) issue(tx);
    },
  }));
}

/** Outputs from another chain are imported some days later. */
function imports(context: ScenarioContext): ScheduledXBlock[] {
  const { xWallet, cChain } = context;
  return instants(context, "imports", IMPORT_INTERVAL).map((at) => ({
    at,
    fillX(issue) {
      for (const person of xPeople(context)) {
        for (const sourceChain of [EMPTY_ID, cChain.chainId]) {
          const arrived = xWallet.arrived(person, sourceChain);
          if (arrived.length > 0) issue(xWallet.importFrom(person, sourceChain, arrived));
        }
      }
    },
  }));
}

/** The import for the first of these accounts that has a pending output from another chain. */
export function xArrival(context: ScenarioContext): SignedTx | undefined {
  const { xWallet, cChain } = context;
  for (const person of xPeople(context)) {
    for (const sourceChain of [EMPTY_ID, cChain.chainId]) {
      const arrived = xWallet.arrived(person, sourceChain).slice(0, MOST_INPUTS);
      if (arrived.length > 0) return xWallet.importFrom(person, sourceChain, arrived);
    }
  }
  return undefined;
}

/** Schedules all blocks of the X-Chain. */
export function xScenario(context: ScenarioContext): ScheduledXBlock[] {
  return [
    ...firstFunds(context),
    ...coin(context),
    ...collection(context),
    ...payments(context),
    ...imports(context),
  ];
}
