/** The code of a view: the client calls whose results it shows, read from the cache of queries. */
import { type Query, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { codeOf, type ShownCall } from "../format/code-of.ts";
import { useDeployment } from "../state/deployment.ts";
import { shownUrl } from "../state/host.ts";
import { useExplored } from "../state/network.tsx";
import { CopyText } from "./copy-text.tsx";

/** The call of a query whose key has the client, the method and its parameters at its end. */
function callOf({ queryKey }: Query): ShownCall | undefined {
  const at = queryKey.findIndex((part) => part === "data" || part === "metrics");
  const [client, method, params] = queryKey.slice(at);
  if (at < 0 || typeof method !== "string" || method === "status.get") return undefined;
  return { client: client === "data" ? "data" : "metrics", method, params };
}

/** Words of the language, texts, and names of methods. */
const TOKEN = /("(?:[^"\\]|\\.)*")|\b(import|from|const|await)\b|(?<=\.)(\w+)(?=[.(])/g;
const CLASSES = ["code-text", "code-word", "code-name"] as const;

function Coloured({ code }: { code: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={CLASSES[kind]}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}

export function CodeOfView() {
  const cache = useQueryClient().getQueryCache();
  const { network } = useExplored();
  const { baseUrl } = useDeployment();
  const text = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const calls = cache
        .getAll()
        .filter((query) => query.getObserversCount() > 0)
        .flatMap((query) => callOf(query) ?? []);
      return JSON.stringify(calls);
    },
  );
  const pending = useIsFetching({
    predicate: ({ state, queryKey }) => state.data === undefined && !queryKey.includes("status.get"),
  });
  const code = useMemo(
    () => codeOf(JSON.parse(text), { baseUrl: shownUrl(baseUrl), network }),
    [text, baseUrl, network],
  );
  // Below a view that still grows it would move; one without calls has no code.
  if (pending > 0 || text === "[]") return null;
  return (
    <details className="code-of-view">
      <summary>Code for this view</summary>
      <CopyText text={code} />
      <pre>
        <code>
          <Coloured code={code} />
        </code>
      </pre>
    </details>
  );
}
