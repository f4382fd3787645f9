/** What a searched text names: one thing is opened at once, several are listed. */
import { type Found, findByText } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { Loaded } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";
import { linkOf, titleOf } from "./link-of.ts";

const route = getRouteApi("/search/$text");

export function SearchResult() {
  const { text } = route.useParams();
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

function Results({ text, found }: { text: string; found: readonly Found[] }) {
  const [first] = found;
  if (first && found.length === 1) return <Navigate {...linkOf(first)} replace />;
  return (
    <>
      <h1>{found.length === 0 ? "Nothing has this name" : "Several things have this name"}</h1>
      <p>
        <code className="whole">{text}</code>
      </p>
      {found.length === 0 && (
        <p>
          The indexed chains of this deployment know no transaction, block, subnet, blockchain, asset, message
          or node by it. Ids are searched as a whole, node ids also by a part of at least four characters, and
          chains by a part of their name.
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
