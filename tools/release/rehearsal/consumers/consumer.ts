/** What a consumer of a rehearsed release is. */
import type { Project } from "../project.ts";

export interface Consumer {
  readonly name: string;
  /** Why it cannot run on this machine; undefined where it can. */
  readonly missing?: string | undefined;
  /** Installs the packages and runs the program; resolves with the runtime's version and what the program printed. */
  use(project: Project): Promise<{ readonly version: string; readonly printed: string }>;
}

/** The program of a runtime, for consumers that are only used where it is not missing. */
export function needed(program: string | undefined): string {
  if (program === undefined) throw new Error("it is not installed");
  return program;
}
