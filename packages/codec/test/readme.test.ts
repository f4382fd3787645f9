/** The examples of the README (TypeScript without annotations) run, and print what their comments say. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as root from "../src/index.ts";
import * as p from "../src/p/index.ts";
import * as x from "../src/x/index.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/## ([^\n]+)\n\n```ts\n(.*?)```/gs)].map(([, name, code]) => ({
  name: name ?? "",
  code: code ?? "",
}));

test("the README has four examples", () => expect(examples).toHaveLength(4));

test.each(examples)("$name", ({ code }) => {
  const body = code.replace(
    /import (\{[^}]*\}) from "@primary-network\/codec(?:\/(\w+))?";/g,
    (_, names, entry = "root") => `const ${names} = codec.${entry};`,
  );
  const printed: string[] = [];
  new Function("codec", "console", body)(
    { root, p, x },
    {
      log: (...values: unknown[]) =>
        printed.push(
          values.map((value) => (typeof value === "bigint" ? `${value}n` : String(value))).join(" "),
        ),
    },
  );
  const promised = [...code.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
  expect(printed).toEqual(promised);
});
