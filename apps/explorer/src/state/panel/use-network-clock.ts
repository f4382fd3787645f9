/** Shows times by the clock of the local network, where the panel can read it. */
import { useQuery } from "@tanstack/react-query";
import { hasPanel } from "../host.ts";
import { setClock } from "../now.ts";
import { clockQuery } from "./queries.ts";

export function useNetworkClock(): void {
  const { data } = useQuery({ ...clockQuery, enabled: hasPanel });
  // Before the views below are drawn, which read it.
  if (data) setClock(data);
}
