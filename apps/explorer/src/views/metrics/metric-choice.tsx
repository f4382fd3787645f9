/** The choice of a metric: there are too many for links side by side. */
import { getRouteApi } from "@tanstack/react-router";
import { groups, type MetricName, metricNames, titles } from "./metrics-search.ts";

const route = getRouteApi("/metrics");

export function MetricChoice({ chosen }: { chosen: MetricName }) {
  const navigate = route.useNavigate();
  const choose = (value: string) => {
    const metric = metricNames.find((name) => name === value);
    void navigate({ search: (kept) => ({ ...kept, metric }), resetScroll: false });
  };
  return (
    <p className="row">
      <label>
        Metric
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          {groups.map(([about, metrics]) => (
            <optgroup key={about} label={about}>
              {metrics.map((name) => (
                <option key={name} value={name}>
                  {titles[name]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </p>
  );
}
