/** A transaction of the P-, X- or C-Chain in one sentence. */
import { isPChainTransaction, type PrimaryNetworkTransaction } from "@primary-network/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { countText } from "../../format/count.ts";
import { durationText } from "../../format/duration.ts";
import { short } from "../../format/short.ts";
import { Asset } from "../../parts/asset.tsx";
import { ChainWord } from "../../parts/chain-name.tsx";
import { Who } from "../../parts/who.tsx";
import type { Flows, Piece } from "./flow-of.ts";

/** Addresses that a sentence names; further ones are counted. */
const NAMED = 2;

interface Props {
  readonly of: PrimaryNetworkTransaction;
  readonly flows: Flows;
}

export function PrimarySentence(props: Props) {
  const said = isPChainTransaction(props.of) ? staking(props.of, props.flows) : undefined;
  const text = said ?? moving(props);
  return <p className="sentence">{text ?? props.of.txType}</p>;
}

/** The account that the inputs belong to. */
function Sender({ flows }: { flows: Flows }) {
  const address = flows.inputs[0]?.addresses[0];
  return address ? <Who address={address} /> : <>An account</>;
}

function Node({ nodeId }: { nodeId: string }) {
  return (
    <Link to="/validators/$nodeId" params={{ nodeId }} title={nodeId}>
      {short(nodeId, 17)}
    </Link>
  );
}

function Subnet({ subnetId }: { subnetId: string | undefined }) {
  if (!subnetId || /^1{32}/.test(subnetId)) return <>the Primary Network</>;
  return (
    <Link to="/subnets/$subnetId" params={{ subnetId }} title={subnetId}>
      subnet {short(subnetId, 11)}
    </Link>
  );
}

type PTransaction = Extract<PrimaryNetworkTransaction, { amountStaked: unknown }>;

function staking(of: PTransaction, flows: Flows): ReactNode {
  const who = <Sender flows={flows} />;
  const [stake] = of.amountStaked;
  const staked = stake && <Asset of={stake} />;
  const node = of.nodeId && <Node nodeId={of.nodeId} />;
  const subnet = <Subnet subnetId={of.subnetId} />;
  const days =
    of.startTimestamp && of.endTimestamp ? ` for ${durationText(of.endTimestamp - of.startTimestamp)}` : "";
  const [first] = of.l1ValidatorDetails ?? [];
  const validator = first ? <Node nodeId={first.nodeId} /> : "an L1 validator";
  switch (of.txType) {
    case "AddDelegatorTx":
    case "AddPermissionlessDelegatorTx":
      return (
        <>
          {who} delegated {staked} to {node}
          {days}
        </>
      );
    case "AddValidatorTx":
    case "AddPermissionlessValidatorTx":
      return (
        <>
          {who} staked {staked} to validate {subnet} with {node}
          {days}
        </>
      );
    case "AddSubnetValidatorTx":
      return (
        <>
          {who} added {node} to the validators of {subnet}
          {days}
        </>
      );
    case "RemoveSubnetValidatorTx":
      return (
        <>
          {who} removed {node} from the validators of {subnet}
        </>
      );
    case "RewardValidatorTx":
      return <>The network ended a staking period and settled its reward</>;
    case "CreateSubnetTx":
      return (
        <>
          {who} created {subnet}
        </>
      );
    case "CreateChainTx":
      return (
        <>
          {who} created the blockchain <b>{of.blockchainInfo?.chainName}</b> in {subnet}
        </>
      );
    case "TransferSubnetOwnershipTx":
      return (
        <>
          {who} gave {subnet} a new owner
        </>
      );
    case "ConvertSubnetToL1Tx":
      return (
        <>
          {who} converted {subnet} to an L1 with {countText(of.l1ValidatorDetails?.length ?? 0, "validator")}
        </>
      );
    case "RegisterL1ValidatorTx":
      return (
        <>
          {who} registered {validator} as an L1 validator
        </>
      );
    case "SetL1ValidatorWeightTx":
      return (
        <>
          {who} set the weight of {validator}
          {first && ` to ${first.weight}`}
        </>
      );
    case "DisableL1ValidatorTx":
      return (
        <>
          {who} disabled the L1 validator {validator}
        </>
      );
    case "IncreaseL1ValidatorBalanceTx":
      return (
        <>
          {who} topped up the balance of {validator}
        </>
      );
    case "AdvanceTimeTx":
      return <>The network moved the time of the P-Chain</>;
    default:
      return undefined;
  }
}

/** The outputs for others; all outputs if the sender keeps them. */
function moved(pieces: readonly Piece[], sender: string | undefined): readonly Piece[] {
  const toOthers = pieces.filter(({ addresses }) => !addresses.some((address) => address === sender));
  return toOthers.length > 0 ? toOthers : pieces;
}

/** The sum of the pieces that have the asset of the first one. */
function Sum({ of }: { of: readonly Piece[] }) {
  const [first] = of;
  if (!first) return <>assets</>;
  const sum = of
    .filter(({ asset }) => asset.assetId === first.asset.assetId)
    .reduce((total, { asset }) => total + BigInt(asset.amount), 0n);
  return <Asset of={{ ...first.asset, amount: String(sum) }} />;
}

function Receivers({ of }: { of: readonly Piece[] }) {
  const all = [...new Set(of.flatMap(({ addresses }) => addresses))];
  return (
    <>
      {all.slice(0, NAMED).map((address, index) => (
        <span key={address}>
          {index > 0 && (all.length === NAMED ? " and " : ", ")}
          <Who address={address} />
        </span>
      ))}
      {all.length > NAMED && ` and ${all.length - NAMED} more`}
    </>
  );
}

function moving({ of, flows }: Props): ReactNode {
  const who = <Sender flows={flows} />;
  const sender = flows.inputs[0]?.addresses[0];
  switch (of.txType) {
    case "ImportTx":
      return (
        <>
          {who} imported <Sum of={flows.outputs} /> from{" "}
          {of.sourceChain ? <ChainWord blockchainId={of.sourceChain} /> : "another chain"}
        </>
      );
    case "ExportTx": {
      const exported = flows.outputs.filter(({ isExported }) => isExported); // the others are change
      return (
        <>
          {who} exported <Sum of={exported} /> to{" "}
          {of.destinationChain ? <ChainWord blockchainId={of.destinationChain} /> : "another chain"}
        </>
      );
    }
    case "CreateAssetTx":
      return <>{who} created an asset</>;
    case "BaseTx": {
      const sent = moved(flows.outputs, sender);
      if (sent === flows.outputs)
        return (
          <>
            {who} moved <Sum of={sent} /> between own outputs
          </>
        );
      return (
        <>
          {who} sent <Sum of={sent} /> to <Receivers of={sent} />
        </>
      );
    }
    default:
      return undefined;
  }
}
