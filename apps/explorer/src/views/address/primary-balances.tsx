/** The balances of an address on a chain, by kind. */
import type { AssetBalance, Balances, PrimaryChain } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { Asset } from "../../parts/asset.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";

/** The kinds of balances of all chains, in the order in which they are shown. */
const KINDS: readonly (readonly [kind: string, name: string])[] = [
  ["unlockedUnstaked", "Available"],
  ["unlocked", "Available"],
  ["unlockedStaked", "Staked"],
  ["pendingStaked", "Staked, not started"],
  ["lockedStaked", "Staked, locked beyond the stake"],
  ["lockedStakeable", "Locked, but can be staked"],
  ["lockedPlatform", "Locked"],
  ["locked", "Locked"],
  ["atomicMemoryUnlocked", "Exported, not imported yet"],
  ["atomicMemoryLocked", "Exported, not imported yet, locked"],
];

export function PrimaryBalances({ address, chain }: { address: string; chain: PrimaryChain }) {
  const { queries } = useExplored();
  const query = useQuery(queries.balances.get({ blockchainId: chain, addresses: address }));
  return (
    <Loaded query={query} lines={4}>
      {({ balances }) => {
        const facts = KINDS.flatMap(([kind, name]) => factOf(balances, kind, name));
        return facts.length > 0 ? <Facts of={facts} /> : <p>No balance on this chain.</p>;
      }}
    </Loaded>
  );
}

type Kinds = Balances["balances"];

function factOf(balances: Kinds, kind: string, name: string) {
  const found = Object.entries(balances).find(([name]) => name === kind);
  const amounts: readonly AssetBalance[] = found?.[1] ?? [];
  if (amounts.length === 0) return [];
  const shown = amounts.map((amount, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an asset may stand once for each chain that shares it
    <div key={index}>
      <Asset of={amount} digits={9} />
    </div>
  ));
  return [[name, shown] as const];
}
