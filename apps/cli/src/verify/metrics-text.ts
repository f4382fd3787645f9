/** Writes a report as text of Prometheus, for the textfile collector of node_exporter. */
import type { VerifyReport } from "@primary-network/verify";

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly values: readonly (readonly [chain: string, value: number])[];
}

/** @param seconds Unix time of the run's end */
export function metricsText({ rows, position }: VerifyReport, seconds: number): string {
  const chains = [...new Set([...Object.keys(position), ...rows.map(({ chain }) => chain)])];
  const sum = (chain: string, of: "asked" | "different") =>
    rows.filter((row) => row.chain === chain).reduce((total, row) => total + row[of], 0);
  const metrics: readonly Metric[] = [
    {
      name: "primary_network_verify_compared",
      help: "Values that the last run compared.",
      values: chains.map((chain) => [chain, sum(chain, "asked")]),
    },
    {
      name: "primary_network_verify_different",
      help: "Values of the last run that differ from the node's.",
      values: chains.map((chain) => [chain, sum(chain, "different")]),
    },
    {
      name: "primary_network_verify_time_seconds",
      help: "Unix time at which the last run ended.",
      values: chains.map((chain) => [chain, seconds]),
    },
  ];
  return metrics
    .flatMap(({ name, help, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...values.map(([chain, value]) => `${name}{chain="${chain}"} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join("");
}
