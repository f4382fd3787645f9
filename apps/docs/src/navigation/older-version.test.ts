/** Pages know by their base whether they are those of an earlier version. */
import { expect, it } from "vitest";
import { olderVersion } from "./older-version.ts";

it.each([
  { base: "", want: undefined },
  { base: "/primary-network-sdk", want: undefined },
  { base: "/v", want: undefined },
  { base: "/v/1.2.0", want: { version: "1.2.0", newest: "/" } },
  {
    base: "/primary-network-sdk/v/1.2.0-rc.1",
    want: { version: "1.2.0-rc.1", newest: "/primary-network-sdk/" },
  },
])("$base", ({ base, want }) => expect(olderVersion(base)).toEqual(want));
