import { describe, expect, it } from "vitest";
import { comment, operationDoc, schemaDoc } from "./doc.ts";
import type { Schema } from "./schema.ts";

describe("schemaDoc", () => {
  const rows: { given: Schema; want: string[] }[] = [
    { given: {}, want: [] },
    { given: { description: "Weight." }, want: ["Weight."] },
    { given: { description: "Fee.", "x-unit": "nAVAX" }, want: ["Fee.", "Unit: nAVAX."] },
    {
      given: { description: "Size.", minimum: 1, maximum: 100, default: 10, example: 25 },
      want: ["Size.", "Range: 1 to 100; Default: 10.", "@example 25"],
    },
    { given: { minimum: 0 }, want: ["At least 0."] },
    { given: { maximum: 9 }, want: ["At most 9."] },
    { given: { "x-minimum": "0", "x-maximum": "9" }, want: ["Range: 0 to 9."] },
    { given: { maxItems: 64 }, want: ["At most 64 items."] },
    { given: { deprecated: true, "x-deprecated": "Use lastDate." }, want: ["@deprecated Use lastDate."] },
    { given: { example: { a: 1 } }, want: [] },
    { given: { description: "One\nTwo" }, want: ["One", "Two"] },
  ];
  it.each(rows)("$given gives $want", ({ given, want }) => {
    expect(schemaDoc(given)).toEqual(want);
  });

  it("refuses a deprecation without a replacement", () => {
    expect(() => schemaDoc({ deprecated: true })).toThrow("a deprecated field needs x-deprecated");
  });

  it("breaks long text into lines of at most 100 characters without losing a word", () => {
    const description = "word ".repeat(100).trim();
    const lines = schemaDoc({ description });
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines.join(" ")).toBe(description);
  });
});

it("states what an operation does, its path and its errors", () => {
  const operation = { summary: "Ring", description: "Rings.", deprecated: true, "x-deprecated": "Too loud." };
  const errors = ["Fails with HTTP 400."];
  expect(operationDoc({ operation, route: "`POST /ring`", retry: "unsafe", errors })).toEqual([
    "Ring.",
    "",
    "Rings.",
    "",
    "`POST /ring`",
    "",
    "Retried only if the server certainly did not process it.",
    "",
    "Fails with HTTP 400.",
    "",
    "@deprecated Too loud.",
  ]);
});

describe("comment", () => {
  it.each([
    { given: [], want: "" },
    { given: ["One."], want: "/** One. */\n" },
    { given: ["One.", "", "Two."], want: "/**\n * One.\n *\n * Two.\n */\n" },
    { given: ["Ends */ here."], want: "/** Ends *\\/ here. */\n" },
  ])("$given", ({ given, want }) => {
    expect(comment(given)).toBe(want);
  });
});
