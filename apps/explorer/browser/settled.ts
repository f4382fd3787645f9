/** Waits until a view of the explorer has loaded what it shows: streams stay open, so that the network never is idle. */
import type { Page } from "@playwright/test";

/** Milliseconds without a first load after which a view has settled: what it shows may need more calls. */
const QUIET = 150;
/** Milliseconds that a view may take. */
const LIMIT = 30_000;

/** @throws Error when the view goes on loading */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector("main h1");
  const isSettled = await page.evaluate(
    ([quiet, limit]) =>
      new Promise<boolean>((resolve) => {
        const begin = performance.now();
        let since = begin;
        const look = () => {
          const now = performance.now();
          const isBusy =
            document.querySelector("main")?.getAttribute("aria-busy") === "true" ||
            !document.querySelector("main h1");
          if (isBusy) since = now;
          if (now - since >= quiet || now - begin > limit) resolve(!isBusy);
          else setTimeout(look, 10);
        };
        look();
      }),
    [QUIET, LIMIT] as const,
  );
  if (!isSettled) throw new Error(`the view goes on loading after ${LIMIT / 1000} s: ${page.url()}`);
}
