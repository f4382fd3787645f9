/**
 * ETags of responses that depend only on the index. They are computed from the index and not from the body,
 * so the service can return 304 without building the response. All processes of a database compute the same
 * ones.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import type { Basis } from "../api/request/basis.ts";
import type { Context } from "../api/request/handler.ts";
import type { Responding } from "../api/request/operation.ts";
import { chainAlias } from "../domain/network.ts";
import { concernedEvmChains, servedNetwork } from "./freshness.ts";
import type { PageTokens } from "./page-token.ts";
import { matchesEtag } from "./response-cache.ts";
import type { Match } from "./router.ts";

type Served = Pick<Context, "networks" | "evmChains" | "store" | "prices">;

const encoder = new TextEncoder();

/** Characters that a base64 text has and a URL does not are no matter here; 132 bits. */
function digest(parts: readonly unknown[]): string {
  const bytes = sha256(encoder.encode(JSON.stringify(parts)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}

/** The ETag of these parts. */
export const etagOf = (parts: readonly unknown[]): string => `W/"${digest(parts)}"`;

/** The part of the configuration that responses show. */
function settingsOf({ networks, evmChains }: Served): unknown[] {
  return [
    [...networks].map(([name, { identity, chains }]) => [name, identity, Object.keys(chains)]),
    [...evmChains].map(([id, { network, source }]) => {
      const { blockchainId, subnetId, vmId, name, description, publicRpcUrl, explorerUrl, logoUri, token } =
        source;
      const shown = [
        blockchainId,
        subnetId,
        vmId,
        name,
        description,
        publicRpcUrl,
        explorerUrl,
        logoUri,
        token,
      ];
      return [id, network, ...shown];
    }),
  ];
}

/** The bases of responses with an ETag. */
const TAGGED: { readonly [Kind in "list" | "single"]: ReadonlySet<Basis> } = {
  list: new Set(["page", "clock"]),
  single: new Set(["pChain", "chain", "network", "evmChains"]),
};

/** The ETag of one request's response, while the response is made. */
export class ResponseTag {
  /** Undefined while the response has none. */
  etag: string | undefined;
  readonly #request: readonly unknown[];
  readonly #known: string | null;

  /**
   * @param request all that the response depends on beside the index
   * @param known the request's If-None-Match
   */
  constructor(request: readonly unknown[], known: string | null) {
    this.#request = request;
    this.#known = known;
  }

  /**
   * Makes the ETag, before anything else is read: the response may then show more than its ETag says, but
   * never less, and the next request of its caller gets another ETag.
   *
   * @param state stands for all of the index that the response depends on
   * @returns whether the caller has the response
   */
  isKnown(state: string): boolean {
    this.etag = etagOf([...this.#request, state]);
    // "*" matches any response, but the service does not know yet if there is one.
    return this.#known?.trim() !== "*" && matchesEtag(this.#known, this.etag);
  }
}

/** A request to an operation. */
export interface TaggedRequest {
  readonly match: Match;
  readonly operation: Responding;
  readonly url: URL;
  readonly headers: Headers;
  readonly asHosted: boolean;
}

export class ETags {
  readonly #served: Served;
  readonly #tokens: PageTokens;
  /** The same in all processes that respond the same. */
  readonly #program: string;

  /** @param version of the program: another one may respond otherwise */
  constructor(
    served: Served,
    { tokens, version }: { readonly tokens: PageTokens; readonly version: string },
  ) {
    this.#served = served;
    this.#tokens = tokens;
    this.#program = digest([version, settingsOf(served)]);
  }

  /** Undefined of a request whose response has no ETag. */
  async of({ operation, url, headers, asHosted }: TaggedRequest): Promise<ResponseTag | undefined> {
    const { id, kind, basis, priced } = operation;
    if (basis === undefined || !TAGGED[kind].has(basis)) return undefined;
    if (priced && this.#served.prices.available) return undefined;
    const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`).sort();
    const request = [
      this.#program,
      id,
      asHosted,
      url.pathname,
      query,
      await this.#tokens.keyName(),
      // The body has the token of the next page, which becomes another as time passes.
      kind === "list" && this.#tokens.renewedAt(),
    ];
    return new ResponseTag(request, headers.get("if-none-match"));
  }

  /**
   * Reads the state of the index that a single operation depends on. Undefined where the request names
   * nothing that is served: it will be refused.
   */
  async state({ match, operation, url }: TaggedRequest): Promise<string | undefined> {
    const { basis } = operation;
    const { store } = this.#served;
    if (basis === "evmChains") {
      const ids = concernedEvmChains(match, url.searchParams, this.#served).map(([id]) => id);
      const states = await store.evm.chains.states(ids);
      return ids.length === 0 ? undefined : JSON.stringify(ids.map((one) => [one, states.get(one)?.edition]));
    }
    // Metrics of L1 validations name no network: they are of mainnet where that is served.
    const unnamed = this.#served.networks.has("mainnet") ? "mainnet" : "fuji";
    const network = servedNetwork(this.#served, match.path.network ?? unnamed);
    if (!network) return undefined;
    const { heights, xHistory } = await store.seen.read(network.identity.networkId);
    if (basis === "pChain") return JSON.stringify(heights["p-chain"]);
    if (basis === "network") return JSON.stringify([heights, xHistory]);
    const alias = chainAlias(network.identity, match.path.blockchainId ?? "");
    return alias && JSON.stringify([heights[alias], xHistory]);
  }
}
