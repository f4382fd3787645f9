/** A page of its own for a step. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** Opens a context, in whose pages our functions can be evaluated: what runs this program names its functions by a helper. */
export async function contextOf(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript("globalThis.__name ??= (named) => named;");
  return context;
}

/** Opens a page, uses it, and closes it. */
export async function withPage<Note>(browser: Browser, use: (page: Page) => Promise<Note>): Promise<Note> {
  const context = await contextOf(browser, { viewport: { width: 1400, height: 900 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
