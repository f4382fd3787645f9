/** Prints a table of comparisons, and some of the differences. */
import type { VerifyReport } from "@primary-network/verify";

/** Differences of one question that are shown in full. */
const SHOWN = 3;
const WIDTH = 600;

/** @param title what was compared */
export function printTable(title: string, report: VerifyReport, print: (line: string) => void): void {
  print("");
  print(`| ${title} | asked | equal | different |`);
  print("|---|---|---|---|");
  for (const { question, asked, equal, different } of report.rows)
    print(`| ${question} | ${asked} | ${equal} | ${different} |`);
  for (const { question } of report.rows) {
    const differences = report.differences.filter((each) => each.question === question);
    for (const { about, field, node, service } of differences.slice(0, SHOWN)) {
      print(`DIFFERENT: ${question}: ${about} ${field}`);
      print(`  node    ${JSON.stringify(node)?.slice(0, WIDTH)}`);
      print(`  service ${JSON.stringify(service)?.slice(0, WIDTH)}`);
    }
  }
  for (const { subject, reason } of report.notCompared) print(`not compared: ${subject}: ${reason}`);
}
