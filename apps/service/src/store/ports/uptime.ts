/** The port of validators' uptimes as a node reports them. */

/** Of a validator's node, the Primary Network's view. */
export interface Uptime {
  readonly nodeId: string;
  /** Percent. */
  readonly uptime: number;
  readonly connected: boolean;
}

export interface UptimeStore {
  /** Stores a poll of the node; only changes take space. Returns the poll's number. */
  record(networkId: number, at: number, uptimes: readonly Uptime[]): Promise<number>;
  latestPoll(networkId: number): Promise<number>;
}
