/** Recordings are read as they were written, and a recorded node says nothing else. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { caller } from "../questions/exchange.ts";
import { readNetworkRecord, writeNetworkRecord } from "./network-record.ts";
import { readQuestionRecord, writeQuestionRecord } from "./question-record.ts";
import { RecordedNode } from "./recorded-node.ts";
import { RecordingNode } from "./recording-node.ts";

const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));
const text = fc.string();

test("questions are read as they were written", () => {
  const reply = fc.record({ status: fc.nat(599), headers: fc.dictionary(text, text), body: text });
  const question = fc.record({ name: text, method: text, path: text, headers: fc.constant({}), body: text });
  fc.assert(
    fc.property(fc.array(fc.record({ question, reply })), fc.dictionary(text, text), (exchanges, facts) => {
      const record = JSON.parse(JSON.stringify({ node: "n", facts, exchanges }));
      expect(readQuestionRecord(writeQuestionRecord(record))).toEqual(record);
    }),
  );
});

test("recorded calls are replayed, single and in batches; others are reported", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(json, { minLength: 1, maxLength: 5, selector: (p) => JSON.stringify(p) }),
      async (all) => {
        const reply = ({ id, params }: { id: number; params: unknown }) => ({ id, result: { params } });
        const recording = new RecordingNode(async ({ body = "" }) => {
          const asked = JSON.parse(body);
          const said = Array.isArray(asked) ? asked.map(reply) : reply(asked);
          return { status: 200, headers: {}, body: JSON.stringify(said) };
        });
        const batch = all.map((params, id) => ({ id, method: "m", params: [params] }));
        const ask = { name: "", method: "POST", path: "/p", headers: {}, body: JSON.stringify(batch) };
        await recording.ask(ask);
        const network = { node: "", genesis: {}, addresses: [], nodeIds: [], evmChainId: "1", now: 0 };
        const file = writeNetworkRecord({ network: network as never, indexes: {}, calls: recording.calls });
        const recorded = new RecordedNode(readNetworkRecord(file));
        const { body } = await recorded.ask(ask);
        expect(JSON.parse(body).map(({ result }: { result: unknown }) => result)).toEqual(
          all.map((params) => ({ params: [params] })),
        );
        for (const params of all)
          expect(await caller(recorded.ask)("/p", "m", [params])).toEqual({ params: [params] });
        expect(recorded.missing).toEqual([]);
        await expect(caller(recorded.ask)("/p", "other", [])).rejects.toThrow(/not in the recording/);
        expect(recorded.missing).toHaveLength(1);
      },
    ),
    { numRuns: 20 },
  );
});

test("a range of containers is read from the recorded index", async () => {
  const containers = [0, 1, 2].map((index) => ({
    id: `c${index}`,
    bytes: "0x",
    timestamp: "",
    encoding: "hex",
    index: `${index}`,
  }));
  const node = new RecordedNode({ calls: [], indexes: { "/i": containers } });
  const call = caller(node.ask);
  const range = (startIndex: number, numToFetch: number) =>
    call("/i", "index.getContainerRange", { startIndex, numToFetch });
  expect(await range(1, 5)).toEqual({ containers: containers.slice(1) });
  await expect(range(3, 1)).rejects.toThrow();
});
