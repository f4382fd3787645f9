/** What the faults are tried with: the calls that every client offers, and how its caller bounds and ends one. */

/** The key that every client is given; it must not be seen in what is logged. */
export const KEY = "a-key-that-nobody-may-see";

export interface CallLimits {
  /** By the client's own option for the time of a call, where it has one. */
  readonly timeMs?: number;
  /** Aborted by the caller. */
  readonly signal?: AbortSignal;
}

/** A client of the service, or of a node. */
export interface FaultClient {
  /** A call with a small response; whether the client gave it. */
  small(limits: CallLimits): Promise<boolean>;
  /** A field that has one of some documented values. */
  readStatus(): Promise<string | undefined>;
  /** A field that is a JSON integer. */
  readInteger(): Promise<number | bigint | undefined>;
  /** A call that must not be sent twice: it starts an export, or submits a transaction. */
  write(): Promise<unknown>;
  /** Every page of a listing; absent where the client has no pager. */
  pages?(): AsyncIterable<readonly unknown[]>;
}

/** Whether a call gave what the server sends; a client that loses a response may resolve with nothing. */
export const isGiven = <T>(response: T | null | undefined, proof: (response: T) => boolean): boolean =>
  response !== undefined && response !== null && proof(response);

/** The body of the export. */
export const EXPORT = {
  type: "TRANSACTION_EXPORT_PRIMARY_NETWORK",
  firstDate: "2026-01-01",
  lastDate: "2026-01-31",
  options: { addresses: ["P-fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut"], includeChains: ["p-chain"] },
} as const;

/** The transaction that is submitted, and the one whose status is read: no server of a trial looks at them. */
export const TX = { tx: "0x00000000001300000000", encoding: "hex" } as const;
export const TX_ID = "DTqiagiMFdqbNQ62V2Gt1GddTVLkKUk2caGr4pyza9hTtsfta";
