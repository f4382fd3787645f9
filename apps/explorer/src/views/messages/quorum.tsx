/** The Warp quorum of a message: its validators sign it at the press of a button. */
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { countText } from "../../format/count.ts";
import { CopyText } from "../../parts/copy-text.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";
import { signersIn, warpLogOf } from "./warp-log.ts";

const PERCENTAGES = [67, 80, 90, 100];

interface Sent {
  readonly chainId: string;
  readonly txHash: string;
  readonly timestamp: number;
  readonly messageNonce: string;
  readonly from: string;
}

export function Quorum({ sent }: { sent: Sent }) {
  const { data } = useExplored();
  const [percent, setPercent] = useState(67);
  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), []);
  const aggregated = useMutation({
    mutationFn: async (quorumPercentage: number) => {
      search.current = new AbortController();
      const message = await warpLogOf(data, sent, sent, search.current.signal);
      if (message === undefined)
        throw new Error("The source chain has no Warp message for this transaction.");
      const { signedMessage } = await data.signatures.aggregate({ message, quorumPercentage });
      return { signedMessage, signers: signersIn(signedMessage), quorumPercentage };
    },
  });
  return (
    <section aria-labelledby="quorum">
      <h2 id="quorum">Warp quorum</h2>
      <p>
        The explorer reads the Warp message from the logs of the source chain, 50 blocks a second, and asks
        the chain's validators to sign it.
      </p>
      <div className="row">
        <label>
          Required weight
          <select value={percent} onChange={({ target }) => setPercent(Number(target.value))}>
            {PERCENTAGES.map((one) => (
              <option key={one} value={one}>
                {one} %
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => aggregated.mutate(percent)} disabled={aggregated.isPending}>
          {aggregated.isPending ? "Signing…" : "Aggregate the signatures"}
        </button>
      </div>
      <div aria-live="polite">
        {aggregated.data && (
          <>
            <p>
              {countText(aggregated.data.signers, "validator")} signed: at least{" "}
              {aggregated.data.quorumPercentage} % of the weight.
            </p>
            <details>
              <summary>Signed message</summary>
              <CopyText text={aggregated.data.signedMessage} />{" "}
              <code className="whole">{aggregated.data.signedMessage}</code>
            </details>
          </>
        )}
        {aggregated.error && <Fault error={aggregated.error} retry={() => aggregated.mutate(percent)} />}
      </div>
    </section>
  );
}
