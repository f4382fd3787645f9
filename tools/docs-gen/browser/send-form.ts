/** Sends the form of an open page, as a reader does. */
import type { Page } from "playwright-core";

const WAIT_MS = 120_000;

/** Presses the button; resolves with the line that says what came of it. */
export async function sendForm(page: Page): Promise<string> {
  const form = page.locator("try-it");
  await form.locator("button[type=submit]").click();
  await form.locator("output:not([data-state=waiting]):not(:empty)").waitFor({ timeout: WAIT_MS });
  return (await form.locator("output").textContent()) ?? "";
}
