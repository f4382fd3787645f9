/** The list of words stays sorted, and holds only what is written somewhere. */
import { expect, it } from "vitest";
import { wordListFaults } from "./word-list.ts";

const texts = ["A delegator of the Primary Network.", "const localNetId = utxoId(bytes);"];

it.each([
  { given: ["delegator", "utxo"], want: [] },
  { given: ["utxo", "delegator"], want: ["cspell.json: not sorted, or a word twice"] },
  { given: ["utxo", "utxo"], want: ["cspell.json: not sorted, or a word twice"] },
  { given: ["delegator", "wombat"], want: ['cspell.json: nobody writes "wombat" any more'] },
])("$given", ({ given, want }) => {
  expect(wordListFaults(given, texts)).toEqual(want);
});
