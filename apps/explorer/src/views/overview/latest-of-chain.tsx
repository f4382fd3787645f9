/** The latest blocks and transactions of an EVM chain. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { countText } from "../../format/count.ts";
import { ChainTitle } from "../../parts/chain-name.tsx";
import { BlockLink, TransactionLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";
import { methodText } from "../evm/method-text.ts";
import { latestEvmBlocks, latestEvmTransactions } from "./queries.ts";

/** Lines that are left free for them. */
const SHOWN = 5;

export function LatestOfChain({ chainId }: { chainId: string }) {
  return (
    <>
      <Blocks chainId={chainId} />
      <Transactions chainId={chainId} />
    </>
  );
}

function Blocks({ chainId }: { chainId: string }) {
  const query = useQuery(latestEvmBlocks(useExplored(), chainId));
  return (
    <section aria-label={`Latest blocks of EVM chain ${chainId}`}>
      <h2>
        Blocks of{" "}
        <Link to="/chains/$chain/blocks" params={{ chain: chainId }}>
          <ChainTitle chain={chainId} />
        </Link>
      </h2>
      <Loaded query={query} lines={SHOWN}>
        {(blocks) => (
          <ol className="lines blocks-of">
            {blocks.map(({ blockHash, blockNumber, blockTimestamp, txCount }) => (
              <li key={blockHash}>
                <BlockLink chain={chainId} block={blockNumber} />{" "}
                <BlockLink chain={chainId} block={blockHash} keep={15} />{" "}
                <span>{countText(txCount, "transaction")}</span> <Time at={blockTimestamp} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}

function Transactions({ chainId }: { chainId: string }) {
  const query = useQuery(latestEvmTransactions(useExplored(), chainId));
  return (
    <section aria-label={`Latest transactions of EVM chain ${chainId}`}>
      <h2>
        Transactions of <ChainTitle chain={chainId} />
      </h2>
      <Loaded query={query} lines={SHOWN}>
        {(transactions) =>
          transactions.length === 0 ? (
            <p>It has none.</p>
          ) : (
            <ol className="lines transactions-of">
              {transactions.map(({ txHash, blockTimestamp, method, txStatus }) => (
                <li key={txHash}>
                  <TransactionLink chain={chainId} txHash={txHash} />{" "}
                  <span>
                    {methodText(method)}
                    {txStatus === "1" ? "" : " (failed)"}
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
