/** The port of what a node says of the validators' uptimes. */

/** Of a validator's node, the Primary Network's view. */
export interface Uptime {
  readonly nodeId: string;
  /** Percent. */
  readonly uptime: number;
  readonly connected: boolean;
}

export interface UptimeStore {
  /** Notes what a poll of the node said; only what changed takes space. Returns the poll's number. */
  record(networkId: number, at: number, uptimes: readonly Uptime[]): Promise<number>;
  latestPoll(networkId: number): Promise<number>;
}
