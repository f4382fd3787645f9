/** Links of a site that is served under a path. */
import { expect, test } from "vitest";
import { withBase } from "../src/links/with-base.ts";

test("links from the root are resolved against the site's base path", () => {
  const link = (href: string) => ({ type: "element", properties: { href } });
  const tree = { children: [link("/a/"), { children: [link("b/"), link("//c"), link("#d")] }] };
  withBase({ base: "/base/" })(tree);
  expect(JSON.stringify(tree)).toContain('"/base/a/"');
  expect(JSON.stringify(tree)).not.toMatch(/base\/?(b|\/c|#d)/);
});
