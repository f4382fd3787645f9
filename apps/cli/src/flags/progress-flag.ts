/** Flag that selects the display of long work. */
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
      "progress on standard error: bars, a line every 10 s, JSON lines, or off (default: bars on a terminal; elsewhere JSON lines for serve and index, lines for dev and start)",
    ).choices(["bar", "lines", "json", "off"]),
  );
