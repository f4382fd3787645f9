/** The notice on the code of others names each package with its licence, and what may not be bundled is refused. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundledFolders, noticesOf, packagesIn } from "./notices.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "notices-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(name: string, license: unknown, texts: Readonly<Record<string, string>>): string {
  const folder = join(dir, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  const files = { "package.json": JSON.stringify({ name, version: "1.2.3", license }), ...texts };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test("has every package with its licence's text, and names them for other programs", () => {
  const notices = noticesOf([
    put("owl", "MIT", { LICENSE: "Copyright by the owl\n" }),
    put("@rook/nest", "MIT OR Apache-2.0", {
      "license.md": "Copyright by a rook\n\nrook 9.9.9, licence GPL\n",
    }),
  ]);
  expect(notices).toContain("Copyright by the owl\n");
  expect(notices).toContain("Copyright by a rook\n");
  expect(packagesIn(notices)).toEqual([
    { name: "owl", version: "1.2.3", license: "MIT" },
    { name: "@rook/nest", version: "1.2.3", license: "MIT OR Apache-2.0" },
  ]);
  expect(packagesIn("")).toEqual([]);
});

test.each([
  { license: "GPL-3.0-only", texts: { LICENSE: "" }, want: "its licence (GPL-3.0-only) is not allowed" },
  { license: undefined, texts: { LICENSE: "" }, want: "its licence (undefined) is not allowed" },
  { license: "MIT", texts: { "README.md": "MIT" }, want: "no file with its licence's text" },
])("refuses $license with $texts", ({ license, texts, want }) => {
  const folder = put("owl", license, texts);
  expect(() => noticesOf([folder])).toThrow(want);
});

test("a package is in a bundle when code of it is", () => {
  const owl = put("owl", "MIT", { "index.js": "", "deep.js": "" });
  const rook = put("@rook/nest", "MIT", { "index.js": "" });
  const input = (file: string, bytesInOutput: number) => [join(dir, file), { bytesInOutput }];
  const output = (...inputs: ReturnType<typeof input>[]) => ({
    inputs: Object.fromEntries(inputs),
    bytes: 1,
    imports: [],
    exports: [],
  });
  writeFileSync(join(dir, "own.js"), "");
  const outputs = {
    "dist/index.js": output(input("node_modules/owl/index.js", 5), input("own.js", 5)),
    "dist/main.js": output(
      input("node_modules/owl/deep.js", 3),
      input("node_modules/@rook/nest/index.js", 0),
    ),
  };
  expect(bundledFolders({ inputs: {}, outputs })).toEqual([owl]);
  outputs["dist/main.js"] = output(input("node_modules/@rook/nest/index.js", 1));
  expect(bundledFolders({ inputs: {}, outputs })).toEqual([rook, owl]);
});
