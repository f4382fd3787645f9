/** Links of a site that has no pages of exports. */
import { expect, test } from "vitest";
import { withBase } from "../src/links/with-base.ts";
import { withoutExports } from "../src/links/without-exports.ts";

test.each([
  ["/reference/packages/core/classes/aborterror/", "/base/reference/exports/#core"],
  ["/reference/packages/pchain-rpc/", "/base/reference/exports/#pchain-rpc"],
  ["/reference/packages/data", "/base/reference/exports/#data"],
  ["/reference/packages/data#x", "/base/reference/exports/#data"],
  ["/reference/data/list-validators/", "/base/reference/data/list-validators/"],
  ["/reference/exports/#core", "/base/reference/exports/#core"],
  ["https://example.com/reference/packages/core/", "https://example.com/reference/packages/core/"],
])("%s leads to %s", (href, want) => {
  const link = { properties: { href } };
  withBase({ base: "/base/", target: withoutExports })({ children: [link] });
  expect(link.properties.href).toBe(want);
});
