/** The most memory that this process has had. */
import { readFileSync } from "node:fs";

/** Highest resident size so far, in bytes. ru_maxrss is inherited from the parent across exec on Linux; VmHWM is not. */
export function peakRss(): number {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"));
    if (line) return Number(line[1]) * 1024;
  } catch {
    // No /proc on this system.
  }
  return process.resourceUsage().maxRSS * 1024;
}
