/** The latest transactions of an EVM chain. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChainTitle } from "../../parts/chain-name.tsx";
import { TransactionLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Pill } from "../../parts/pill.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";
import { methodText } from "../evm/method-text.ts";
import { latestEvmTransactions } from "./queries.ts";

/** Lines to make room for. */
const SHOWN = 5;

export function LatestOfChain({ chainId }: { chainId: string }) {
  const query = useQuery(latestEvmTransactions(useExplored(), chainId));
  return (
    <section aria-label={`Latest transactions of EVM chain ${chainId}`}>
      <h2>
        Transactions of{" "}
        <Link to="/chains/$chain/blocks" params={{ chain: chainId }}>
          <ChainTitle chain={chainId} />
        </Link>
      </h2>
      <Loaded query={query} lines={SHOWN}>
        {(transactions) =>
          transactions.length === 0 ? (
            <p>No transactions yet.</p>
          ) : (
            <ol className="lines transactions-of">
              {transactions.map(({ txHash, blockTimestamp, method, txStatus }) => (
                <li key={txHash}>
                  <TransactionLink chain={chainId} txHash={txHash} />{" "}
                  <span>
                    {methodText(method)} {txStatus !== "1" && <Pill tone="bad">Failed</Pill>}
                  </span>{" "}
                  <Time at={blockTimestamp} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}
