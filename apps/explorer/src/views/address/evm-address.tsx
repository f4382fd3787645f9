/** An address of the EVM chains. */
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useExplored } from "../../app/network.tsx";
import { Token } from "../../parts/amount.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { evmParts } from "./address-search.ts";
import { Collectibles, Tokens } from "./evm-tokens.tsx";
import { EvmTransactions } from "./evm-transactions.tsx";
import { MessagesOfAddress } from "./messages.tsx";
import { Transfers } from "./transfers.tsx";

const route = getRouteApi("/addresses/$address");

export function EvmAddress({ address }: { address: string }) {
  const { queries } = useExplored();
  const search = route.useSearch();
  const chains = useQuery(queries.evm.listChains({}));
  const part = evmParts.find((name) => name === search.part) ?? "transactions";
  return (
    <Loaded query={chains} lines={8}>
      {({ chains: served }) => {
        const chain = served.find(({ chainId }) => chainId === search.chain) ?? served[0];
        if (!chain) return <p>This deployment indexes no EVM chain.</p>;
        const of = { address, chainId: chain.chainId };
        return (
          <>
            <nav aria-label="Chain" className="tabs">
              {served.map(({ chainId, chainName }) => (
                <Link
                  key={chainId}
                  to="."
                  search={(kept) => ({ ...kept, chain: chainId })}
                  aria-current={chainId === chain.chainId ? "true" : undefined}
                >
                  {chainName}
                </Link>
              ))}
            </nav>
            <Native {...of} />
            <Tabs label="Of this address" names={evmParts} chosen={part} />
            {part === "transactions" && <EvmTransactions {...of} />}
            {part === "tokens" && <Tokens {...of} />}
            {part === "collectibles" && <Collectibles {...of} />}
            {part === "transfers" && <Transfers {...of} />}
            {part === "messages" && <MessagesOfAddress address={address} />}
          </>
        );
      }}
    </Loaded>
  );
}

/** What it holds of the token that pays for gas. */
function Native({ address, chainId }: { address: string; chainId: string }) {
  const { queries } = useExplored();
  const query = useQuery(queries.evm.getNativeBalance({ address, chainId }));
  return (
    <Loaded query={query} lines={1}>
      {({ nativeTokenBalance: { balance, decimals, symbol } }) => (
        <p className="big">
          <Token amount={balance} decimals={decimals} symbol={symbol} digits={6} />
        </p>
      )}
    </Loaded>
  );
}
