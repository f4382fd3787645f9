/** Tokens of the three standards: created, minted, transferred by owners and operators, burned. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Account } from "../../keys/accounts.ts";
import type { AbiValue } from "../contracts/abi.ts";
import { type ContractName, callData } from "../contracts/contract.ts";
import type { EvmScenarioContext, ScheduledEvmStep } from "./scenario.ts";

/** Number of events of each type on a chain. */
export interface TokenCounts {
  readonly payments: number;
  readonly coinTransfers: number;
  readonly nfts: number;
  readonly itemTransfers: number;
}

const ETHER = 10n ** 18n;
const DOLLAR = 10n ** 6n;
const EMPTY = new Uint8Array();

const base64 = (text: string): string => btoa(String.fromCharCode(...utf8ToBytes(text)));

/** Metadata in the URI itself: nothing has to be fetched. */
function metadataUri(tokenId: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="${(tokenId % 4) + 1}"/></svg>`;
  const metadata = {
    name: `Lantern ${tokenId}`,
    description: "One of the lanterns of the local network.",
    image: `data:image/svg+xml;base64,${base64(svg)}`,
    attributes: [{ trait_type: "Radius", value: (tokenId % 4) + 1 }],
  };
  return `data:application/json;base64,${base64(JSON.stringify(metadata))}`;
}

/** Schedules all steps of this scenario. */
export function tokenScenario(context: EvmScenarioContext, counts: TokenCounts): ScheduledEvmStep[] {
  const { accounts, random: all } = context;
  const random = all.fork("tokens");
  const { alice, bob, carol, dave, erin, frank, grace } = accounts;
  const people: readonly Account[] = [alice, bob, carol, dave, erin, frank, grace];
  const call =
    (
      signer: Account,
      contract: ContractName,
      name: string,
      ...values: AbiValue[]
    ): ScheduledEvmStep["fill"] =>
    (time) =>
      // The gas for a token's URI, which fills some twenty words of storage.
      context.issue(
        signer,
        { to: context.addressOf(contract), data: callData(contract, name, ...values), gas: 1_000_000n },
        time,
      );
  /** Schedules this many steps at distinct instants after the contracts exist. */
  const spread = (
    count: number,
    scheduled: (index: number) => ScheduledEvmStep["fill"],
  ): ScheduledEvmStep[] =>
    Array.from({ length: count }, (_, index) => ({
      at: 0.1 + (0.89 * (index + random.int(0, 999) / 1_000)) / count,
      fill: scheduled(index),
    }));

  const payments = spread(counts.payments, (index) => {
    const from = random.pick(people);
    const to = random.pick(people).ethAddress;
    const value = (BigInt(random.int(1, 5_000)) * ETHER) / 1_000n;
    const type = [2, 0, 1, 2][index % 4] as 0 | 1 | 2;
    // The access list names no entry that saves gas, so it only makes the transaction longer.
    const accessList = type === 0 ? [] : index % 8 === 2 ? [{ address: to, storageKeys: [] }] : [];
    return (time) => context.issue(from, { to, value, type, accessList, gas: 30_000n }, time);
  });

  const coins = spread(counts.coinTransfers, () => {
    const to = random.pick(people).ethAddress;
    const value = BigInt(random.int(1, 900)) * DOLLAR;
    return call(random.pick(people), "Coin", "transfer", to, value);
  });
  const allowances = [0.3, 0.5, 0.7].flatMap((at): ScheduledEvmStep[] => {
    const [holder, spender] = [random.pick(people), random.pick(people)];
    const value = BigInt(random.int(50, 500)) * DOLLAR;
    return [
      { at, fill: call(holder, "Coin", "approve", spender.ethAddress, value) },
      {
        at: at + 0.01,
        fill: call(spender, "Coin", "transferFrom", holder.ethAddress, grace.ethAddress, value),
      },
    ];
  });

  const nfts = Array.from({ length: counts.nfts }, (_, index): ScheduledEvmStep[] => {
    const tokenId = BigInt(index + 1);
    const holder = people[index % people.length] ?? alice;
    // One points to a server, so that readers meet a URI that they may not be allowed to fetch.
    const uri = index === 1 ? "http://127.0.0.1:1/lantern/2.json" : metadataUri(index + 1);
    const next = random.pick(people).ethAddress;
    const at = 0.1 + (0.5 * index) / counts.nfts;
    const moved: ScheduledEvmStep["fill"] =
      index === 0
        ? call(holder, "Collection", "burn", tokenId)
        : call(holder, "Collection", "transferFrom", holder.ethAddress, next, tokenId);
    return [
      { at, fill: call(bob, "Collection", "mint", holder.ethAddress, tokenId, uri) },
      ...(index % 2 === 0 ? [{ at: at + 0.2, fill: moved }] : []),
    ];
  }).flat();

  const items = spread(counts.itemTransfers, (index) => {
    const to = random.pick(people).ethAddress;
    return index % 2 === 0
      ? call(carol, "Items", "safeTransferFrom", carol.ethAddress, to, 1n, 1n, EMPTY)
      : call(carol, "Items", "safeBatchTransferFrom", carol.ethAddress, to, [1n, 2n], [1n, 2n], EMPTY);
  });

  const funded = people.filter((person) => person !== alice);
  return [
    {
      at: 0.02,
      fill: (time) => context.create(alice, "Coin", time, "Local Dollar", "LUSD", 6n, 1_000_000n * DOLLAR),
    },
    { at: 0.03, fill: (time) => context.create(bob, "Collection", time, "Lanterns", "LNTN") },
    {
      at: 0.04,
      fill: (time) => context.create(carol, "Items", time, "Workshop", "http://127.0.0.1:1/items/{id}.json"),
    },
    ...funded.map(
      ({ ethAddress }, index): ScheduledEvmStep => ({
        at: 0.05 + index / 1_000,
        fill: call(alice, "Coin", "mint", ethAddress, 50_000n * DOLLAR),
      }),
    ),
    { at: 0.06, fill: call(carol, "Items", "mint", carol.ethAddress, 1n, 1_000n) },
    {
      at: 0.07,
      fill: call(carol, "Items", "mintBatch", carol.ethAddress, [2n, 3n], [5_000n, 10n]),
    },
    { at: 0.9, fill: call(carol, "Items", "burn", carol.ethAddress, 3n, 4n) },
    ...payments,
    ...coins,
    ...allowances,
    ...nfts,
    ...items,
  ];
}
