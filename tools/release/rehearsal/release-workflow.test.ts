/** What of a release cannot be rehearsed on one's own machine stands in the workflow: who signs, and that nothing is published unrehearsed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

const workflow = parse(
  readFileSync(new URL("../../../.github/workflows/release.yml", import.meta.url), "utf8"),
);
const { permissions, steps }: { permissions: Record<string, string>; steps: readonly Step[] } =
  workflow.jobs.release;
const at = (found: (step: Step) => boolean | undefined) => steps.findIndex(found);
const rehearsal = at(({ run }) => run?.includes("release:rehearse"));
const publishing = at(({ uses }) => uses?.startsWith("changesets/action@"));
const upload = at(({ uses }) => uses?.startsWith("actions/upload-artifact@"));

test.each([
  { what: "no permission beyond the job's", given: workflow.permissions, want: {} },
  {
    what: "an identity to sign provenance with",
    given: permissions,
    want: { contents: "write", "pull-requests": "write", "id-token": "write" },
  },
  { what: "provenance", given: steps[publishing]?.env?.NPM_CONFIG_PROVENANCE, want: "true" },
  {
    what: "a release's command",
    given: steps[publishing]?.with?.publish,
    want: "npx --yes pnpm run release",
  },
])("the job has $what", ({ given, want }) => expect(given).toEqual(want));

test("the release is rehearsed on every runtime before it is published, without a key", () => {
  expect(rehearsal).toBeGreaterThan(-1);
  expect(publishing).toBeGreaterThan(rehearsal);
  expect(steps[rehearsal]?.run).toContain(" --complete ");
  expect(steps[rehearsal]?.env).toBeUndefined();
  expect(workflow.env).toBeUndefined();
  expect(workflow.jobs.release.env).toBeUndefined();
});

test("the packages are compared with those of the last release before they are published", () => {
  const comparison = at(({ run }) => run?.endsWith("pnpm bench --against latest"));
  expect(comparison).toBeGreaterThan(-1);
  expect(publishing).toBeGreaterThan(comparison);
});

test("the rehearsal writes where the workflow uploads from", () => {
  const out = /--out (\S+)/.exec(steps[rehearsal]?.run ?? "")?.[1];
  expect(out).toBeDefined();
  expect(upload).toBeGreaterThan(rehearsal);
  expect(steps[upload]?.with).toMatchObject({ path: `${out}/*.cdx.json`, "if-no-files-found": "error" });
});
