/** What the service says otherwise than the node on purpose, each with its reason. */

/** A difference that is meant. */
interface KnownDifference {
  readonly question: string;
  /** Whether this difference is the meant one. */
  readonly applies: (about: string, node: unknown, service: unknown) => boolean;
  readonly reason: string;
}

export const knownDifferences: readonly KnownDifference[] = [];

/** Why two values may differ; undefined when they may not. */
export function knownDifference(
  question: string,
  about: string,
  node: unknown,
  service: unknown,
): string | undefined {
  return knownDifferences.find((known) => known.question === question && known.applies(about, node, service))
    ?.reason;
}
