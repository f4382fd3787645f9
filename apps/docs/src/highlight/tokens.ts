/** Code in its parts, for colours: small rules for what the pages show, which run when a page is written and in the page. */

/** Languages that are shown in colours. */
export type CodeLanguage = "json" | "ts" | "sh" | "py";

/** Kind of a part; undefined if it has no colour. */
export type TokenKind = "property" | "string" | "number" | "keyword";

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"`;
const NUMBER = String.raw`(?<![\w.])-?\d[\d.]*(?:[eE][+-]?\d+)?n?\b`;
const rule = (property: string, string: string, keyword: string) =>
  new RegExp(
    `(?<property>${property})|(?<string>${string})|(?<number>${NUMBER})|(?<keyword>${keyword})`,
    "g",
  );
const words = (list: string) => String.raw`\b(?:${list.replaceAll(" ", "|")})\b`;

const RULES: Readonly<Record<CodeLanguage, RegExp>> = {
  json: rule(String.raw`${STRING}(?=\s*:)`, STRING, words("true false null")),
  ts: rule(
    String.raw`\b[\w$]+(?=: )`,
    STRING,
    words("import from const await for of new true false null process"),
  ),
  sh: rule(String.raw`(?<=\s)--?[a-zA-Z][\w-]*`, `'[^']*'|${STRING}`, String.raw`^curl\b`),
  py: rule(
    String.raw`\b\w+(?==(?!=))|${STRING}(?=: )`,
    STRING,
    words("import from with as for in print True False None"),
  ),
};

/** The parts of a code, which together are the code. */
export function* tokensOf(
  code: string,
  language: CodeLanguage,
): Generator<readonly [kind: TokenKind | undefined, text: string]> {
  let at = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(RULES[language])) {
    if (index > at) yield [undefined, code.slice(at, index)];
    const [kind] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
    yield [kind as TokenKind | undefined, text]; // the groups of every rule are the kinds
    at = index + text.length;
  }
  if (at < code.length) yield [undefined, code.slice(at)];
}
