/** A packed manifest gets the next version on itself and on its own kind, and nothing else changes. */
import { expect, test } from "vitest";
import { withVersion } from "./manifest.ts";

const released = ["@primary-network/core", "@primary-network/data"];

test.each([
  {
    why: "its own version",
    given: { name: "@primary-network/core", version: "0.0.0" },
    want: { name: "@primary-network/core", version: "1.2.3" },
  },
  {
    why: "ranges of released packages, wherever they stand",
    given: {
      version: "0.0.0",
      dependencies: { "@primary-network/core": "0.0.0", "openapi-fetch": "0.17.0" },
      peerDependencies: { undici: ">=6", "@primary-network/data": "^0.0.0" },
      optionalDependencies: { "@primary-network/core": "~0.0.0" },
    },
    want: {
      version: "1.2.3",
      dependencies: { "@primary-network/core": "1.2.3", "openapi-fetch": "0.17.0" },
      peerDependencies: { undici: ">=6", "@primary-network/data": "1.2.3" },
      optionalDependencies: { "@primary-network/core": "1.2.3" },
    },
  },
  {
    why: "not ranges of packages that are not released, of the same scope too",
    given: { version: "0.0.0", devDependencies: { "@primary-network/codegen": "0.0.0" } },
    want: { version: "1.2.3", devDependencies: { "@primary-network/codegen": "0.0.0" } },
  },
])("$why", ({ given, want }) => {
  const before = structuredClone(given);
  expect(withVersion(given, "1.2.3", released)).toEqual(want);
  expect(given).toEqual(before);
});
