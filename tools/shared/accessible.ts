/** Looks at an open page with axe-core. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS = {
  resultTypes: ["violations"],
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
};

/** What axe-core puts into a page. */
interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

/**
 * Fails with what a screen reader or a person who sees little would stumble over.
 *
 * @param context what is looked at, as axe-core takes it
 */
export async function assertAccessible(page: Page, context: object = { include: [["html"]] }): Promise<void> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([what, options]) => (globalThis as unknown as { axe: Axe }).axe.run(what, options),
    [context, OPTIONS] as const,
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(" | ")}`,
  );
  expect(found).toEqual([]);
}
