/** What is recorded of the local network for the pages. */
import type { CallParams, SentRequest } from "./call-text.ts";

/** Where both listen without flags, as the pages show it. */
export const SERVICE = "http://127.0.0.1:8080";
export const NODE = "http://127.0.0.1:9650";

/** A call, its request and its response. */
export interface Example {
  readonly params: CallParams;
  readonly request: SentRequest;
  /** Undefined when the response has no body. */
  readonly response: unknown;
  /** Of a stream: the text of its first events. */
  readonly events?: string;
}

/** A call that a page shows besides its example. */
export interface ShownCall {
  readonly label: string;
  /** What a form holds to make the call; undefined where a form cannot make it. */
  readonly values: ReadonlyMap<string, string> | undefined;
  /** Undefined when the response has no body. */
  readonly response: unknown;
}

/** What a page shows besides its example. */
export interface MoreExamples {
  readonly variants: readonly ShownCall[];
  /** By HTTP status, or by the name of a node's error. */
  readonly failures: ReadonlyMap<string, ShownCall>;
}
