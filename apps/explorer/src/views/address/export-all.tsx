/** Exports everything that an address did, as the CSV file that the service makes. */
import type { ExportTransactionsParams } from "@primary-network/data";
import { useMutation } from "@tanstack/react-query";
import { Fault } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";

/** @param order what is exported: all that the address did on the chains of its view */
export function ExportAll({ order }: { order: ExportTransactionsParams }) {
  const { data } = useExplored();
  const made = useMutation({
    mutationFn: async () => {
      const { operationId } = await data.operations.exportTransactions(order);
      return data.operations.wait(operationId);
    },
  });
  const url = made.data?.metadata?.downloadUrl;
  return (
    <div className="row">
      <button type="button" onClick={() => made.mutate()} disabled={made.isPending}>
        {made.isPending ? "Exporting…" : "Export everything"}
      </button>
      <span aria-live="polite">
        {url && (
          <a href={url} download>
            Download the CSV file
          </a>
        )}{" "}
        {made.data?.message ?? (made.data && !url ? "The export failed." : "")}
      </span>
      {made.error && <Fault error={made.error} retry={() => made.mutate()} />}
    </div>
  );
}
