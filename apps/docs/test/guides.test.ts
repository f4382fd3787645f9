/** The guides' pages and the snippets belong together: each page shows some, each snippet is shown, and links lead somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createDataClient } from "@primary-network/data";
import data from "@primary-network/data/openapi.json" with { type: "json" };
import { createMetricsClient } from "@primary-network/metrics";
import metrics from "@primary-network/metrics/openapi.json" with { type: "json" };
import { createPChainClient } from "@primary-network/pchain-rpc";
import { publicRates } from "@primary-network/service";
import { describe, expect, test } from "vitest";
import { versions } from "../../../tools/compat/folder.ts";
import { versions as beside } from "../../../tools/compat/ponder/versions.ts";
import { createProgram } from "../../cli/src/program.ts";

const GUIDES = fileURLToPath(new URL("../src/content/docs/guides/", import.meta.url));
const SNIPPETS = fileURLToPath(new URL("../snippets/", import.meta.url));

const snippets = readdirSync(SNIPPETS);
const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => ({ name, text: readFileSync(`${folder}${name}`, "utf8") }));
const pages = pagesIn(GUIDES);

/** Test files that a page shows are the test kit's own examples, which its tests run. */
const KIT = fileURLToPath(new URL("../../../packages/testing/examples/", import.meta.url));
const kitImportsOf = (text: string): { variable: string; example: string }[] =>
  [...text.matchAll(/^import (\w+) from "(?:\.\.\/){6}packages\/testing\/examples\/([^"]+)\?raw";$/gm)].map(
    ([, variable = "", example = ""]) => ({ variable, example }),
  );

/** Imports of a page: the variable and the snippet's name. */
const importsOf = (text: string): { variable: string; snippet: string }[] =>
  [...text.matchAll(/^import (\w+) from "\.\.\/\.\.\/\.\.\/\.\.\/snippets\/([^"]+)\?raw";$/gm)].map(
    ([, variable = "", snippet = ""]) => ({ variable, snippet }),
  );

