/** Authenticates callers and checks their privileges. */

import { HttpError } from "../api/request/http-error.ts";
import type { ApiKey, Privilege } from "../domain/access.ts";
import { hashSecretKey, isSecretKey } from "../domain/secret-key.ts";
import type { Store } from "../store/store.ts";
import type { AnyOperationId, SpecOperation } from "./spec.ts";

/** Privileges that operations need; all others need `data`. */
const needed: { readonly [id in AnyOperationId]?: Privilege } = {
  exportTransactions: "operations",
  getOperation: "operations",
  reindexNft: "reindex",
};

/** Operations that need no key: a load balancer has none. */
const open: ReadonlySet<string> = new Set<AnyOperationId>(["getHealth", "getLiveness"]);

/** Header that carries the API key, unless the options name another. */
export const KEY_HEADER = "x-service-api-key";

/** Header in which the hosted service's official clients send the key. */
export const HOSTED_KEY_HEADER = "x-glacier-api-key";

export interface AccessRules {
  readonly apiKeyHeader: string;
  /** Privileges of callers without a key. */
  readonly anonymous: readonly Privilege[];
}

/** Authentication and authorisation of both interfaces; the metrics interface takes no key and ignores the header. */
export class Access {
  readonly #keys: Pick<Store["apiKeys"], "find">;
  readonly #rules: AccessRules;

  constructor(keys: Pick<Store["apiKeys"], "find">, rules: AccessRules) {
    this.#keys = keys;
    this.#rules = rules;
  }

  /** Name of the header that carries the key, in lower case. */
  get keyHeader(): string {
    return this.#rules.apiKeyHeader;
  }

  /**
   * The key of a request that may use this operation; undefined without one.
   *
   * @param asHosted whether the header of the official clients may hold the key, too
   * @throws HttpError 400 for two keys; 401 for a key that is not valid, or without one where it is needed; 403 for one
   * without the privilege. The message never repeats the key.
   */
  async admit({ id, of }: SpecOperation, headers: Headers, asHosted = false): Promise<ApiKey | undefined> {
    if (of === "metrics" || open.has(id)) return undefined;
    const { apiKeyHeader, anonymous } = this.#rules;
    const privilege = needed[id as AnyOperationId] ?? "data"; // the router only knows these ids
    const names = [...new Set([apiKeyHeader, ...(asHosted ? [HOSTED_KEY_HEADER] : [])])];
    const sent = names.filter((name) => headers.has(name));
    const [secret, another] = new Set(sent.map((name) => headers.get(name)));
    if (another !== undefined)
      throw new HttpError(400, `the headers ${sent.join(" and ")} hold different API keys`);
    if (secret === undefined || secret === null) {
      if (anonymous.includes(privilege)) return undefined;
      throw this.#unauthorized(`${id} needs an API key in the header ${names.join(" or ")}`);
    }
    const key = isSecretKey(secret) ? await this.#keys.find(await hashSecretKey(secret)) : undefined;
    if (!key) throw this.#unauthorized(`the API key in the header ${sent.join(" and ")} is not known`);
    if (key.revokedAt !== null) throw this.#unauthorized(`the API key ${key.id} has been revoked`);
    if (!key.privileges.includes(privilege)) {
      throw new HttpError(
        403,
        `the API key ${key.id} does not allow ${id}: it lacks the privilege ${privilege}`,
      );
    }
    return key;
  }

  /** The access that a request's sender has. */
  privilegesOf(key: ApiKey | undefined): readonly Privilege[] {
    return key?.privileges ?? this.#rules.anonymous;
  }

  /** RFC 9110 requires every 401 to say how to authenticate. */
  #unauthorized(message: string): HttpError {
    return new HttpError(401, message, {
      "www-authenticate": `ApiKey realm="data", header="${this.#rules.apiKeyHeader}"`,
    });
  }
}
