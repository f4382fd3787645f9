/** The workflows run what was reviewed: actions by their commit, pnpm at its version, with no more rights than each job needs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../shared/packages.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly "timeout-minutes"?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string | { readonly name: string };
  /** A workflow of this repository in place of steps. */
  readonly uses?: string;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = join(root, ".github/workflows");
const files = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), "utf8");
  const workflow: Workflow = parse(text);
  return { name, text, workflow };
});

/** The commands of a text that may download a program, other than `npx` with exactly this one. */
function unpinned(text: string, program: string): string[] {
  const commands =
    text.match(/\b(?:npx|pnpx|bunx|uvx|(?:npm|pnpm) (?:exec|x|dlx)|corepack)\b[^&;|\n]*/g) ?? [];
  return commands
    .map((command) => command.trim())
    .filter((command) => !command.startsWith(`npx --yes ${program} `));
}

describe("unpinned", () => {
  it.each([
    { given: "- run: npx --yes pnpm@1.2.3 check", want: [] },
    { given: "- run: npx --yes pnpm check", want: ["npx --yes pnpm check"] },
    { given: "- run: npx --yes pnpm@1.2.4 check", want: ["npx --yes pnpm@1.2.4 check"] },
    { given: "- run: npx --yes pnpm@1.2.3 check && npx other", want: ["npx other"] },
    { given: "publish: npm exec other", want: ["npm exec other"] },
    { given: "- run: corepack enable", want: ["corepack enable"] },
  ])("$given", ({ given, want }) => expect(unpinned(given, "pnpm@1.2.3")).toEqual(want));
});

describe.each(files)("$name", ({ text, workflow }) => {
  it("names every action by its commit and says which version that is", () => {
    const uses = text.split("\n").filter((line) => /^\s*(- )?uses: (?!\.\/)/.test(line));
    expect(
      uses.filter((line) => !/uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  it("downloads no program but pnpm, at the version that the repository names", () => {
    const { packageManager }: { packageManager: string } = JSON.parse(
      readFileSync(join(root, "package.json"), "utf8"),
    );
    expect(unpinned(text, packageManager)).toEqual([]);
  });

  it("gives jobs no right by default but to read", () => {
    expect([{}, { contents: "read" }]).toContainEqual(workflow.permissions);
  });

  it("ends each job that hangs", () => {
    for (const [job, { "timeout-minutes": minutes, uses }] of Object.entries(workflow.jobs))
      if (uses === undefined) expect(minutes, job).toBeGreaterThan(0);
  });

  it("keeps no credentials where nothing is pushed", () => {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      if (job.permissions?.contents === "write") continue;
      for (const { uses, with: given } of job.steps ?? [])
        if (uses?.startsWith("actions/checkout@")) expect(given?.["persist-credentials"], name).toBe(false);
    }
  });

  it("runs no pull request's code with the repository's secrets", () => {
    expect(Object.keys(workflow.on)).not.toContain("pull_request_target");
    if ("pull_request" in workflow.on) expect(text).not.toContain("secrets.");
  });
});

it("one action has one version everywhere", () => {
  const versions = new Map<string, Set<string>>();
  for (const { text } of files)
    for (const [, owner = "", version = ""] of text.matchAll(/uses: ([\w-]+\/[\w-]+)\S*@(.+)/g))
      versions.set(owner, (versions.get(owner) ?? new Set()).add(version));
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});

describe("what a maintainer sets up", () => {
  const [, after = ""] = readFileSync(join(root, "tools/release/README.md"), "utf8").split(
    "### A maintainer's one-time setup\n",
  );
  const [checklist = ""] = after.split(/^#/m);
  /** Names in backticks on the lines of the checklist that begin with this word. */
  const named = (kind: string) =>
    [...checklist.matchAll(/^- \[ \] ([a-z]+) `([^`]+)`/gim)].flatMap(([, own = "", name = ""]) =>
      own.toLowerCase() === kind ? [name] : [],
    );
  const read = (pattern: RegExp) => [
    ...new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
  ];
  const jobs = files.flatMap(({ workflow }) => Object.values(workflow.jobs));

  it.each([
    // GitHub gives every run its token.
    { kind: "secret", used: read(/\bsecrets\.(\w+)/g).filter((name) => name !== "GITHUB_TOKEN") },
    { kind: "variable", used: read(/\bvars\.(\w+)/g) },
    {
      kind: "environment",
      used: jobs.flatMap(({ environment }) =>
        environment === undefined ? [] : typeof environment === "string" ? environment : environment.name,
      ),
    },
  ])("is each $kind that the workflows use, and no other", ({ kind, used }) => {
    expect(named(kind).sort()).toEqual(used.sort());
  });
});
