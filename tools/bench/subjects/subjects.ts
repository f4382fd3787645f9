/** The adapters by the names of their subjects; only the one that a process measures is loaded. */
import type { SubjectClient } from "../client.ts";

interface Adapter {
  connect(baseUrl: string): Promise<SubjectClient>;
}

export const subjects: Readonly<Record<string, () => Promise<Adapter>>> = {
  "avacloud-sdk": () => import("./avacloud-sdk.ts"),
  avalanchejs: () => import("./avalanchejs.ts"),
  "bare-fetch": () => import("./bare-fetch.ts"),
  chainkit: () => import("./chainkit.ts"),
  data: () => import("./data.ts"),
  "data-items": () => import("./data-items.ts"),
  "data-undici": () => import("./data-undici.ts"),
  "fetch-chain": () => import("./fetch-chain.ts"),
  "fetch-signal": () => import("./fetch-signal.ts"),
  "glacier-sdk": () => import("./glacier-sdk.ts"),
  "openapi-fetch": () => import("./openapi-fetch.ts"),
  "pchain-rpc": () => import("./pchain-rpc.ts"),
  "pchain-rpc-undici": () => import("./pchain-rpc-undici.ts"),
  undici: () => import("./undici.ts"),
  viem: () => import("./viem.ts"),
};
