import fc from "fast-check";
import { expect, test } from "vitest";
import { type CodeLanguage, tokensOf } from "./tokens.ts";

test.each<[code: string, language: CodeLanguage, kinds: Record<string, string>]>([
  [
    '{"a": "b:", "c": -1.5e3, "d": null}',
    "json",
    { '"a"': "property", '"b:"': "string", "-1.5e3": "number", null: "keyword" },
  ],
  [
    'const x = f({ a: "import", b: 12n });',
    "ts",
    { const: "keyword", a: "property", '"import"': "string", "12n": "number" },
  ],
  [
    `curl -X POST \\\n  'http://h' -H "k: $K"`,
    "sh",
    { curl: "keyword", "-X": "property", "'http://h'": "string", '"k: $K"': "string" },
  ],
  [
    'r = Request("u", method="GET")\nwith r: print({"a": None})',
    "py",
    { '"u"': "string", method: "property", with: "keyword", '"a"': "property", None: "keyword" },
  ],
])("%s", (code, language, kinds) => {
  const found = new Map([...tokensOf(code, language)].map(([kind, text]) => [text, kind]));
  expect(Object.fromEntries(Object.keys(kinds).map((text) => [text, found.get(text)]))).toEqual(kinds);
});

test("nothing of a code is lost", () => {
  const code = fc.oneof(fc.string({ unit: "binary" }), fc.json({ maxDepth: 1 }));
  fc.assert(
    fc.property(code, fc.constantFrom<CodeLanguage>("json", "ts", "sh", "py"), (text, language) => {
      expect([...tokensOf(text, language)].map(([, part]) => part).join("")).toBe(text);
    }),
    { numRuns: 60 },
  );
});
