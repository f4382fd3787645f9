/** Declarations that exports lead to are kept, whatever way they are named. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { missingFrom, reachable } from "./declarations.ts";

test("follows imports, exports, inline imports and references, in any cycle", () => {
  const dir = mkdtempSync(join(tmpdir(), "declarations-"));
  const texts = {
    "index.d.ts":
      'export { a } from "./deep/a.ts";\nimport "./side.js";\n/// <reference path="./native.d.ts" />\n',
    "deep/a.d.ts": 'export declare const a: import("../b.ts").B;\nimport { X } from "./missing.ts";\n',
    "b.d.ts": 'export type { B } from "./index.ts";\n',
    "side.d.ts": "",
    "native.d.ts": 'declare module "./deep/unused.ts" {}\n',
    "deep/unused.d.ts": "",
  };
  try {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    const want = ["index.d.ts", "deep/a.d.ts", "b.d.ts", "side.d.ts", "native.d.ts"].map((path) =>
      join(dir, path),
    );
    expect([...reachable([join(dir, "index.d.ts")])].sort()).toEqual(want.sort());
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test("names what a declaration imports that users do not install", () => {
  const text = `/* from "of-a-comment" */
import type { A } from "hono";
import { B } from "@scope/installed/deep.js";
import type { C } from "./own.ts";
import { D } from "node:net";
export declare const e: import("valibot").E;
`;
  expect(missingFrom(text, ["own", "@scope/installed"])).toEqual(["hono", "valibot"]);
});
