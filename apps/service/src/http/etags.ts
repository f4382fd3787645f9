/**
 * ETags of responses that follow from what is indexed: made from that, not from the body, so that a caller who has the response gets 304
 * without its being made again. Every process of a database makes the same ones.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { type Basis, dependsOn, priced } from "../api/depends-on.ts";
import type { Context } from "../api/request/handler.ts";
import { chainAlias } from "../domain/network.ts";
import { concernedEvmChains, servedNetwork } from "./freshness.ts";
import { matchesEtag } from "./response-cache.ts";
import type { Match } from "./router.ts";

type Served = Pick<Context, "networks" | "evmChains" | "store" | "tokens" | "prices">;

/** Thrown to end a request whose caller has the response. */
export const NOT_MODIFIED = new Error("not modified");

const encoder = new TextEncoder();

/** Characters that a base64 text has and a URL does not are no matter here; 132 bits. */
function digest(parts: readonly unknown[]): string {
  const bytes = sha256(encoder.encode(JSON.stringify(parts)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}

/** The ETag of what consists of these parts. */
export const etagOf = (parts: readonly unknown[]): string => `W/"${digest(parts)}"`;

/** What responses show of the configuration. */
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

const TAGGED: ReadonlySet<Basis> = new Set(["page", "pChain", "chain", "network", "evmChains", "clock"]);

/** The ETag of one request's response, while the response is made. */
export class ResponseTag {
  /** Undefined while the response has none. */
  etag: string | undefined;
  readonly #basis: Basis;
  readonly #request: readonly unknown[];
  readonly #read: () => Promise<string | undefined>;
  readonly #known: string | null;

  /**
   * @param request all that the response depends on beside what is indexed
   * @param read reads what is indexed; undefined of a list, which says so itself
   * @param known the request's If-None-Match
   */
  constructor(
    basis: Basis,
    request: readonly unknown[],
    read: () => Promise<string | undefined>,
    known: string | null,
  ) {
    this.#basis = basis;
    this.#request = request;
    this.#read = read;
    this.#known = known;
  }

  /**
   * Called before anything else is read: the response may then show more than its ETag says, but never less, and the next request of its
   * caller gets another ETag.
   *
   * @throws NOT_MODIFIED when the caller has the response
   */
  async begin(): Promise<void> {
    const state = await this.#read();
    if (state !== undefined) this.#set(state);
  }

  /** As the context has it. */
  readonly validate = (state: string, fixed: boolean): void => {
    if (fixed || this.#basis === "page") this.#set(state);
  };

  #set(state: string): void {
    this.etag = etagOf([...this.#request, state]);
    // Whether there is any response, which "*" asks, is not known yet.
    if (this.#known?.trim() !== "*" && matchesEtag(this.#known, this.etag)) throw NOT_MODIFIED;
  }
}

export class ETags {
  readonly #served: Served;
  /** The same in all processes that respond the same. */
  readonly #program: string;

  /** @param version of the program: another one may respond otherwise */
  constructor(served: Served, version: string) {
    this.#served = served;
    this.#program = digest([version, settingsOf(served)]);
  }

  /** Undefined of a request whose response has no ETag. */
  async of(
    match: Match,
    url: URL,
    { headers }: Request,
    asHosted: boolean,
  ): Promise<ResponseTag | undefined> {
    const { operation } = match;
    const id = operation.id as keyof typeof dependsOn; // the specs' operations are those of the clients
    const basis = dependsOn[id];
    if (operation.method !== "GET" || !TAGGED.has(basis)) return undefined;
    const { tokens, prices } = this.#served;
    if (priced.has(id) && prices.available) return undefined;
    // The body has the token of the next page, which becomes another as time passes.
    const isList = basis === "page" || basis === "clock";
    const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`).sort();
    const request = [
      this.#program,
      id,
      asHosted,
      url.pathname,
      query,
      await tokens.keyName(),
      isList && tokens.renewedAt(),
    ];
    const read = isList ? async () => undefined : () => this.#state(match, basis, url.searchParams);
    return new ResponseTag(basis, request, read, headers.get("if-none-match"));
  }

  /** Undefined where the request names nothing that is served: it will be refused. */
  async #state(match: Match, basis: Basis, query: URLSearchParams): Promise<string | undefined> {
    const { store } = this.#served;
    if (basis === "evmChains") {
      const ids = concernedEvmChains(match, query, this.#served).map(([id]) => id);
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
