/** Life on the X-Chain: payments, assets and NFTs, shared and locked funds, and AVAX that comes over from the other chains. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { SignedXTx } from "@primary-network/codec";
import type { Account } from "../accounts.ts";
import { AVAX, DAY } from "../chains/p/params.ts";
import type { Random } from "../chains/random.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import type { Stage, XScene } from "./scenario.ts";
import { ownedBy } from "./wallet.ts";
import type { XPayment } from "./x-wallet.ts";

/** Seconds between two events of a kind, on average. */
const PAYMENT_INTERVAL = 14 * 3_600;
const IMPORT_INTERVAL = 4 * DAY;
const MINT_INTERVAL = 5 * DAY;

/** Inputs of one import, as the life goes on. */
const MOST_INPUTS = 16;

/** Instants about `interval` apart, from two days after the start, when everybody has funds, to the end. */
function instants({ start, end, random }: Stage, label: string, interval: number): number[] {
  const stream = random.fork(`x/instants/${label}`);
  const times: number[] = [];
  for (let at = start + 2 * DAY; at < end; at += stream.int(interval / 2, (interval * 3) / 2)) times.push(at);
  return times;
}

/** Who is seen on the X-Chain. */
export function xPeople({ accounts }: Stage): Account[] {
  return [accounts.erin, accounts.alice, accounts.bob, accounts.carol];
}

/** One payment of some AVAX among them; undefined when whoever is drawn has nothing. */
export function xPayment(stage: Stage, random: Random): SignedXTx | undefined {
  const { xWallet, xChain, accounts } = stage;
  const people = xPeople(stage);
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

/** Erin hands out AVAX, some of it to several owners together and some under a lock. */
function firstFunds({ xWallet, xChain, accounts, start, end }: Stage): XScene[] {
  const { erin, alice, bob, carol, treasury } = accounts;
  const { avaxAssetId: assetId } = xChain.state;
  const pay = (to: XPayment["to"], avax: bigint): XPayment => ({ assetId, to, amount: avax * AVAX });
  return [
    {
      at: start + 1_800,
      playX(issue) {
        const single = [alice, bob, carol].map((account) => pay(ownedBy([account]), 50_000n));
        issue(xWallet.transfer(erin, single));
      },
    },
    {
      at: start + 2 * DAY + 600,
      playX(issue) {
        const shared = pay(ownedBy([alice, bob, carol], 2), 700n);
        const locked = pay(ownedBy([treasury], 1, BigInt(end + 30 * DAY)), 80n);
        issue(xWallet.transfer(erin, [shared, locked, pay(ownedBy([alice, bob]), 60n)]));
      },
    },
  ];
}

/** Alice's coin: made once, minted and paid with now and then. */
function coin(stage: Stage): XScene[] {
  const { xWallet, accounts, start } = stage;
  const { alice, bob, carol } = accounts;
  const random = stage.random.fork("x/coin");
  const at = start + DAY;
  let assetId: Uint8Array | undefined;
  const create: XScene = {
    at,
    playX(issue) {
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
  const mints = instants(stage, "coin", MINT_INTERVAL).map(
    (at): XScene => ({
      at,
      playX(issue) {
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

/** Bob's collection of three groups; what is minted goes on to somebody else. */
function collection(stage: Stage): XScene[] {
  const { xWallet, accounts, start } = stage;
  const { bob, carol, erin } = accounts;
  const random = stage.random.fork("x/collection");
  let assetId: Uint8Array | undefined;
  const create: XScene = {
    at: start + DAY + 3_600,
    playX(issue) {
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
  const mint: XScene = {
    at: start + 3 * DAY,
    playX(issue) {
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
  const give: XScene = {
    at: start + 4 * DAY,
    playX(issue) {
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

function payments(stage: Stage): XScene[] {
  const random = stage.random.fork("x/payments");
  return instants(stage, "payments", PAYMENT_INTERVAL).map((at) => ({
    at,
    playX(issue) {
      const tx = xPayment(stage, random);
      if (tx) issue(tx);
    },
  }));
}

/** Whoever was sent AVAX from another chain takes it in some days later. */
function imports(stage: Stage): XScene[] {
  const { xWallet, cChain } = stage;
  return instants(stage, "imports", IMPORT_INTERVAL).map((at) => ({
    at,
    playX(issue) {
      for (const person of xPeople(stage)) {
        for (const sourceChain of [EMPTY_ID, cChain.chainId]) {
          const arrived = xWallet.arrived(person, sourceChain);
          if (arrived.length > 0) issue(xWallet.importFrom(person, sourceChain, arrived));
        }
      }
    },
  }));
}

/** The import of what another chain sent to the first of them whom anything waits for. */
export function xArrival(stage: Stage): SignedXTx | undefined {
  const { xWallet, cChain } = stage;
  for (const person of xPeople(stage)) {
    for (const sourceChain of [EMPTY_ID, cChain.chainId]) {
      const arrived = xWallet.arrived(person, sourceChain).slice(0, MOST_INPUTS);
      if (arrived.length > 0) return xWallet.importFrom(person, sourceChain, arrived);
    }
  }
  return undefined;
}

/** All scenes of the X-Chain. */
export function xScenes(stage: Stage): XScene[] {
  return [...firstFunds(stage), ...coin(stage), ...collection(stage), ...payments(stage), ...imports(stage)];
}
