/** One node: its validation that runs, its terms, delegations, rewards and blocks. */
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Id } from "../../parts/id.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { BlocksOfNode } from "./blocks.tsx";
import { CurrentTerm } from "./current-term.tsx";
import { DelegatorsOfNode } from "./delegators.tsx";
import { parts } from "./parts.ts";
import { RewardsOfNode } from "./rewards.tsx";
import { Terms } from "./terms.tsx";

const route = getRouteApi("/validators/$nodeId");

const VIEW_OF = { terms: Terms, delegators: DelegatorsOfNode, rewards: RewardsOfNode, blocks: BlocksOfNode };

export function ValidatorView() {
  const { nodeId } = route.useParams();
  const { part = "terms" } = route.useSearch();
  const { data, key } = useExplored();
  const params = { nodeId, validationStatus: "active" as const, pageSize: 1 };
  const query = useQuery({
    queryKey: [...key, "data", "validators.listByNode", params],
    queryFn: async ({ signal }) => (await data.validators.listByNode(params, { signal })).items,
  });
  useFollow({
    name: `validator ${nodeId}`,
    open: (signal) => data.validators.stream({ nodeIds: nodeId }, { signal }),
  });
  const View = VIEW_OF[part];
  return (
    <>
      <h1>Validator</h1>
      <Id value={nodeId} keep={60} />
      <Loaded query={query} lines={8}>
        {([current]) => (current ? <CurrentTerm validator={current} /> : <p>Not validating now.</p>)}
      </Loaded>
      <Tabs label="Of this validator" names={parts} chosen={part} />
      <View nodeId={nodeId} />
    </>
  );
}
