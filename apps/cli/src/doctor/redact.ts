/** Keeps passwords and keys of a configuration out of what `doctor` prints: messages of drivers and nodes may contain them. */
import type { ServiceOptions } from "@primary-network/service";
import type { Finding } from "./finding.ts";

const HIDDEN = "***";

/** The parts of a URL that may be secret: user and password, and what follows the host of a provider's URL. */
function partsOf(url: string, withPath: boolean): string[] {
  const { username, password, pathname, search } = new URL(url);
  const path = withPath
    ? [...pathname.split("/"), ...search.slice(1).split(/[&=]/)]
    : search.slice(1).split(/[&=]/);
  const written = [username, password, ...path];
  return written.flatMap((part) => [part, decodeURIComponent(part)]);
}

/** Names that URLs of nodes have in common, which are no secrets. */
const COMMON = new Set([
  "ext",
  "bc",
  "C",
  "rpc",
  "http",
  "https",
  "index",
  "warp",
  "v1",
  "v2",
  "v3",
  "evm",
  "eth",
]);

/** Every text that must not be printed. */
export function secretsOf({
  databaseUrl,
  exports,
  networks,
}: Pick<ServiceOptions, "databaseUrl" | "exports" | "networks">): readonly string[] {
  const nodes = Object.values(networks).flatMap((source) => [
    ...partsOf(source.nodeUrl, true),
    ...(source.warpSigners ? partsOf(source.warpSigners.url, true) : []),
    ...(source.evmChains ?? []).flatMap(({ rpcUrl }) => partsOf(rpcUrl, true)),
  ]);
  const database =
    databaseUrl === undefined ? [] : [new URL(databaseUrl).password, ...partsOf(databaseUrl, false)];
  const user = databaseUrl === undefined ? "" : new URL(databaseUrl).username;
  const all = [...database.filter((part) => part !== user), ...nodes, exports?.secret ?? ""];
  // Longest first: one may contain another. Of one or two letters, hiding would tell more than it hides.
  return [...new Set(all)]
    .filter((secret) => secret.length > 2 && !COMMON.has(secret))
    .sort((left, right) => right.length - left.length);
}

/** The findings without the secrets. */
export function hide(secrets: readonly string[], findings: readonly Finding[]): Finding[] {
  const clean = (text: string) => secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
  return findings.map(({ detail, advice, ...rest }) => ({
    ...rest,
    detail: clean(detail),
    ...(advice !== undefined && { advice: clean(advice) }),
  }));
}
