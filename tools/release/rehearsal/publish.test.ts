/** Candidates are published under a tag of their own. */
import { expect, it } from "vitest";
import { tagOf } from "./publish.ts";

it.each([
  { version: "0.1.0-next.0", want: "next" },
  { version: "0.1.0", want: "latest" },
])("$version", ({ version, want }) => expect(tagOf(version)).toBe(want));
