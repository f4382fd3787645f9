/** Script of the page that the tests open: it runs transfers, and the rules of journals. */
import { indexedDbJournal } from "../../src/browser/index.ts";
import { createWalletNode, privateKeySigner, type Transferred, transfer } from "../../src/index.ts";
import { JOURNAL_CASES } from "../journal-cases.ts";

/** Functions that the tests call in the page. */
export interface WalletPage {
  /** Moves AVAX from the P- to the X-Chain. */
  transfer(key: string, amount: string, id: string): Promise<Transferred>;
  /** Checks one rule of journals. */
  check(rule: string): Promise<void>;
}

const page: WalletPage = {
  transfer: (key, amount, id) =>
    transfer(
      { from: "P", to: "X", amount: BigInt(amount) },
      {
        node: createWalletNode({ baseUrl: location.origin, retries: 0 }),
        signer: privateKeySigner(key),
        journal: indexedDbJournal(),
        id,
        intervalMs: 5,
      },
    ),
  check: async (rule) => await JOURNAL_CASES[rule]?.(() => indexedDbJournal(rule)),
};

Object.assign(globalThis, { walletPage: page });
