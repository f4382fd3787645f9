/** The public deployments, as the clients name them. Nodes belong to the test network, as the forms' examples do. */
import { deployments as data } from "@primary-network/data";
import { deployments as metrics } from "@primary-network/metrics";
import { deployments as nodes } from "@primary-network/pchain-rpc";
import type { Client, PublicServer } from "./server-choice.ts";

const SERVERS: Readonly<Record<Client, PublicServer>> = {
  data: data.avalanche,
  metrics: metrics.avalanche,
  pchain: nodes.avalanche.fuji,
};

/** The one that serves a client's operations. */
export const publicServerOf = (client: Client): PublicServer => SERVERS[client];
