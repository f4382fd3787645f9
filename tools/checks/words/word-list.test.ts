/** The list of words stays sorted, and holds only what is written somewhere. */
import { expect, it } from "vitest";
import { wordListFaults } from "./word-list.ts";

const texts = ["A delegator of the Primary Network.", "const localNetId = utxoId(bytes);"];

it.each([
  { given: "delegator\nutxo\n", want: [] },
  { given: "utxo\ndelegator\n", want: ["words.txt: not sorted, or a word twice"] },
  { given: "utxo\nutxo\n", want: ["words.txt: not sorted, or a word twice"] },
  { given: "delegator\nwombat\n", want: ['words.txt: nobody writes "wombat" any more'] },
])("$given", ({ given, want }) => {
  expect(wordListFaults(given, texts)).toEqual(want);
});
