/** Which licence expressions of a dependency are allowed. */
import { expect, test } from "vitest";
import { isAllowed } from "./licence.ts";

test.each([
  { given: "MIT", want: true },
  { given: "ISC", want: true },
  { given: "Apache-2.0", want: true },
  { given: "BSD-3-Clause", want: true },
  { given: "0BSD", want: true },
  { given: "CC0-1.0", want: true },
  { given: "GPL-3.0-only", want: false },
  { given: "mit", want: false },
  { given: "MIT OR GPL-3.0-only", want: true },
  { given: "GPL-3.0-only OR MIT", want: true },
  { given: "MIT AND GPL-3.0-only", want: false },
  { given: "MIT AND ISC", want: true },
  { given: "(MIT OR GPL-2.0-only) AND ISC", want: true },
  { given: "(MIT OR ISC) AND GPL-2.0-only", want: false },
  { given: "GPL-2.0-only AND ISC OR MIT", want: true }, // AND binds closer
  { given: "GPL-2.0-only OR ISC AND LGPL-3.0-only", want: false },
  { given: "((MIT))", want: true },
  { given: "(MIT", want: false },
  { given: "MIT)", want: false },
  { given: "MIT ISC", want: false },
  { given: "MIT OR", want: false },
  { given: "MIT AND", want: false },
  { given: "Apache-2.0 WITH LLVM-exception", want: false },
  { given: "SEE LICENSE IN LICENSE", want: false },
  { given: "UNLICENSED", want: false },
  { given: "", want: false },
  { given: undefined, want: false },
  { given: { type: "MIT" }, want: false },
])("$given is allowed: $want", ({ given, want }) => expect(isAllowed(given)).toBe(want));
