/** One subnet or L1: its chains, owners, and validators. */
import type { L1Validator } from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { amountText } from "../../format/amount.ts";
import { ChainById } from "../../parts/chain-name.tsx";
import { timeColumn } from "../../parts/columns.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Id } from "../../parts/id.tsx";
import { AddressLink, NodeLink, TransactionLink } from "../../parts/links.tsx";
import { Listing } from "../../parts/listing.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import type { Column } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { columns as validatorColumns } from "../validators/columns.tsx";

const route = getRouteApi("/subnets/$subnetId");

export function SubnetView() {
  const { subnetId } = route.useParams();
  const { queries, data } = useExplored();
  useFollow({
    name: `subnet ${subnetId}`,
    open: (signal) => data.validators.stream({ subnetId }, { signal }),
  });
  const query = useQuery(queries.subnets.get({ subnetId }));
  return (
    <Loaded query={query} lines={9}>
      {(subnet) => (
        <>
          <h1>{subnet.blockchains.map(({ blockchainName }) => blockchainName).join(", ") || "Subnet"}</h1>
          <Id value={subnetId} keep={60} />
          <Facts
            of={[
              ["Kind", subnet.isL1 ? "L1" : "subnet"],
              ["Created", <Time key="created" at={subnet.createBlockTimestamp} />],
              [
                "Owners",
                subnet.ownerAddresses.map((address) => (
                  <AddressLink key={address} address={address} keep={60} />
                )),
              ],
              ["Required signatures", subnet.threshold],
              [
                "Converted by",
                subnet.l1ConversionTransactionHash && (
                  <TransactionLink chain="p-chain" txHash={subnet.l1ConversionTransactionHash} keep={60} />
                ),
              ],
              [
                "Manager chain",
                subnet.l1ValidatorManagerDetails && (
                  <ChainById blockchainId={subnet.l1ValidatorManagerDetails.blockchainId} />
                ),
              ],
              [
                "Manager contract",
                subnet.l1ValidatorManagerDetails && (
                  <AddressLink address={subnet.l1ValidatorManagerDetails.contractAddress} keep={60} />
                ),
              ],
            ]}
          />
          <h2>Blockchains</h2>
          <ul className="lines">
            {subnet.blockchains.map(({ blockchainId, blockchainName, evmChainId }) => (
              <li key={blockchainId}>
                <b>{blockchainName}</b> <Id value={blockchainId} keep={30} />
                {evmChainId !== undefined && (
                  <Link to="/chains/$chain/blocks" params={{ chain: String(evmChainId) }}>
                    EVM chain {String(evmChainId)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <h2>Validators</h2>
          {subnet.isL1 ? <L1Validators subnetId={subnetId} /> : <SubnetValidators subnetId={subnetId} />}
        </>
      )}
    </Loaded>
  );
}

const l1Columns: readonly Column<L1Validator>[] = [
  {
    name: "Node",
    width: "minmax(13rem, 2fr)",
    cell: ({ nodeId }) => <NodeLink nodeId={nodeId} keep={24} />,
    text: ({ nodeId }) => nodeId,
  },
  {
    name: "Weight",
    isNumber: true,
    cell: ({ weight }) => amountText(String(weight), 0),
    text: ({ weight }) => String(weight),
  },
  {
    name: "Balance in AVAX",
    isNumber: true,
    cell: ({ remainingBalance }) => amountText(String(remainingBalance), 9, 4),
    text: ({ remainingBalance }) => amountText(String(remainingBalance), 9, 9),
  },
  timeColumn("Since", ({ creationTimestamp }) => creationTimestamp),
];

function L1Validators({ subnetId }: { subnetId: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.l1Validators.list({ subnetId, pageSize: 100 })}
      name="validators of the L1"
      columns={l1Columns}
      keyOf={({ validationId }) => validationId}
    />
  );
}

function SubnetValidators({ subnetId }: { subnetId: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.validators.list({ subnetId, pageSize: 100 })}
      name="validators of the subnet"
      columns={validatorColumns}
      keyOf={({ txHash }) => txHash}
    />
  );
}
