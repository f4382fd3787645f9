/** Suggestions for a text that is being typed: accounts and chains by their name, nodes by a part of their id. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useExplored } from "./network.tsx";
import { useAccounts } from "./panel/account-names.tsx";

/** A suggestion. */
export interface Suggestion {
  /** The text that a search finds it by. */
  readonly query: string;
  readonly title: string;
}

/** Suggestions at most. */
const MOST = 6;
/** Milliseconds after the last key at which nodes are looked for. */
const PAUSE = 200;
/** Characters of a part of a node id that is worth a search. */
const PART = /^(?:NodeID-)?\w{4,}$/;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function useSuggestions(typed: string): readonly Suggestion[] {
  const { queries, data, key } = useExplored();
  const accounts = useAccounts();
  const text = typed.trim().toLowerCase();
  const part = useSettled(typed.trim());
  const { data: evm } = useQuery(queries.evm.listChains({}));
  const { data: nodes } = useQuery({
    queryKey: [...key, "suggestions", part],
    queryFn: async ({ signal }) =>
      (await data.validators.list({ nodeIds: [part], pageSize: MOST }, { signal })).items,
    enabled: PART.test(part) && !/^0x/i.test(part) && !/^\d+$/.test(part),
    retry: false,
  });
  if (text === "") return [];
  const named = accounts
    .filter(({ name }) => name.toLowerCase().startsWith(text))
    .map(({ name }) => ({ query: name, title: `Account ${name}` }));
  const chains = (evm?.items ?? [])
    .filter(({ chainName }) => chainName.toLowerCase().includes(text))
    .map(({ chainId, chainName }) => ({ query: chainId, title: `Chain ${chainName}` }));
  const found = [...new Set((nodes ?? []).map(({ nodeId }) => nodeId))]
    .filter((nodeId) => nodeId.toLowerCase().includes(text))
    .map((nodeId) => ({ query: nodeId, title: nodeId }));
  return [...named, ...chains, ...found].slice(0, MOST);
}
