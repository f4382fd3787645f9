/** Charts of all active validators of the Primary Network. Opening a chart loads them. */
import type { ActiveValidator, Validator } from "@primary-network/data";
import { useMemo } from "react";
import { useAllPages } from "../../../parts/all-pages.ts";
import { Fault, Skeleton } from "../../../parts/loaded.tsx";
import { useExplored } from "../../../state/network.tsx";
import { PRIMARY } from "../listing.ts";
import { ConcentrationOfStakes } from "./concentration-of-stakes.tsx";
import { EndsOfStakes } from "./ends-of-stakes.tsx";
import { RoomForDelegations } from "./room-for-delegations.tsx";
import { UptimeByFee } from "./uptime-by-fee.tsx";

const VIEW_OF = {
  concentration: ConcentrationOfStakes,
  uptime: UptimeByFee,
  ends: EndsOfStakes,
  room: RoomForDelegations,
};

const isActive = (validator: Validator): validator is ActiveValidator =>
  validator.validationStatus === "active";

export function Stakes({ view }: { view: keyof typeof VIEW_OF }) {
  const { queries } = useExplored();
  const { items, query, isWhole } = useAllPages(
    queries.validators.list({ validationStatus: "active", subnetId: PRIMARY, pageSize: 100 }),
  );
  const validators = useMemo(() => items.filter(isActive), [items]);
  const View = VIEW_OF[view];
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <div className="stakes">
      <p aria-live="polite">
        {isWhole
          ? `Of all ${validators.length} active validators of the Primary Network.`
          : `${validators.length} active validators are loaded, more follow…`}{" "}
        <button type="button" onClick={() => void query.refetch()} disabled={!isWhole || query.isFetching}>
          Load again
        </button>
      </p>
      {isWhole ? <View validators={validators} /> : <Skeleton lines={12} />}
    </div>
  );
}
