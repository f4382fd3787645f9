/** The table of comparisons as text. */
import type { Comparison } from "./comparison.ts";

/** Differences of one question that are shown in full. */
const SHOWN = 3;
const WIDTH = 600;

/** @param title what was compared */
export function printTable(title: string, comparison: Comparison, print: (line: string) => void): void {
  print("");
  print(`| ${title} | asked | equal | different |`);
  print("|---|---|---|---|");
  for (const { question, asked, equal, differences } of comparison.rows) {
    print(`| ${question} | ${asked} | ${equal} | ${differences.length} |`);
  }
  for (const { question, differences } of comparison.rows) {
    for (const { about, node, service } of differences.slice(0, SHOWN)) {
      print(`DIFFERENT: ${question}: ${about}`);
      print(`  node    ${JSON.stringify(node)?.slice(0, WIDTH)}`);
      print(`  service ${JSON.stringify(service)?.slice(0, WIDTH)}`);
    }
  }
}
