/** Builds the site that the tests open. */

import { test } from "../../../tools/shared/browser-test.ts";
import { run } from "../../../tools/shared/command.ts";
import { root } from "../../../tools/shared/packages.ts";

test("the site is built", async () => {
  const args = ["--yes", "pnpm", "docs:build", "--api", "--output-logs=errors-only"];
  await run("npx", args, { cwd: root, seconds: 900 });
});
