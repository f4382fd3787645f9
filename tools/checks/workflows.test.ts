/** The workflows run what was reviewed: actions by their commit, with no more rights than each job needs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../shared/packages.ts";

interface Job {
  readonly "timeout-minutes"?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> }[];
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

describe.each(files)("$name", ({ text, workflow }) => {
  it("names every action by its commit and says which version that is", () => {
    const uses = text.split("\n").filter((line) => /^\s*(- )?uses:/.test(line));
    expect(
      uses.filter((line) => !/uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  it("gives jobs no right by default but to read", () => {
    expect([{}, { contents: "read" }]).toContainEqual(workflow.permissions);
  });

  it("ends each job that hangs", () => {
    for (const [job, { "timeout-minutes": minutes }] of Object.entries(workflow.jobs))
      expect(minutes, job).toBeGreaterThan(0);
  });

  it("keeps no credentials where nothing is pushed", () => {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      if (job.permissions?.contents === "write") continue;
      for (const { uses, with: given } of job.steps)
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
