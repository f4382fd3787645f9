/** Who counts as active in an hour. */

import { expect, test } from "vitest";
import { type EvmFacts, type EvmTransferFact, type EvmTxFact, noEvmFacts } from "./facts.ts";
import { hoursOf } from "./hour.ts";

const account = (digit: string): string => `0x${digit.repeat(40)}`;
const [NOBODY, ALICE, BOB, COIN] = ["0", "a", "b", "c"].map(account) as [string, string, string, string];

const tx = (sender: string, recipient: string) => ({
  number: 1,
  sender,
  recipient,
  created: null,
  gasUsed: "1",
  gasPrice: "1",
});
const transfer = (sender: string, recipient: string) => ({ number: 1, sender, recipient });

test.each([
  { what: "a payment", txs: [tx(ALICE, BOB)], transfers: [], senders: [ALICE], others: [BOB] },
  {
    what: "a token that is minted",
    txs: [tx(ALICE, COIN)],
    transfers: [transfer(NOBODY, BOB)],
    senders: [ALICE],
    others: [COIN, BOB],
  },
  {
    what: "a token that is burned",
    txs: [tx(ALICE, COIN)],
    transfers: [transfer(ALICE, NOBODY)],
    senders: [ALICE],
    others: [COIN],
  },
  { what: "a payment to nobody", txs: [tx(ALICE, NOBODY)], transfers: [], senders: [ALICE], others: [] },
])("of $what nobody's address does not count", ({ txs, transfers, senders, others }) => {
  const facts: EvmFacts = noEvmFacts();
  facts.blocks.push({ number: 1, time: 7_200, txCount: txs.length } as EvmFacts["blocks"][number]);
  // Only these fields are counted.
  facts.txs.push(...(txs as EvmTxFact[]));
  facts.transfers.push(...(transfers as EvmTransferFact[]));
  expect(hoursOf(facts)).toMatchObject([{ hour: 2, senders, others }]);
});
