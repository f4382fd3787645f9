/** The facts of EVM blocks that depend on earlier blocks, so that they are written in the order of the chain. */

import type { ErcKind, EvmFacts, EvmTokenFact, TokenMetadataFact } from "./facts.ts";
import { type EvmHourFact, hoursOf } from "./hour.ts";
import type { IcmSideFact } from "./icm/facts.ts";

/** Transactions of a UTC day. */
export interface EvmDayFact {
  /** Days since 1970. */
  day: number;
  txs: number;
}

/** A token of a collection that was moved. */
export interface NftFact {
  /** The collection's contract. */
  address: string;
  /** Decimal. */
  tokenId: string;
  /** The first of the given blocks in which it was. */
  number: number;
  kind: Exclude<ErcKind, 20>;
}

/**
 * What counts is the first transfer of a token or NFT, and the first sending of a message; days and hours are sums. Everything else in a
 * block is rows of its own.
 */
export interface EvmOrderedFacts {
  days: EvmDayFact[];
  hours: EvmHourFact[];
  /** Each once. */
  tokens: EvmTokenFact[];
  tokenMetadata: TokenMetadataFact[];
  /** Each once. */
  nfts: NftFact[];
  sides: IcmSideFact[];
}

const DAY = 86_400;

/** What several runs of blocks that follow one another come to; what is in more than one is the first one's. */
export function mergeOrdered(runs: readonly EvmOrderedFacts[]): EvmOrderedFacts {
  const [only] = runs;
  if (only && runs.length === 1) return only;
  const days = new Map<number, number>();
  for (const { day, txs } of runs.flatMap((run) => run.days)) days.set(day, (days.get(day) ?? 0) + txs);
  const first = <Fact>(facts: readonly Fact[], name: (fact: Fact) => string): Fact[] =>
    [
      // Of entries with the same key the last one stays.
      ...new Map(facts.toReversed().map((fact) => [name(fact), fact])).values(),
    ].toReversed();
  return {
    days: [...days].map(([day, txs]) => ({ day, txs })),
    hours: runs.flatMap((run) => run.hours),
    tokens: first(
      runs.flatMap((run) => run.tokens),
      ({ address }) => address,
    ),
    tokenMetadata: first(
      runs.flatMap((run) => run.tokenMetadata),
      ({ address }) => address,
    ),
    nfts: first(
      runs.flatMap((run) => run.nfts),
      nftName,
    ),
    sides: runs.flatMap((run) => run.sides),
  };
}

/** The genesis block belongs to no day: its time is a constant of the chain, often 1970. */
function daysOf({ blocks }: EvmFacts): EvmDayFact[] {
  const counts = new Map<number, number>();
  for (const { number, time, txCount } of blocks) {
    const day = Math.floor(time / DAY);
    if (number > 0) counts.set(day, (counts.get(day) ?? 0) + txCount);
  }
  return [...counts].map(([day, txs]) => ({ day, txs }));
}

const nftName = ({ address, tokenId }: NftFact): string => `${address}/${tokenId}`;

function nftsOf({ transfers }: EvmFacts): NftFact[] {
  const nfts = new Map<string, NftFact>();
  for (const { token, tokenId, number, kind } of transfers) {
    if (kind === 20 || tokenId === null) continue;
    const nft = { address: token, tokenId, number, kind };
    const name = nftName(nft);
    if (!nfts.has(name)) nfts.set(name, nft);
  }
  return [...nfts.values()];
}

/** The part of some blocks' facts that must be written after those of all earlier blocks. */
export function orderedFacts(facts: EvmFacts): EvmOrderedFacts {
  const { tokens, tokenMetadata, icm } = facts;
  return {
    days: daysOf(facts),
    hours: hoursOf(facts),
    tokens,
    tokenMetadata,
    nfts: nftsOf(facts),
    sides: icm.sides,
  };
}
