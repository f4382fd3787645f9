/** Balances by the state of an EVM chain's node, recorded at one block. */

import {
  type AccountBalances,
  type AccountState,
  PrunedStateError,
} from "../../sources/evm/account-state.ts";

/** The balances of one account: decimal numbers in the smallest unit. */
export interface RecordedAccount {
  readonly native: string;
  /** By contract, hex with 0x in lower case. */
  readonly tokens?: { readonly [contract: string]: string };
}

/** Accounts at one block. */
export interface RecordedAccounts {
  /** Number of the block. */
  readonly height: number;
  /** By address, hex with 0x in lower case. */
  readonly accounts: { readonly [address: string]: RecordedAccount };
}

/** Reads the recorded balances. */
export const createRecordedState = ({ height, accounts }: RecordedAccounts): AccountState => ({
  async balances(owner, at, tokens): Promise<AccountBalances> {
    if (at !== height)
      throw new PrunedStateError(`balances are recorded only at block ${height}, not at block ${at}`);
    const account = accounts[owner];
    if (account === undefined) throw new PrunedStateError(`no balance of ${owner} is recorded`);
    const known = tokens.flatMap((token) => {
      const balance = account.tokens?.[token];
      return balance === undefined ? [] : [[token, balance] as const];
    });
    return { native: account.native, tokens: new Map(known) };
  },
});
