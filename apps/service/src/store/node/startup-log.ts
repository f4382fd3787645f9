/** Keeps the messages of the embedded PostgreSQL at its start, which PGlite discards: only they say why it did not start. */

import type { Extension } from "@electric-sql/pglite";

/** Lines that are kept; the reason is among the last ones. */
const LINES = 50;

export interface StartupLog {
  /** Passed to PGlite as an extension, the only interface through which its output can be read. */
  readonly extension: Extension;
  /** Lines of a failed start, most specific first: `PANIC:  could not locate a valid checkpoint record`. */
  faults(): readonly string[];
}

export function createStartupLog(): StartupLog {
  const lines: string[] = [];
  return {
    extension: {
      name: "startup-log",
      setup: async (_lite, emscriptenOpts) => ({
        emscriptenOpts: {
          ...emscriptenOpts,
          printErr: (line: string) => {
            lines.push(line);
            if (lines.length > LINES) lines.shift();
          },
        },
      }),
    },
    faults: () => {
      const of = (severity: string) => lines.filter((line) => line.includes(`${severity}: `));
      return [...of("PANIC"), ...of("FATAL"), ...of("ERROR")];
    },
  };
}
