/** What the signatures of a reader are made with: its index, and a node whose validators sign. */

import type { NetworkIdentity } from "../../domain/network.ts";
import type { Store } from "../../store/store.ts";

/** The node of a network, whose validators sign. */
export interface ReaderNode {
  readonly nodeUrl: string;
  readonly fetch: typeof fetch;
}

/** What an aggregator reads. */
export interface Signing {
  readonly identity: NetworkIdentity;
  readonly store: Pick<Store, "subnets" | "l1Validations">;
  readonly node: ReaderNode;
}
