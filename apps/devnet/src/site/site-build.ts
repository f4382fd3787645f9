/**
 * The build of the reference site beside the running command, as the program that embeds the command does it.
 */

/** State of a build. */
export type SiteBuildState =
  | { readonly is: "waiting" }
  /** `done` of `of` tasks have ended, and `task` runs. */
  | { readonly is: "running"; readonly done: number; readonly of: number; readonly task: string }
  | { readonly is: "built" }
  | { readonly is: "failed" };

/** A build that the command lets begin, and shows. */
export interface SiteBuild {
  /** State of the build now. */
  readonly state: SiteBuildState;
  /** Called once the command has printed all of its output: from then on the build delays nothing. */
  begin(): void;
}
