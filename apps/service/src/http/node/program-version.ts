/** The version of this program. */

import { createRequire } from "node:module";

/** The package version before the first release. */
const UNRELEASED = "0.0.0";

/** The version of the package. */
export function packageVersion(): string {
  const { version } = createRequire(import.meta.url)("@primary-network/service/package.json") as {
    readonly version: string;
  };
  return version;
}

/** The version of the release; of a program without one, a text that differs at each start. */
export function programVersion(): string {
  const version = packageVersion();
  return version === UNRELEASED ? crypto.randomUUID() : version;
}
