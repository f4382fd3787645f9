/**
 * Keeps passwords and keys of a configuration out of the output of `doctor`: messages of drivers and nodes
 * may contain them.
 */
import type { ServiceOptions } from "@primary-network/service";
import type { Finding } from "./finding.ts";

const HIDDEN = "***";

/** Each part as it is written, and as it reads. */
const bothForms = (parts: readonly string[]) => parts.flatMap((part) => [part, decodeURIComponent(part)]);

/** The parts of a node's URL that may be secret: user, password, and everything after a provider's host. */
function partsOf(url: string): string[] {
  const { username, password, pathname, search } = new URL(url);
  return bothForms([username, password, ...pathname.split("/"), ...search.slice(1).split(/[&=]/)]);
}

/**
 * Parameters of a database's URL that hold no secret, and whose values are words of the driver's messages.
 */
const OPEN = /^(host|port|user|dbname|sslmode|application_name|options|.*timeout)=/;

/**
 * The parts of a database's URL that are secret: the passwords, and parameters that are not known to be none.
 */
function databaseParts(url: string): string[] {
  const { password, search } = new URL(url);
  const parameters = search.slice(1).split("&");
  const values = parameters.filter((one) => !OPEN.test(one)).map((one) => one.slice(one.indexOf("=") + 1));
  return bothForms([password, ...values]);
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
  "ipfs",
]);

/** Every text that must not be printed. */
export function secretsOf({
  databaseUrl,
  databaseReadUrl,
  exports,
  networks,
  nfts,
}: Pick<
  ServiceOptions,
  "databaseUrl" | "databaseReadUrl" | "exports" | "networks" | "nfts"
>): readonly string[] {
  const nodes = Object.values(networks).flatMap((source) => [
    ...partsOf(source.nodeUrl),
    ...(source.warpSigners ? partsOf(source.warpSigners.url) : []),
    ...(source.evmChains ?? []).flatMap(({ rpcUrl, wsUrl }) =>
      [rpcUrl, wsUrl].flatMap((url) => (url === undefined || url === "off" ? [] : partsOf(url))),
    ),
  ]);
  const databases = [databaseUrl, databaseReadUrl].flatMap((url) =>
    url === undefined ? [] : databaseParts(url),
  );
  const gateway = nfts?.ipfsGateway === undefined ? [] : partsOf(nfts.ipfsGateway);
  const all = [...databases, ...nodes, ...gateway, exports?.secret ?? ""];
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
