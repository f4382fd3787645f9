/** The rules that every journal keeps. They run wherever the journal is: in Node, and in a page. */
import type { FlowRecord, Journal } from "../src/index.ts";

const record: FlowRecord = { version: 1, kind: "transfer", intent: "x", steps: [] };

function ensure(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

/** Cases by their rule. Each opens the journal as often as it likes, as other processes or pages would. */
export const JOURNAL_CASES: Readonly<Record<string, (open: () => Journal) => Promise<void>>> = {
  "does not know a flow that never began": async (open) => {
    ensure((await open().load("never")) === undefined, "a record of nothing");
  },
  "keeps the last record of a flow": async (open) => {
    const journal = open();
    await journal.save("a", record);
    await journal.save("a", { ...record, intent: "y" });
    for (const one of [journal, open()]) {
      const loaded = await one.load("a");
      ensure(JSON.stringify(loaded) === JSON.stringify({ ...record, intent: "y" }), "another record");
    }
  },
  "keeps flows apart": async (open) => {
    const journal = open();
    await Promise.all(["one", "two", "three"].map((id) => journal.save(id, { ...record, intent: id })));
    for (const id of ["one", "two", "three"])
      ensure((await open().load(id))?.intent === id, `not the record of ${id}`);
  },
  "keeps a copy, which later changes do not reach": async (open) => {
    const steps: FlowRecord["steps"][number][] = [];
    const journal = open();
    await journal.save("copy", { ...record, steps });
    steps.push({
      name: "export",
      document: {} as FlowRecord["steps"][number]["document"],
      isAccepted: false,
    });
    ensure((await journal.load("copy"))?.steps.length === 0, "the stored record changed");
  },
};
