/** A page of its own for a step. */
import type { Browser, Page } from "playwright-core";

/** Opens a page, uses it, and closes it. */
export async function withPage<Note>(browser: Browser, use: (page: Page) => Promise<Note>): Promise<Note> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
