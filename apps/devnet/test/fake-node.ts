/** Writes a program that behaves as an avalanchego binary, as far as `dev` asks. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("fake-node.mjs", import.meta.url));

/** Behaviour of the node. */
export interface FakeNode {
  readonly version?: string;
  /** Becomes healthy, never does, or ends at once. */
  readonly mode?: "healthy" | "unhealthy" | "fails";
  /** Base URL of what serves everything but health. */
  readonly backend?: string;
}

/** @returns the path of the program */
export async function writeFakeNode(
  folder: string,
  { version, mode, backend }: FakeNode = {},
): Promise<string> {
  const env = Object.entries({ FAKE_VERSION: version, FAKE_MODE: mode, FAKE_BACKEND: backend })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}='${value}'`]))
    .join(" ");
  const path = join(
    folder,
    `avalanchego-${version ?? ""}-${mode ?? "healthy"}-${backend === undefined ? "" : "backed"}`,
  );
  await writeFile(path, `#!/bin/sh\n${env} exec '${process.execPath}' '${PROGRAM}' "$@"\n`, { mode: 0o755 });
  return path;
}
