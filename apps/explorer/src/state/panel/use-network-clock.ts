/** Shows times by the clock of the network: of a local one where the panel can read it, and of a recorded one as it stood. */
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useMemo } from "react";
import { useDeployment } from "../deployment.ts";
import { hasPanel, ownBaseUrl } from "../host.ts";
import { useExplored } from "../network.tsx";
import { setClock, stoppedAt } from "../now.ts";
import { clockQuery } from "./queries.ts";

export function useNetworkClock(): void {
  const { recordedAt } = useExplored();
  const { baseUrl } = useDeployment();
  const { data } = useQuery({ ...clockQuery, enabled: hasPanel && baseUrl === ownBaseUrl });
  const stopped = useMemo(() => (recordedAt === undefined ? undefined : stoppedAt(recordedAt)), [recordedAt]);
  const reading = baseUrl === ownBaseUrl ? (stopped ?? data) : undefined;
  useLayoutEffect(() => setClock(reading), [reading]);
}
