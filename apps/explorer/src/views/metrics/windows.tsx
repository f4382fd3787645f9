/** Every metric over windows that end now. Opening the section loads them. */
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { numberText } from "../../format/number.ts";
import { Fault } from "../../parts/loaded.tsx";
import { Scrolled } from "../../parts/scrolled.tsx";
import { useExplored } from "../../state/network.tsx";
import type { ChainName } from "./chain-name.ts";
import { titles, windowMetrics } from "./metrics-search.ts";

const WINDOWS = [
  ["lastHour", "Hour"],
  ["lastDay", "Day"],
  ["lastWeek", "Week"],
  ["lastMonth", "30 days"],
  ["last90Days", "90 days"],
  ["lastYear", "Year"],
  ["allTime", "All time"],
] as const;

export function Windows({ chains }: { chains: readonly ChainName[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Rolling windows</summary>
      {isOpen && chains.map((chain) => <WindowsOfChain key={chain.chainId} {...chain} />)}
    </details>
  );
}

function WindowsOfChain({ chainId, chainName }: ChainName) {
  const { series } = useExplored();
  const results = useQueries({
    queries: windowMetrics.map((metric) => series.chains.getRollingWindow({ chainId, metric })),
  });
  const failed = results.find(({ error }) => error !== null);
  if (failed?.error) return <Fault error={failed.error} retry={() => void failed.refetch()} />;
  return (
    <Scrolled label={`Rolling windows of ${chainName}`}>
      <table>
        <caption>{chainName}</caption>
        <thead>
          <tr>
            <th scope="col">Metric</th>
            {WINDOWS.map(([name, title]) => (
              <th scope="col" key={name}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {windowMetrics.map((metric, index) => (
            <tr key={metric}>
              <th scope="row">{titles[metric]}</th>
              {WINDOWS.map(([name]) => {
                const value = results[index]?.data?.result[name];
                return (
                  <td key={name} title={value === undefined ? undefined : String(value)}>
                    {value === undefined ? "–" : numberText(Number(value))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
