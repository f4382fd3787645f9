/** Transactions per second of an EVM chain, day by day. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useExplored } from "../../app/network.tsx";
import { Chart, type Point } from "../../parts/chart.tsx";
import { Loaded } from "../../parts/loaded.tsx";

const DAYS = 90;

export function Tps({ chainId }: { chainId: string }) {
  const { metrics } = useExplored();
  const params = { chainId, pageSize: DAYS };
  const query = useQuery({
    queryKey: ["metrics", "averageTps.list", params],
    queryFn: async ({ signal }) => (await metrics.averageTps.list(params, { signal })).items,
  });
  return (
    <section aria-label={`Transactions of chain ${chainId}`}>
      <Loaded query={query} lines={6}>
        {(items) => <Series chainId={chainId} items={items} />}
      </Loaded>
    </section>
  );
}

function Series({
  chainId,
  items,
}: {
  chainId: string;
  items: readonly { timestamp: number; value: number }[];
}) {
  const points = useMemo(
    () => items.map(({ timestamp, value }): Point => [timestamp, value]).reverse(),
    [items],
  );
  return <Chart name={`Transactions per second of chain ${chainId}`} points={points} />;
}
