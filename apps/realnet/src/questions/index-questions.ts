/** What is asked of the node's indexes. */
import { type Json, type Question, rpcQuestions } from "./question.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";

function questionsTo(path: string, containerId: Json): readonly Question[] {
  return rpcQuestions(path, "index.", {
    getLastAccepted: {
      "as hex": { encoding: "hex" },
      "without encoding": {},
      "as json": { encoding: "json" },
      "unknown encoding": { encoding: "cb58" },
    },
    getContainerByIndex: {
      "index 0": { index: 0, encoding: "hex" },
      "index as text": { index: "0", encoding: "hexnc" },
      "without encoding": { index: 0 },
      "no arguments": {},
      "index that is not there": { index: 4_000_000_000, encoding: "hex" },
      "negative index": { index: -1, encoding: "hex" },
      "as json": { index: 0, encoding: "json" },
    },
    getContainerRange: {
      "first two": { startIndex: 0, numToFetch: 2, encoding: "hex" },
      "as hexnc": { startIndex: 0, numToFetch: 1, encoding: "hexnc" },
      "numbers as text": { startIndex: "0", numToFetch: "1", encoding: "hex" },
      none: { startIndex: 0, numToFetch: 0, encoding: "hex" },
      "too many": { startIndex: 0, numToFetch: 1_025, encoding: "hex" },
      "no arguments": {},
      "start that is not there": { startIndex: 4_000_000_000, numToFetch: 1, encoding: "hex" },
      "negative start": { startIndex: -1, numToFetch: 1, encoding: "hex" },
      "unknown encoding": { startIndex: 0, numToFetch: 1, encoding: "cb58" },
    },
    getContainerByID: {
      known: { id: containerId, encoding: "hex" },
      "unknown id": { id: "{unknownId}", encoding: "hex" },
      "no arguments": {},
      "not an id": { id: "nothing" },
    },
    getIndex: {
      known: { id: containerId },
      "unknown id": { id: "{unknownId}" },
      "no arguments": {},
      "not an id": { id: "nothing" },
    },
    isAccepted: {
      known: { id: containerId },
      "unknown id": { id: "{unknownId}" },
      "Primary Network's id": { id: PRIMARY },
      "no arguments": {},
      "not an id": { id: "nothing" },
    },
    getNothing: { "method that does not exist": {} },
  });
}

export const indexQuestions = [
  ...questionsTo("/ext/index/P/block", "{pContainerId}"),
  ...questionsTo("/ext/index/X/block", "{xContainerId}"),
  ...questionsTo("/ext/index/C/block", "{cContainerId}"),
  ...rpcQuestions("/ext/index/X/tx", "index.", {
    getLastAccepted: { "as hex": { encoding: "hex" } },
    getContainerRange: { "first two": { startIndex: 0, numToFetch: 2, encoding: "hex" } },
    isAccepted: { "unknown id": { id: "{unknownId}" } },
  }),
  ...rpcQuestions("/ext/index/P/tx", "index.", { getLastAccepted: { "index that does not exist": {} } }),
  ...rpcQuestions("/ext/index/X/vtx", "index.", { getLastAccepted: { "as hex": { encoding: "hex" } } }),
];
