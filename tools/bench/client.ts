/** What an adapter in `subjects/` makes of a client: the requests that it offers. */
import type { BlockResult, Page, Responses, SmallResponse, Validator } from "./requests.ts";

/** Gets the items of each page; the next page is asked for, or awaited, when it resolves. */
export type OnPage = (items: readonly Validator[]) => void | Promise<void>;

export interface SubjectClient {
  small?(): Promise<SmallResponse>;
  /** The first page. */
  page?(): PromiseLike<Page>;
  rpc?(): Promise<BlockResult>;
  /** A listing of one item. */
  one?(): Promise<Validator>;
  height?(): Promise<Responses["height"]>;
  utxos?(): Promise<Responses["utxos"]>;
  nodeValidators?(): Promise<Responses["nodeValidators"]>;
  /** Reads all pages. */
  walk?(onPage: OnPage): Promise<void>;
}
