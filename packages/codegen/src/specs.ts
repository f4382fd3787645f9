/** The repository's specs, and the clients generated from them. */
import type { ClientForm } from "./resources.ts";

/** A client and its spec. */
export interface ClientSpec extends ClientForm {
  /** Folder of its package below `packages`. */
  readonly folder: string;
  /** Index of its spec, from the root. */
  readonly spec: string;
}

const SITE = "https://primary-network.github.io/primary-network-sdk/";

export const clients: readonly ClientSpec[] = [
  {
    client: "data",
    title: "Data",
    folder: "data",
    spec: "specs/data/openapi.yaml",
    pages: `${SITE}reference/data/`,
  },
  {
    client: "metrics",
    title: "Metrics",
    folder: "metrics",
    spec: "specs/metrics/openapi.yaml",
    pages: `${SITE}reference/metrics/`,
  },
  {
    client: "pchain",
    title: "PChain",
    folder: "pchain-rpc",
    spec: "specs/pchain/openrpc.yaml",
    pages: `${SITE}reference/p-chain/`,
  },
];
