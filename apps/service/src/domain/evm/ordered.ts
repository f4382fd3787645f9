/** The facts of EVM blocks that depend on earlier blocks, so that they are written in the order of the chain. */

import type { ErcKind, EvmFacts, EvmTokenFact, TokenMetadataFact } from "./facts.ts";
import { type EvmHourFact, HourCount } from "./hour.ts";
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

const nftName = ({ address, tokenId }: NftFact): string => `${address}/${tokenId}`;

/** Collects that part of the facts of consecutive blocks which must be written after all earlier blocks' part. */
export class OrderedCount {
  readonly #days = new Map<number, number>();
  readonly #hours = new HourCount();
  readonly #tokens = new Map<string, EvmTokenFact>();
  readonly #tokenMetadata: TokenMetadataFact[] = [];
  readonly #nfts = new Map<string, NftFact>();
  readonly #sides: IcmSideFact[] = [];

  /** Adds blocks, which follow those before. */
  add(facts: EvmFacts): void {
    for (const { number, time, txCount } of facts.blocks) {
      // The genesis block belongs to no day: its time is a constant of the chain, often 1970.
      const day = Math.floor(time / DAY);
      if (number > 0) this.#days.set(day, (this.#days.get(day) ?? 0) + txCount);
    }
    this.#hours.add(facts);
    for (const token of facts.tokens)
      if (!this.#tokens.has(token.address)) this.#tokens.set(token.address, token);
    for (const metadata of facts.tokenMetadata) this.#tokenMetadata.push(metadata);
    for (const { token, tokenId, number, kind } of facts.transfers) {
      if (kind === 20 || tokenId === null) continue;
      const nft = { address: token, tokenId, number, kind };
      const name = nftName(nft);
      if (!this.#nfts.has(name)) this.#nfts.set(name, nft);
    }
    for (const side of facts.icm.sides) this.#sides.push(side);
  }

  facts(): EvmOrderedFacts {
    return {
      days: [...this.#days].map(([day, txs]) => ({ day, txs })),
      hours: this.#hours.facts(),
      tokens: [...this.#tokens.values()],
      tokenMetadata: this.#tokenMetadata,
      nfts: [...this.#nfts.values()],
      sides: this.#sides,
    };
  }
}
