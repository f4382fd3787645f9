/** One row per chain: the two sides of the C-Chain, atomic and EVM, share a row. */
import type { ChainIndexStatus, EvmChain } from "@primary-network/data";

/** A part of a chain that is indexed on its own. */
export interface ChainSide {
  /** The chain as URLs name it: `43112` for `evm-43112`, an alias as it is. */
  readonly alias: string;
  /** Tells the sides of one chain apart; undefined for a chain with one. */
  readonly label?: string;
  readonly status: ChainIndexStatus;
}

export interface ChainRow {
  readonly name: string;
  readonly sides: readonly ChainSide[];
}

const NAMES: Readonly<Record<string, string>> = {
  "p-chain": "P-Chain",
  "x-chain": "X-Chain",
  "c-chain": "C-Chain",
};

/** The name of a chain of the Primary Network; undefined for others. */
export const primaryName = (alias: string): string | undefined => NAMES[alias];

/** The chain as URLs name it. */
export const aliasOf = (chain: string): string => chain.replace(/^evm-/, "");

type NamedChain = Pick<EvmChain, "chainId" | "chainName" | "subnetId">;

/** Returns true for the EVM side of the C-Chain, the only EVM chain that the Primary Network validates. */
const isCChain = ({ subnetId, chainName }: NamedChain) =>
  /^1{32}/.test(subnetId ?? "") || chainName === "C-Chain";

/** @param named the EVM chains of the deployment, as far as they are known */
export function chainRows(
  statuses: readonly ChainIndexStatus[],
  named: readonly NamedChain[],
): readonly ChainRow[] {
  const rows = new Map<string, ChainSide[]>();
  for (const status of statuses) {
    const alias = aliasOf(status.chain);
    const evm = named.find(({ chainId }) => chainId === alias);
    const name = NAMES[alias] ?? (evm && (isCChain(evm) ? "C-Chain" : evm.chainName)) ?? `EVM chain ${alias}`;
    rows.set(name, [...(rows.get(name) ?? []), { alias, status }]);
  }
  return [...rows].map(([name, sides]) => ({
    name,
    sides:
      sides.length === 1
        ? sides
        : sides.map((side) => ({ ...side, label: NAMES[side.alias] ? "atomic" : "EVM" })),
  }));
}
