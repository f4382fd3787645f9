/** The frame of every view: navigation, search, the network, freshness, and the code of the view. */

import { useIsFetching, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { CodeOfView } from "../parts/code.tsx";
import { Fault } from "../parts/loaded.tsx";
import { Search } from "../parts/search.tsx";
import { Strip } from "../parts/strip.tsx";
import { clientOf } from "../state/client-of.ts";
import { useDeployment } from "../state/deployment.ts";
import { hasPanel, ownBaseUrl } from "../state/host.ts";
import { useLiveViews } from "../state/live/live.ts";
import { statusQuery } from "../state/live/status-query.ts";
import { ExploredNetwork } from "../state/network.tsx";
import { AccountNames } from "../state/panel/account-names.tsx";
import { useNetworkClock } from "../state/panel/use-network-clock.ts";
import { type networks, networksOf } from "../state/read-network.ts";
import { Freshness } from "./freshness.tsx";
import { Recorded } from "./recorded.tsx";
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
  const deployment = useDeployment();
  const data = useMemo(() => clientOf(deployment), [deployment]);
  return useQuery({
    ...statusQuery(data, deployment),
    select: ({ chains }) => networksOf(chains),
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
          <AccountNames>
            <Frame served={served.data ?? [network]} />
          </AccountNames>
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
  const pathname = useLocation({ select: (location) => location.pathname });
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
        <Strip label="Views" className="views" chosen={pathname}>
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
        </Strip>
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
      <Recorded />
      <main id="view" className="view" tabIndex={-1} aria-busy={isBusy}>
        <Outlet />
        <CodeOfView />
      </main>
    </>
  );
}
