/** The purpose of a transaction in the words of a wallet. A local network alone shows it. */
import type { PrimaryChain, PrimaryNetworkTransaction } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../parts/loaded.tsx";
import { usePanel } from "../../state/panel/use-panel.ts";

/** Types that validators propose. Nobody signs them. */
const UNSIGNED = ["RewardValidatorTx", "RewardAutoRenewedValidatorTx", "AdvanceTimeTx"];

interface Props {
  readonly chain: PrimaryChain;
  readonly of: PrimaryNetworkTransaction;
}

export function Explained({ chain, of }: Props) {
  const hasNode = usePanel();
  if (!hasNode || UNSIGNED.includes(of.txType)) return null;
  return (
    <section aria-labelledby="explained">
      <h2 id="explained">In a wallet's words</h2>
      <Sentences chain={chain} of={of} />
    </section>
  );
}

function Sentences({ chain, of }: Props) {
  const { data, error } = useQuery({
    queryKey: ["explained", chain, of.txHash],
    queryFn: async () => {
      const { explainAccepted } = await import("../../state/panel/wallet.ts");
      return await explainAccepted(chain, of);
    },
    staleTime: Number.POSITIVE_INFINITY, // it is accepted, and says the same for ever
  });
  if (error) return <p className="said">It cannot be explained: {error.message}</p>;
  if (data === undefined) return <Skeleton lines={3} />;
  return (
    <ul className="sentences">
      {data.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
