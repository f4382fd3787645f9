// Generated from lists/openapi.yaml; do not edit.

import type { CallOptions, ResultPromise } from "@primary-network/core";
import type { List, ListOptions } from "@primary-network/core/client";
import type { OfColour } from "../narrow.ts";
import type {
  ListBirdsExtra,
  ListBirdsItem,
  ListBirdsParams,
  MixBirdParams,
  MixBirdResult,
} from "./operations.ts";

/** Birds that were seen. */
export interface BirdsResource {
  /**
   * Every bird that was seen, newest first.
   *
   * `GET /v1/networks/{network}/birds`
   *
   * @example
   * ```ts
   * for await (const bird of api.birds.list({ colours: ['red'] })) bird.ring;
   * ```
   * @see {@link https://docs.test/list-birds/}
   */
  readonly list: <const Value extends NonNullable<ListBirdsParams["colours"]>>(params?: ListBirdsParams & { readonly colours?: Value | undefined }, options?: ListOptions) => List<OfColour<ListBirdsItem, Value>, ListBirdsExtra>;

  /**
   * Mix the colours of a bird
   *
   * Retried only if the server certainly did not process it.
   *
   * `POST /v1/birds/{id}:mix`
   *
   * @deprecated Birds keep their colours, as `api.birds.list` shows.
   * @example
   * ```ts
   * await api.birds.mix({ id: '1', red: 50 });
   * ```
   * @see {@link https://docs.test/mix-bird/}
   */
  readonly mix: (params: MixBirdParams, options?: CallOptions) => ResultPromise<MixBirdResult>;
}

/** All methods of the api client that make a call. */
export interface ApiResources {
  /** Birds that were seen. */
  readonly birds: BirdsResource;
}
