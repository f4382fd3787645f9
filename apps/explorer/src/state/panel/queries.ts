/** Queries of the development panel. */
import { queryOptions } from "@tanstack/react-query";
import { control } from "./control.ts";

/** The network's clock. */
export interface Clock {
  /** Unix seconds, with fractions. */
  readonly now: number;
  readonly frozen: boolean;
  /** Height of the P-Chain. Real nodes do not report it here. */
  readonly height?: number;
}

/** A fault that is set; besides these, what its kind needs. */
export interface Fault {
  readonly id: number;
  readonly kind: string;
  readonly route: string;
  readonly method?: string;
  readonly seen: number;
  readonly happened: number;
}

/** The development accounts, and the chains on which they can be paid. */
export interface NetworkAccounts {
  readonly networkId: number;
  readonly accounts: readonly {
    readonly name: string;
    readonly role: string;
    readonly p: string;
    readonly x: string;
    readonly c: string;
    readonly evm: string;
  }[];
  readonly evmChains: readonly { readonly name: string; readonly chainId: string; readonly alias: string }[];
}

/** A message that a webhook delivered to the receiver of `dev`. */
export interface Delivery {
  readonly receivedAt: number;
  readonly webhookId: string;
  readonly eventType: string;
  readonly messageId: string;
  readonly signature: "valid" | "invalid" | "unchecked";
  readonly isRepeated: boolean;
  readonly message: unknown;
}

/** Milliseconds between two looks at what no block announces: deliveries, and how often faults happened. */
const LOOK = 3_000;

const read = <Result>(path: string, refetchInterval: number | false = false) =>
  queryOptions({
    queryKey: ["control", path],
    queryFn: () => control<Result>("GET", path),
    refetchInterval,
    retry: false,
  });

export const clockQuery = read<Clock>("/clock");
export const faultsQuery = read<{ readonly faults: readonly Fault[] }>("/faults", LOOK);
export const snapshotsQuery = read<{ readonly snapshots: readonly string[] }>("/snapshots");
export const accountsQuery = read<NetworkAccounts>("/network");

/** Where the receiver is, beside the service. */
export const RECEIVER = "/webhooks-received";

export const deliveriesQuery = queryOptions({
  queryKey: ["control", RECEIVER],
  queryFn: async (): Promise<readonly Delivery[]> => {
    const response = await fetch(new URL(RECEIVER, location.origin));
    if (!response.ok) throw new Error(`the receiver responds with status ${response.status}`);
    return (await response.json()).deliveries;
  },
  refetchInterval: LOOK,
  retry: false,
});
