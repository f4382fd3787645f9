/** The flag that selects how long work is shown. */
import { type Command, Option } from "commander";
import type { ProgressKind } from "../progress/display.ts";

/** Flags as commander parses them. */
export interface ProgressFlag {
  /** Default: bars on a terminal, lines elsewhere. */
  readonly progress?: ProgressKind | undefined;
}

/** Adds the flag. */
export const withProgressFlag = (command: Command): Command =>
  command.addOption(
    new Option(
      "--progress <kind>",
      "how progress is shown on standard error: as bars, as a line every 10 s, as JSON lines, or not at all (default: bars on a terminal, else lines)",
    ).choices(["bar", "lines", "json", "off"]),
  );
