import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CallFrame } from "./block.ts";
import { internalCalls } from "./internal.ts";

const frame = (type: string, value: number, calls: readonly CallFrame[] = [], error?: string): CallFrame => ({
  type,
  value: BigInt(value),
  calls,
  error,
  from: "0xf",
  to: "0x7",
  gas: 2n,
  gasUsed: 1n,
});

const shown = (trace: CallFrame) =>
  internalCalls(trace).map(
    ({ frame: { type, value }, reverted }) => `${type} ${value}${reverted ? " undone" : ""}`,
  );

describe("internalCalls", () => {
  test.each([
    { why: "the transaction itself is none", given: frame("CALL", 5), want: [] },
    { why: "nor is a creation", given: frame("CREATE", 5), want: [] },
    {
      why: "calls that carry value, and all creations",
      given: frame("CALL", 0, [
        frame("CALL", 1),
        frame("CALL", 0),
        frame("CALLCODE", 2),
        frame("CALLCODE", 0),
        frame("CREATE", 0),
        frame("CREATE2", 3),
        frame("STATICCALL", 0),
        frame("DELEGATECALL", 4),
        frame("SELFDESTRUCT", 5),
      ]),
      want: ["CALL 1", "CALLCODE 2", "CREATE 0", "CREATE2 3"],
    },
    {
      why: "in the order in which they began, inside of others too",
      given: frame("CALL", 0, [
        frame("CALL", 1, [frame("CALL", 2, [frame("CALL", 3)]), frame("CALL", 4)]),
        frame("STATICCALL", 0, [frame("DELEGATECALL", 9, [frame("CREATE", 5)])]),
        frame("CALL", 6),
      ]),
      want: ["CALL 1", "CALL 2", "CALL 3", "CALL 4", "CREATE 5", "CALL 6"],
    },
    {
      why: "what a failure undoes is what is inside of it",
      given: frame("CALL", 0, [
        frame("CALL", 1, [frame("CALL", 2, [frame("CREATE", 3)]), frame("CALL", 4, [], "out of gas")], "x"),
        frame("CALL", 5, [frame("CALL", 6, [], "x")]),
      ]),
      want: ["CALL 1 undone", "CALL 2 undone", "CREATE 3 undone", "CALL 4 undone", "CALL 5", "CALL 6 undone"],
    },
    {
      why: "a failure of a call that is not listed",
      given: frame("CALL", 0, [frame("DELEGATECALL", 0, [frame("CALL", 1)], "x"), frame("CALL", 2)]),
      want: ["CALL 1 undone", "CALL 2"],
    },
    {
      why: "a failed transaction undoes everything",
      given: frame("CALL", 0, [frame("CALL", 1), frame("CREATE", 0)], "execution reverted"),
      want: ["CALL 1 undone", "CREATE 0 undone"],
    },
    {
      why: "an error without words is one",
      given: frame("CALL", 0, [frame("CALL", 1, [], "")]),
      want: ["CALL 1 undone"],
    },
  ])("$why", ({ given, want }) => {
    expect(shown(given)).toEqual(want);
  });

  test("accepts calls nested deeper than the JavaScript stack", () => {
    let trace = frame("CALL", 1);
    for (let depth = 0; depth < 100_000; depth++) trace = frame("CALL", 1, [trace]);
    expect(internalCalls(trace)).toHaveLength(100_000);
  });

  /** The same, written like the rule. */
  function model(trace: CallFrame, undone: boolean, isTop: boolean): string[] {
    const reverted = undone || trace.error !== undefined;
    const listed =
      trace.type.startsWith("CREATE") || (/^CALL(CODE)?$/.test(trace.type) && trace.value !== 0n);
    const own = listed && !isTop ? [`${trace.type} ${trace.value}${reverted ? " undone" : ""}`] : [];
    return [...own, ...trace.calls.flatMap((call) => model(call, reverted, false))];
  }

  test("flattens any tree of calls as the reference does", () => {
    const arbitrary = (depth: number): fc.Arbitrary<CallFrame> =>
      fc
        .tuple(
          fc.constantFrom("CALL", "CALLCODE", "DELEGATECALL", "STATICCALL", "CREATE", "CREATE2"),
          fc.nat({ max: 2 }),
          depth === 0 ? fc.constant([]) : fc.array(arbitrary(depth - 1), { maxLength: 3 }),
          fc.option(fc.constant("execution reverted"), { nil: undefined, freq: 4 }),
        )
        .map(([type, value, calls, error]) => frame(type, value, calls, error));
    fc.assert(
      fc.property(arbitrary(4), (trace) => {
        expect(shown(trace)).toEqual(model(trace, false, true));
      }),
      { numRuns: 300 },
    );
  });
});
