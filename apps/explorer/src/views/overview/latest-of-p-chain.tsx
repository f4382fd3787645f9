/** The latest transactions of the P-Chain, each in a sentence. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Loaded } from "../../parts/loaded.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";
import { useNow } from "../../state/now.ts";
import { flowOf } from "../transaction/flow-of.ts";
import { PrimarySentence } from "../transaction/primary-sentence.tsx";
import { latestTransactions } from "./queries.ts";

/** Lines to make room for. */
const SHOWN = 5;

export function LatestOfPChain() {
  const now = useNow();
  const query = useQuery(latestTransactions(useExplored()));
  return (
    <section aria-labelledby="latest-p">
      <h2 id="latest-p">
        Transactions of the{" "}
        <Link to="/chains/$chain/blocks" params={{ chain: "p-chain" }}>
          P-Chain
        </Link>
      </h2>
      <Loaded query={query} lines={SHOWN}>
        {(transactions) => (
          <ol className="lines sentences">
            {transactions.map((transaction) => (
              <li key={transaction.txHash}>
                <PrimarySentence of={transaction} flows={flowOf(transaction, now)} />
                <Link
                  to="/chains/$chain/transactions/$txHash"
                  params={{ chain: "p-chain", txHash: transaction.txHash }}
                >
                  <span className="unseen">{transaction.txType} </span>
                  <Time at={transaction.blockTimestamp} />
                </Link>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
