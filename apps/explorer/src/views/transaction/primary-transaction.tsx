/** A transaction of the P-, X- or C-Chain: a sentence, its inputs and outputs, and its details. */
import {
  isPChainTransaction,
  type PrimaryChain,
  type PrimaryNetworkTransaction,
} from "@primary-network/data";
import { useQuery } from "@tanstack/react-query";
import { Avax } from "../../parts/amount.tsx";
import { assets } from "../../parts/asset.tsx";
import { Bytes } from "../../parts/bytes.tsx";
import { ChainById, ChainTitle } from "../../parts/chain-name.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Id } from "../../parts/id.tsx";
import { AddressLink, BlockLink, NodeLink, SubnetLink, TransactionLink } from "../../parts/links.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { Time } from "../../parts/time.tsx";
import { useExplored } from "../../state/network.tsx";
import { useNow } from "../../state/now.ts";
import { Explained } from "./explained.tsx";
import { Flow } from "./flow.tsx";
import { flowOf } from "./flow-of.ts";
import { PrimarySentence } from "./primary-sentence.tsx";

export function PrimaryTransactionView({ chain, txHash }: { chain: PrimaryChain; txHash: string }) {
  const { queries } = useExplored();
  const now = useNow();
  const query = useQuery(queries.transactions.get({ blockchainId: chain, txHash }));
  return (
    <Loaded query={query} lines={10}>
      {(transaction) => {
        const flows = flowOf(transaction, now);
        return (
          <>
            <h1>
              {transaction.txType}{" "}
              <small>
                on <ChainTitle chain={chain} />
              </small>
            </h1>
            <Id value={transaction.txHash} keep={60} />
            <PrimarySentence of={transaction} flows={flows} />
            <Flow of={flows} chain={chain} />
            <h2>Details</h2>
            <FactsOf chain={chain} of={transaction} />
            <Explained chain={chain} of={transaction} />
          </>
        );
      }}
    </Loaded>
  );
}

function FactsOf({ chain, of }: { chain: PrimaryChain; of: PrimaryNetworkTransaction }) {
  const p = isPChainTransaction(of) ? of : undefined;
  const height = isPChainTransaction(of)
    ? of.blockNumber
    : "blockHeight" in of
      ? String(of.blockHeight)
      : undefined;
  const at = isPChainTransaction(of) ? of.blockTimestamp : of.timestamp;
  return (
    <Facts
      of={[
        ["Time", <Time key="time" at={at} isExact />],
        ["Block", height && <BlockLink chain={chain} block={height} />],
        ["From chain", of.sourceChain && <ChainById blockchainId={of.sourceChain} />],
        ["To chain", of.destinationChain && <ChainById blockchainId={of.destinationChain} />],
        ["Value", p && assets(p.value)],
        ["Burned", p && assets(p.amountBurned)],
        ["Staked", p && assets(p.amountStaked)],
        ["Added to L1 validator balances", p && assets(p.amountL1ValidatorBalanceBurned)],
        ["Node", p?.nodeId && <NodeLink nodeId={p.nodeId} keep={60} />],
        ["Subnet", p?.subnetId && <SubnetLink subnetId={p.subnetId} keep={60} />],
        ["Starts", p?.startTimestamp && <Time at={p.startTimestamp} isExact />],
        ["End", p?.endTimestamp && <Time at={p.endTimestamp} isExact />],
        ["Delegation fee", p?.delegationFeePercent && `${Number(p.delegationFeePercent)} %`],
        ["Estimated reward", p?.estimatedReward && <Avax n={p.estimatedReward} />],
        [
          "Reward addresses",
          p?.rewardAddresses?.map((address) => <AddressLink key={address} address={address} keep={60} />),
        ],
        [
          "Rewarded in",
          p?.rewardTxHash && <TransactionLink chain="p-chain" txHash={p.rewardTxHash} keep={60} />,
        ],
        [
          "Staking transaction",
          p?.stakingTxHash && <TransactionLink chain="p-chain" txHash={p.stakingTxHash} keep={60} />,
        ],
        ["L1 validators", p?.l1ValidatorDetails && <L1Validators of={p.l1ValidatorDetails} />],
        ["Blockchain", p?.blockchainInfo?.chainName],
        ["Memo", of.memo && of.memo !== "0x" && <Bytes key="memo" hex={of.memo} />],
      ]}
    />
  );
}

function L1Validators({
  of,
}: {
  of: readonly { validationId: string; nodeId: string; weight: number | bigint }[];
}) {
  return (
    <ul className="plain">
      {of.map(({ validationId, nodeId, weight }) => (
        <li key={validationId}>
          <NodeLink nodeId={nodeId} keep={30} /> weight {String(weight)}, validation{" "}
          <Id value={validationId} />
        </li>
      ))}
    </ul>
  );
}
