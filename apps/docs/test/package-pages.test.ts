/** The pages of the packages: one shape, lines that fit, and examples that run and print. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as codec from "@primary-network/codec";
import * as data from "@primary-network/data";
import * as localnet from "@primary-network/localnet";
import * as service from "@primary-network/service";
import { setupServer } from "msw/node";
import { expect, test } from "vitest";
import * as testing from "../../../packages/testing/src/index.ts";
import * as msw from "../../../packages/testing/src/msw/index.ts";
import * as recorder from "../../../packages/testing/src/recorder/index.ts";
import { examplesOf, runExample } from "../../../tools/shared/readme-examples.ts";
import * as devnet from "../../devnet/src/index.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const published = ["packages", "apps"].flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => JSON.parse(read(`${folder}/package.json`)).private !== true),
);

test.each(published)("%s has a page of the common shape", (folder) => {
  const { name } = JSON.parse(read(`${folder}/package.json`));
  const readme = read(`${folder}/README.md`);
  expect(readme.startsWith(`# ${name}\n\n`)).toBe(true);
  const install = name === "primary-network" ? "npx primary-network dev" : `${name}`;
  expect(readme).toMatch(
    new RegExp(`\`\`\`sh\n(npm install (--save-dev )?)?([@\\w/-]+ )*${install}( [@\\w/-]+)*\n\`\`\``),
  );
  expect(readme).toMatch(/MIT licence/);
  // The rows of a client's table of methods are generated.
  const lines = readme.split("\n").filter((line) => !line.startsWith("|"));
  expect(lines.length).toBeLessThan(folder === "packages/codec" ? 320 : 160);
});

test("README begins with the commands that need Node and npm alone, and has a short example", () => {
  const readme = read("README.md");
  const [, commands = ""] = /```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(commands).toMatch(/^npx --yes pnpm start .*\nnpx --yes pnpm test .*\n$/);
  expect(readme.indexOf("You need Node 20.19 or newer and npm, and nothing else.")).toBeLessThan(700);
  const [example = ""] = examplesOf(readme);
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(12);
  expect(readme).toContain("`npm i @primary-network/data`");
  expect(readme).toContain("npx primary-network dev\n");
});

const COMPARISON = "apps/docs/src/content/docs/guides/comparison.md";

test("the rows of the comparison are rows of the bench, and its peers are those that are installed", () => {
  const rows = [...read(COMPARISON).matchAll(/`--only ([\w-]+)` \|$/gm)].map(([, row]) => row);
  expect(rows.length).toBeGreaterThan(2); // sizes, which are computed; what is measured may be taken out
  const known = readdirSync(join(ROOT, "tools/bench/rows")).map((file) => file.replace(/\.ts$/, ""));
  for (const row of rows) expect(known).toContain(row);
  const { dependencies } = JSON.parse(read("tools/bench/peers/package.json"));
  for (const [, name = "", version] of read("README.md").matchAll(/\| (\w+(?:-\w+)?) (\d[\d.]+) /g))
    expect(dependencies[Object.keys(dependencies).find((key) => key.endsWith(`/${name}`)) ?? ""]).toBe(
      version,
    );
});

test("links of README lead to files", () => {
  for (const file of ["README.md", "examples/README.md", ...published.map((folder) => `${folder}/README.md`)])
    for (const [, link = ""] of read(file).matchAll(/(?:\]\(|src=")([^)"#:]+)(?:#[^)"]*)?[)"]/g))
      expect([file, link, () => read(join(file, "..", link))]).toSatisfy(([, , open]) => open().length > 0);
});

test.each(["apps/localnet", "apps/service", "apps/devnet"])("the example of %s runs", async (folder) => {
  const modules = {
    "@primary-network/codec": codec,
    "@primary-network/devnet": devnet,
    "@primary-network/localnet": localnet,
    "@primary-network/service": service,
  };
  const [example = "", ...others] = examplesOf(read(`${folder}/README.md`));
  expect(others).toEqual([]);
  const printed = { "apps/localnet": "19", "apps/service": "200 2", "apps/devnet": "127.0.0.1 10" }[folder];
  expect(await runExample(example, modules)).toEqual([printed]);
});

test("the examples of testing run, with mocked responses where they ask a network", async () => {
  const folder = mkdtempSync(join(tmpdir(), "primary-network-page-"));
  const modules = {
    "@primary-network/data": data,
    "@primary-network/testing": testing,
    "@primary-network/testing/msw": msw,
    "@primary-network/testing/recorder": recorder,
    "msw/node": { setupServer },
  };
  const examples = examplesOf(read("packages/testing/README.md")).filter(
    // These are test files of their own; the next test says where they run.
    (code) => !code.includes("startNetwork"),
  );
  expect(examples.length).toBeGreaterThan(1);
  try {
    for (const code of examples) {
      const server = setupServer(...msw.handlers());
      if (!code.includes("setupServer")) server.listen({ onUnhandledRequest: "error" });
      try {
        const printed = await runExample(code.replace('file: "', `file: "${folder}/`), modules);
        expect(printed.join("\n")).toMatch(/\d/);
      } finally {
        server.close();
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the examples of testing that start a network are files, which the tests of testing run", () => {
  const folder = "packages/testing/examples";
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => read(`${folder}/${name}`));
  const shown = examplesOf(read("packages/testing/README.md")).filter((code) =>
    code.includes("startNetwork"),
  );
  expect(shown).toHaveLength(2);
  for (const code of shown) expect(files).toContain(code);
});
