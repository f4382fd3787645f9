/** What a wallet's program is given: the network, and how it reports its steps. */

export interface Network {
  readonly serviceUrl: string;
  readonly nodeUrl: string;
  /** Private keys in hexadecimal, by account. */
  readonly keys: Readonly<Record<string, string>>;
  /** The phrase of the EVM chains' rich accounts. */
  readonly phrase: string;
}

export interface Steps {
  /** Something that only must work; what it returns is shown and passed on; undefined when it failed. */
  check<T>(operation: string, run: () => T | Promise<T>): Promise<T | undefined>;
  /** Sends a transaction, waits until the service lists it, asks for its status; returns its id, empty when it was not sent. */
  issue(
    operation: string,
    chain: string,
    send: () => Promise<string>,
    statusOf: (id: string) => Promise<unknown>,
  ): Promise<string>;
}

export interface WalletModule {
  tryWallet(network: Network, steps: Steps): Promise<void>;
}

/** What became of a step. */
export interface StepLine {
  readonly operation: string;
  readonly id?: string;
  /** Milliseconds until the service listed it. */
  readonly ms?: number;
  readonly result?: string;
  readonly error?: string;
}

/** The private key of an account. */
export function keyOf({ keys }: Network, account: string): string {
  const key = keys[account];
  if (key === undefined) throw new Error(`the network has no account ${account}`);
  return key;
}
