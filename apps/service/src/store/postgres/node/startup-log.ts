/** Keeps what the embedded PostgreSQL says while it starts, which PGlite itself discards: why it did not start is said there only. */

import type { Extension } from "@electric-sql/pglite";

/** Lines that are kept; the reason is among the last ones. */
const LINES = 50;

export interface StartupLog {
  /** To be given to PGlite; the interface of extensions is the only one that lets its output be read. */
  readonly extension: Extension;
  /** Lines of a start that failed, most telling first: `PANIC:  could not locate a valid checkpoint record`. */
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
