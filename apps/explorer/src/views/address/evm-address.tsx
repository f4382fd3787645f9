/** An address of the EVM chains. */
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Loaded } from "../../parts/loaded.tsx";
import { Strip } from "../../parts/strip.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { evmParts, kinds } from "./address-search.ts";
import { Erc721Transfers, Erc1155Transfers } from "./collectible-transfers.tsx";
import { Collectibles, Tokens } from "./evm-tokens.tsx";
import { EvmTransactions } from "./evm-transactions.tsx";
import { ExportAll } from "./export-all.tsx";
import { MessagesOfAddress } from "./messages.tsx";
import { Native } from "./native.tsx";
import { Transfers } from "./transfers.tsx";

const route = getRouteApi("/addresses/$address");

export function EvmAddress({ address }: { address: string }) {
  const { queries } = useExplored();
  const search = route.useSearch();
  const chains = useQuery(queries.evm.listChains({}));
  const part = evmParts.find((name) => name === search.part) ?? "transactions";
  return (
    <Loaded query={chains} lines={8}>
      {({ items: served }) => {
        const chain = served.find(({ chainId }) => chainId === search.chain) ?? served[0];
        if (!chain) return <p>No EVM chains on this deployment.</p>;
        const of = { address, chainId: chain.chainId };
        return (
          <>
            <Strip label="Chain" chosen={chain.chainId}>
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
            </Strip>
            <Followed {...of} />
            <Native {...of} />
            <ExportAll
              key={chain.chainId}
              order={{
                type: "TRANSACTION_EXPORT_EVM",
                options: { addresses: [address], includeChains: [chain.chainId] },
              }}
            />
            <Tabs label="Of this address" names={evmParts} chosen={part} />
            {part === "transactions" && <EvmTransactions {...of} />}
            {part === "tokens" && <Tokens {...of} />}
            {part === "collectibles" && <Collectibles {...of} />}
            {part === "transfers" && <TransfersOf kind={search.kind ?? "ERC-20"} {...of} />}
            {part === "messages" && <MessagesOfAddress address={address} />}
          </>
        );
      }}
    </Loaded>
  );
}

/** Shows nothing: follows what concerns the address on the chosen chain, which is not known before. */
function Followed({ address, chainId }: { address: string; chainId: string }) {
  const { data } = useExplored();
  useFollow({
    name: `${chainId} ${address}`,
    open: (signal) => data.evm.streamTransactions({ chainId, addresses: address }, { signal }),
  });
  return null;
}

/** Its transfers of tokens of one standard. */
function TransfersOf({ kind, ...of }: { kind: (typeof kinds)[number]; address: string; chainId: string }) {
  return (
    <>
      <Strip label="Standard" chosen={kind}>
        {kinds.map((name) => (
          <Link
            key={name}
            to="."
            search={(kept) => ({ ...kept, kind: name })}
            resetScroll={false}
            aria-current={name === kind ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </Strip>
      {kind === "ERC-20" && <Transfers {...of} />}
      {kind === "ERC-721" && <Erc721Transfers {...of} />}
      {kind === "ERC-1155" && <Erc1155Transfers {...of} />}
    </>
  );
}
