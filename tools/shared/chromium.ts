/** The machine's Chromium. None is ever downloaded. */
import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Path of a Chromium on this machine; undefined where there is none. */
export const findChromium = (): string | undefined =>
  ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
    existsSync(path),
  );

/** How it is started, so that it asks nobody anything by itself. */
export function chromiumOptions(executablePath = findChromium()): LaunchOptions {
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
