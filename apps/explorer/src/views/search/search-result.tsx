/** The results of a search: a single one opens at once, several are listed. */
import { type Found as FoundThing, findByText } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { countText } from "../../format/count.ts";
import { Facts } from "../../parts/facts.tsx";
import { AddressLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";
import { useAccounts } from "../../state/panel/account-names.tsx";
import { linkOf, titleOf } from "./link-of.ts";

const route = getRouteApi("/search/$text");

export function SearchResult() {
  const { text } = route.useParams();
  const account = useAccounts().find(({ name }) => name === text.trim().toLowerCase());
  return account ? <Account of={account} /> : <Found text={text} />;
}

/** The addresses of a development account. */
function Account({ of: { name, role, p, evm } }: { of: ReturnType<typeof useAccounts>[number] }) {
  return (
    <>
      <h1>
        {name} <small>{role}</small>
      </h1>
      <Facts
        of={[
          ["P-, X- and C-Chain", <AddressLink key="p" address={p} keep={60} />],
          ["EVM chains", <AddressLink key="evm" address={evm} keep={60} />],
        ]}
      />
    </>
  );
}

function Found({ text }: { text: string }) {
  const { data, key } = useExplored();
  const query = useQuery({
    queryKey: [...key, "find", text],
    queryFn: ({ signal }) => findByText(data, text, { signal }),
    retry: false,
  });
  return (
    <Loaded query={query} lines={4}>
      {(found) => <Results text={text} found={found} />}
    </Loaded>
  );
}

function Results({ text, found }: { text: string; found: readonly FoundThing[] }) {
  const [first] = found;
  if (first && found.length === 1) return <Navigate {...linkOf(first)} replace />;
  return (
    <>
      <h1 className="whole">
        {found.length === 0 ? "No results" : countText(found.length, "result")} for “{text}”
      </h1>
      {found.length === 0 && (
        <p>
          Search for a whole id, hash or address, a block height, at least four characters of a node id, or
          part of the name of a chain.
        </p>
      )}
      <ul className="lines">
        {found.map((one) => (
          <li key={titleOf(one)}>
            <Link {...linkOf(one)}>{titleOf(one)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
