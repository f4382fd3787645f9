/**
 * Adapts responses to the hosted service's official clients where these differ from the interface. Off unless the
 * deployment or the request turns it on.
 */

import { HttpError } from "../api/request/http-error.ts";
import { toCb58 } from "../domain/id-text.ts";
import type { NetworkIdentity, ServedName } from "../domain/network.ts";

/** Request header that overrides the deployment's default for one request: `true` or `false`. */
const COMPAT_HEADER = "x-service-compat";

/**
 * Whether a response is to be changed.
 *
 * @throws HttpError 400 for a header that is neither `true` nor `false`
 */
export function wantsCompat(headers: Headers, byDefault: boolean): boolean {
  const value = headers.get(COMPAT_HEADER);
  if (value === null) return byDefault;
  if (value !== "true" && value !== "false")
    throw new HttpError(400, `the header ${COMPAT_HEADER} must be true or false`);
  return value === "true";
}

/** The official clients require 201 for every POST and for aggregateSignaturesForTransaction; the interface says 200. */
export const compatStatus = (method: string, operation: string): number =>
  method === "POST" || operation === "aggregateSignaturesForTransaction" ? 201 : 200;

/** cb58 ids of the X- and C-Chain of the public networks: the official clients accept no others. */
const PUBLIC_IDS: { readonly [name in ServedName]: Pick<NetworkIdentity, "xChainId" | "cChainId"> } = {
  mainnet: {
    xChainId: "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
    cChainId: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
  },
  fuji: {
    xChainId: "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
    cChainId: "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
  },
};

/** Maps the id of a served chain to the id of the public network's chain of that name. */
export function publicIds(
  networks: ReadonlyMap<ServedName, { readonly identity: NetworkIdentity }>,
): ReadonlyMap<string, string> {
  return new Map(
    [...networks].flatMap(([name, { identity }]) => [
      [toCb58(identity.xChainId), PUBLIC_IDS[name].xChainId] as const,
      [toCb58(identity.cChainId), PUBLIC_IDS[name].cChainId] as const,
    ]),
  );
}

/** Types of transactions that the official clients' closed enumeration lacks. */
const UNKNOWN_TYPES: ReadonlySet<unknown> = new Set([
  "AddAutoRenewedValidatorTx",
  "SetAutoRenewedValidatorConfigTx",
  "RewardAutoRenewedValidatorTx",
]);

/**
 * A body as the official clients read it: prices are numbers (the interface has strings, which keep every digit), lists of
 * blockchain ids contain the public networks' ids, and types of transactions that the clients lack are `UNKNOWN`.
 */
export function compatBody(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((member) => compatBody(member, ids));
  if (typeof value !== "object" || value === null) return value;
  const changed: { [name: string]: unknown } = {};
  for (const [name, member] of Object.entries(value)) {
    if (name === "blockchainIds" && Array.isArray(member))
      changed[name] = member.map((id) => ids.get(id) ?? id);
    else if (name === "txType" && UNKNOWN_TYPES.has(member)) changed[name] = "UNKNOWN";
    else changed[name] = compatBody(member, ids);
  }
  const isPrice = typeof changed.currencyCode === "string" && typeof changed.value === "string";
  return isPrice ? { ...changed, value: Number(changed.value) } : changed;
}
