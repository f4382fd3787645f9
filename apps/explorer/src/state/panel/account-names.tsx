/** Names of the development accounts, for the views that show their addresses. */
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { accountsQuery, type NetworkAccounts } from "./queries.ts";
import { usePanel } from "./use-panel.ts";

type Names = ReadonlyMap<string, string>;

type Account = NetworkAccounts["accounts"][number];

const NONE: readonly Account[] = [];
const AccountsContext = createContext(NONE);
const NamesContext = createContext<Names>(new Map());

/** An address without its chain, by which the names are kept. */
const bare = (address: string): string => address.replace(/^[PXC]-/, "").toLowerCase();

const namesOf = (accounts: readonly Account[]): Names =>
  new Map(accounts.flatMap(({ name, p, x, c, evm }) => [p, x, c, evm].map((one) => [bare(one), name])));

/** Gives the views below it the names. They are known only where the page has the development panel. */
export function AccountNames({ children }: { children: ReactNode }) {
  const enabled = usePanel();
  const { data } = useQuery({ ...accountsQuery, enabled });
  const accounts = data?.accounts ?? NONE;
  const names = useMemo(() => namesOf(accounts), [accounts]);
  return (
    <AccountsContext value={accounts}>
      <NamesContext value={names}>{children}</NamesContext>
    </AccountsContext>
  );
}

/** The development accounts; none where the page has no development panel. */
export const useAccounts = (): readonly Account[] => useContext(AccountsContext);

/** The name of an account; undefined for an address of anybody else. */
export const useAccountName = (address: string): string | undefined =>
  useContext(NamesContext).get(bare(address));