describe.each(pages)("$name", ({ text }) => {
  test("has a title, a description and a position", () => {
    expect(text).toMatch(/^---\ntitle: \S.*\ndescription: \S.*\nsidebar: \{ order: \d+ \}\n---\n/);
  });

  test("shows snippets with everything that they import", () => {
    const imports = importsOf(text);
    expect(imports).not.toEqual([]);
    const kitImports = kitImportsOf(text);
    expect(imports.length + kitImports.length, "every ?raw import is of a snippet or an example").toBe(
      [...text.matchAll(/\?raw"/g)].length,
    );
    for (const { variable, example } of kitImports) {
      expect(existsSync(`${KIT}${example}`), example).toBe(true);
      expect(text).toContain(`code={${variable}}`);
    }
    for (const { variable, snippet } of imports) {
      expect(snippets).toContain(snippet);
      expect(text).toContain(`code={${variable}}`);
    }
  });

  test("contains no code that no test runs", () => {
    expect(text).not.toContain("```");
  });

  test("links only to guides that exist", () => {
    for (const [, name] of text.matchAll(/\]\(\.\.\/([\w-]+)\/(?:#[\w-]+)?\)/g))
      expect(readdirSync(GUIDES)).toSatisfy((files: string[]) =>
        [`${name}.mdx`, `${name}.md`].some((file) => files.includes(file)),
      );
  });
});

test("the guides name the versions that the compatibility suite runs", () => {
  const readme = readFileSync(new URL("../../../tools/compat/README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| (\S+)(?: \((\S+)\))? \| ([\d.]+) \| (service|node)/gm)].map(
    ([, title = "", name = title, version = "", on = ""]) => ({ title, name, version, on }),
  );
  const named = Object.fromEntries(rows.map(({ name, version }) => [name.toLowerCase(), version]));
  expect(named).toEqual({ ...versions, ponder: beside.ponder });
  const offline = pages.find(({ name }) => name === "offline.mdx")?.text;
  for (const { title, version } of rows.filter(({ on }) => on === "node"))
    expect(offline).toContain(`${title.replace("@avalabs/", "")} ${version}`);
});

test("every snippet is shown by a page", () => {
  const shown = new Set(pages.flatMap(({ text }) => importsOf(text).map(({ snippet }) => snippet)));
  expect(snippets.filter((name) => !shown.has(name))).toEqual([]);
});

test("every example of the test kit is shown by a page", () => {
  const shown = pages.flatMap(({ text }) => kitImportsOf(text).map(({ example }) => example));
  const examples = readdirSync(KIT, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  expect(shown.sort()).toEqual(examples.sort());
});

const textOf = (page: string): string =>
  pages.find(({ name }) => name === page)?.text ?? expect.fail(`there is no ${page}`);

describe("the table of limits", () => {
  const spaced = (value: number) => value.toLocaleString("en").replaceAll(",", " ");
  test.each(Object.entries(publicRates))(
    "shows what the service allows: %s",
    (caller, { perMinute, perDay }) => {
      const names: { readonly [caller: string]: string } = {
        anonymous: "without a key, per address",
        metrics: "metrics, per address",
      };
      const row = `| ${names[caller] ?? `key of tier ${caller}`} | ${spaced(perMinute)} | ${spaced(perDay)} |`;
      expect(textOf("retries.mdx")).toContain(row);
    },
  );

  test("has a row for each weight in the specs", () => {
    const weights = [data, metrics].flatMap(({ paths }) =>
      Object.values<Record<string, { "x-rate-weight"?: number }>>(paths).flatMap((path) =>
        Object.values(path).flatMap((operation) => operation["x-rate-weight"] ?? []),
      ),
    );
    const rows = [...textOf("retries.mdx").matchAll(/^\| (\d+) \| `/gm)].map(([, units]) => Number(units));
    expect(rows).toEqual([...new Set(weights)].sort((left, right) => left - right));
  });
});

describe("flags of the command", () => {
  const commands = createProgram().commands.flatMap((command) => [command, ...command.commands]);
  const flagsOf = (name: string) =>
    commands.find((command) => command.name() === name)?.options.map(({ long }) => long ?? "") ?? [];

  test("of dev are listed in the table of the local network", () => {
    const rows = textOf("offline.mdx").match(/^\| `--.*$/gm) ?? [];
    const named = rows.flatMap((row) => (row.split("|")[1] ?? "").match(/--[\w-]+/g) ?? []);
    expect(named.sort()).toEqual(flagsOf("dev").sort());
  });

  test("that a guide names exist", () => {
    const known = new Set(commands.flatMap((command) => command.options.map(({ long }) => long)));
    const others = ["--rpc-url", "--require"]; // Foundry's, and Node's
    for (const { text } of pages)
      for (const [flag] of text.matchAll(/(?<=`)--[\w-]+/g)) expect([...known, ...others]).toContain(flag);
  });
});

describe("the tables of the migration guide", () => {
  const baseUrl = "http://127.0.0.1:8080";
  const sections = textOf("migrating.mdx").split(/^## /m);
  const sectionOf = (heading: string): string =>
    sections.find((section) => section.startsWith(`${heading}\n`)) ?? "";

  /** `validators.list` and so on: the methods of a client's resources. */
  const methodsOf = (client: object): string[] =>
    Object.entries(client).flatMap(([resource, methods]) =>
      typeof methods === "object" && resource !== "http"
        ? Object.keys(methods).map((method) => `${resource}.${method}`)
        : [],
    );
  /** Methods of one client in the second column of a section's tables. */
  const named = (section: string, client: string): string[] =>
    [...section.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(([, ours = ""]) =>
      [...ours.matchAll(new RegExp(`\`${client}\\.([\\w.]+)\``, "g"))].map(([, method = ""]) => method),
    );

  /** Methods of operations that are of this service alone. */
  const OWN = ["status.get", "webhooks.test", "webhooks.listMessages", "webhooks.resend"];
  const dataMethods = methodsOf(createDataClient({ baseUrl }));
  test.each([
    {
      given: "avacloud-sdk and chainkit",
      section: sectionOf("avacloud-sdk and chainkit"),
      client: "data",
      want: dataMethods,
    },
    { given: "glacier-sdk", section: sectionOf("glacier-sdk"), client: "data", want: dataMethods },
    {
      given: "the metrics",
      section: sectionOf("avacloud-sdk and chainkit"),
      client: "metrics",
      want: methodsOf(createMetricsClient({ baseUrl })),
    },
  ])("name methods of this SDK, each once: $given", ({ section, client, want }) => {
    const methods = named(section, client);
    expect(methods.length).toBeGreaterThan(0);
    expect([...new Set(methods)]).toEqual(methods);
    expect(want).toEqual(expect.arrayContaining(methods));
    // The table of coverage has the rest, but for what the hosted service does not offer.
    const covered = readFileSync(new URL("../src/content/docs/guides/coverage.md", import.meta.url), "utf8");
    const missing = want.filter(
      (name) => !methods.includes(name) && !covered.includes(`\`${client}.${name}\``),
    );
    // No hosted operation is a stream: `blocks.stream`, `evm.streamLogs`.
    const isOwn = (name: string) => OWN.includes(name) || /\.stream(?=[A-Z]|$)/.test(name);
    expect(missing.filter((name) => !isOwn(name))).toEqual([]);
  });

  test("name only methods that the P-Chain client has", () => {
    const methods = named(sectionOf("avalanchejs"), "pchain");
    expect(methods.length).toBeGreaterThan(20);
    for (const method of methods) expect(createPChainClient({ baseUrl })).toHaveProperty(method);
  });
});
