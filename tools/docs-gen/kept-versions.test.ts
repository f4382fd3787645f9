/** The last release of each line keeps its pages, which are put below the newest ones. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { run } from "../shared/command.ts";
import { root } from "../shared/packages.ts";
import { keptVersions } from "./kept-versions.ts";

describe("keptVersions", () => {
  it.each([
    { released: [], want: [] },
    { released: ["1.1.0", "1.0.2", "1.0.1", "1.0.0", "0.9.0"], want: ["1.1.0", "1.0.2", "0.9.0"] },
    { released: ["1.0.0", "1.0.0-rc.1"], want: ["1.0.0"] },
    {
      released: ["2.2.0", "2.1.0", "2.0.0", "1.3.0", "1.2.0", "1.1.0", "1.0.0"],
      want: ["2.2.0", "2.1.0", "2.0.0", "1.3.0", "1.2.0", "1.1.0"],
    },
  ])("$released", ({ released, want }) => expect(keptVersions(released)).toEqual(want));
});

describe("place-older-sites", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "kept-versions-"));
    for (const name of [
      "bin",
      "dist",
      "pages",
      "archives",
      "repository/.changeset",
      "repository/packages/core",
    ])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, "repository/packages/core/CHANGELOG.md"),
      "# core\n\n## 1.1.0\n\n### Minor Changes\n\n- Two.\n\n## 1.0.0\n\n### Major Changes\n\n- One.\n",
    );
    // In place of GitHub: copies a release's file from a folder of the tag's name, and fails where there is none.
    writeFileSync(
      join(folder, "bin/gh"),
      `#!/bin/sh
[ "$1 $2 $4 $6" = "release download --pattern --dir" ] || { echo "gh: $*" >&2; exit 2; }
cp "${folder}/archives/\${3##*@}/$5" "$7"
`,
    );
    chmodSync(join(folder, "bin/gh"), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const attach = async (version: string) => {
    writeFileSync(join(folder, "pages/index.html"), `pages of ${version}`);
    mkdirSync(join(folder, "archives", version));
    const archive = join(folder, "archives", version, `site-${version}.tar.gz`);
    await run("tar", ["--create", "--gzip", "--file", archive, "--directory", join(folder, "pages"), "."]);
  };
  const place = () =>
    run(
      process.execPath,
      [
        ...["--import", "tsx", "tools/docs-gen/place-older-sites.ts"],
        ...[join(folder, "dist"), join(folder, "repository")],
      ],
      {
        cwd: root,
        env: { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` },
      },
    );
  const pageOf = (version: string) => readFileSync(join(folder, "dist/v", version, "index.html"), "utf8");

  test("puts each kept version's pages in its folder", async () => {
    await attach("1.0.0");
    await attach("1.1.0");
    expect(await place()).toBe("1.1.0: v/1.1.0\n1.0.0: v/1.0.0\n");
    expect([pageOf("1.0.0"), pageOf("1.1.0")]).toEqual(["pages of 1.0.0", "pages of 1.1.0"]);
  });

  test("goes on without a release that is not published yet, and fails without an earlier one", async () => {
    await attach("1.0.0");
    expect(await place()).toMatch(/^1\.1\.0: not published yet[\s\S]*1\.0\.0: v\/1\.0\.0\n$/);
    expect(existsSync(join(folder, "dist/v/1.1.0"))).toBe(false);
    rmSync(join(folder, "archives/1.0.0"), { recursive: true });
    await expect(place()).rejects.toThrow("site-1.0.0.tar.gz");
  });
});
