/** What surrounds every view: navigation, search, the network, freshness, and the code of the view. */

import { createDataClient } from "@primary-network/data";
import { useIsFetching, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { useMemo } from "react";
import { CodeOfView } from "../parts/code.tsx";
import { Fault } from "../parts/loaded.tsx";
import { Search } from "../parts/search.tsx";
import { useDeployment } from "../state/deployment.ts";
import { hasPanel, ownBaseUrl, reachOf } from "../state/host.ts";
import { useLiveViews } from "../state/live/live.ts";
import { ExploredNetwork } from "../state/network.tsx";
import { useNetworkClock } from "../state/panel/use-network-clock.ts";
import { networks } from "../state/read-network.ts";
import { Freshness } from "./freshness.tsx";
import { Settings } from "./settings.tsx";

const route = getRouteApi("__root__");

const VIEWS = [
  { to: "/", label: "Overview" },
  { to: "/validators", label: "Validators" },
  { to: "/subnets", label: "Subnets" },
  { to: "/messages", label: "Messages" },
  { to: "/metrics", label: "Metrics" },
] as const;

/** The deployment's networks, in the order of `networks`. */
function useServedNetworks() {
  const { baseUrl, apiKey } = useDeployment();
  const data = useMemo(
    () => createDataClient({ baseUrl, ...(apiKey && { apiKey }), ...reachOf(baseUrl) }),
    [baseUrl, apiKey],
  );
  return useQuery({
    queryKey: [baseUrl, apiKey, "networks"],
    queryFn: async ({ signal }) => {
      const { chains } = await data.status.get({ signal });
      return networks.filter((name) => chains.some(({ network }) => network === name));
    },
  });
}

export function Shell() {
  const { network: chosen } = route.useSearch();
  const served = useServedNetworks();
  const network = chosen ?? served.data?.[0];
  return (
    <>
      <a className="skip" href="#view">
        Skip to the view
      </a>
      {network ? (
        <ExploredNetwork network={network}>
          <Frame served={served.data ?? [network]} />
        </ExploredNetwork>
      ) : (
        <main id="view" className="view">
          {served.error ? (
            <Fault error={served.error} retry={() => void served.refetch()} />
          ) : (
            <p>Connecting…</p>
          )}
          <Settings />
        </main>
      )}
    </>
  );
}

/** The page of a network. */
function Frame({ served }: { served: readonly (typeof networks)[number][] }) {
  useLiveViews();
  useNetworkClock();
  const { baseUrl } = useDeployment();
  const isBusy = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  return (
    <>
      <header className="top">
        <Link to="/" className="brand">
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path d="M8 1 15 14H1z" fill="currentColor" />
          </svg>
          Primary Network
        </Link>
        <nav aria-label="Views">
          {VIEWS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeProps={{ "aria-current": "page" }}
              activeOptions={{ exact: to === "/", includeSearch: false }}
            >
              {label}
            </Link>
          ))}
          {hasPanel && baseUrl === ownBaseUrl && (
            <Link
              to="/development"
              activeProps={{ "aria-current": "page" }}
              activeOptions={{ includeSearch: false }}
            >
              Development
            </Link>
          )}
        </nav>
        <Search />
        {served.length > 1 && (
          <nav aria-label="Network" className="networks">
            {served.map((name) => (
              <Link key={name} to="/" search={{ network: name }} activeProps={{ "aria-current": "true" }}>
                {name}
              </Link>
            ))}
          </nav>
        )}
        <Freshness />
        <Settings />
      </header>
      <main id="view" className="view" tabIndex={-1} aria-busy={isBusy}>
        <Outlet />
        <CodeOfView />
      </main>
    </>
  );
}
