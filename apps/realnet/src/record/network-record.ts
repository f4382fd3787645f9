/** The file of a recorded network: a line that describes it, a line for each index, then a line for each call and what was said. */
import type { GenesisFile } from "@primary-network/localnet";
import type { IndexedContainer } from "../questions/read-index.ts";

/** One JSON-RPC call with what the node said, without the envelope around it. */
export interface RecordedCall {
  readonly path: string;
  readonly method: string;
  readonly params: unknown;
  readonly said: { readonly result: unknown } | { readonly error: unknown };
}

/** What is known of the network without asking it. */
export interface RecordedNetwork {
  /** Version of the node, as it tells it. */
  readonly node: string;
  readonly genesis: GenesisFile;
  /** bech32 with `P-`: whose outputs are compared. */
  readonly addresses: readonly string[];
  readonly nodeIds: readonly string[];
  readonly evmChainId: string;
  /** Unix seconds at which the calls were made. */
  readonly now: number;
}

export interface NetworkRecord {
  readonly network: RecordedNetwork;
  /** Every container by the path of its index, from index 0 on. */
  readonly indexes: { readonly [path: string]: readonly IndexedContainer[] };
  readonly calls: readonly RecordedCall[];
}

/** Names a call: two with the same key get the same response. */
export function callKey({ path, method, params }: Omit<RecordedCall, "said">): string {
  return `${path} ${method} ${JSON.stringify(params ?? {})}`;
}

export function writeNetworkRecord({ network, indexes, calls }: NetworkRecord): string {
  const sorted = [...calls].sort((left, right) => (callKey(left) < callKey(right) ? -1 : 1));
  const lines = [
    network,
    ...Object.entries(indexes).map(([path, containers]) => ({ path, containers })),
    ...sorted,
  ];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

/** @param text as `writeNetworkRecord` made it */
export function readNetworkRecord(text: string): NetworkRecord {
  const [network, ...lines] = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  return {
    network,
    indexes: Object.fromEntries(
      lines.flatMap(({ path, containers }) => (containers === undefined ? [] : [[path, containers]])),
    ),
    calls: lines.filter(({ containers }) => containers === undefined),
  };
}
