/** Links to the views of things. */
import type { PrimaryChain } from "@primary-network/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccountName } from "../state/panel/account-names.tsx";
import { Id } from "./id.tsx";

/** Characters of an address whose account has a name. */
const BESIDE_NAME = 12;

interface Props {
  readonly keep?: number;
}

export function NodeLink({ nodeId, ...shown }: Props & { nodeId: string }) {
  return (
    <Id value={nodeId} {...shown}>
      {(text) => (
        <Link to="/validators/$nodeId" params={{ nodeId }}>
          {text}
        </Link>
      )}
    </Id>
  );
}

/** An address by the name of its account if it has one; beside the name the address is short. */
export function AddressLink({ address, keep = 18 }: Props & { address: string }) {
  const name = useAccountName(address);
  return (
    <Id value={address} keep={name && keep < 40 ? BESIDE_NAME : keep}>
      {(text) => (
        <Link to="/addresses/$address" params={{ address }}>
          {name && <span className="name">{name}</span>}
          {text}
        </Link>
      )}
    </Id>
  );
}

/** A chain as URLs name it: an alias of the Primary Network, or an EVM chain id. */
export type ChainName = PrimaryChain | (string & {});

export function TransactionLink({ chain, txHash, ...shown }: Props & { chain: ChainName; txHash: string }) {
  return (
    <Id value={txHash} {...shown}>
      {(text) => (
        <Link to="/chains/$chain/transactions/$txHash" params={{ chain, txHash }}>
          {text}
        </Link>
      )}
    </Id>
  );
}

/** @param block a height, an id or a hash */
export function BlockLink({ chain, block, ...shown }: Props & { chain: ChainName; block: string }) {
  const link = (text: ReactNode) => (
    <Link to="/chains/$chain/blocks/$block" params={{ chain, block }}>
      {text}
    </Link>
  );
  return /^\d+$/.test(block) ? (
    link(<code>{block}</code>)
  ) : (
    <Id value={block} {...shown}>
      {link}
    </Id>
  );
}

export function SubnetLink({ subnetId, ...shown }: Props & { subnetId: string }) {
  return (
    <Id value={subnetId} {...shown}>
      {(text) => (
        <Link to="/subnets/$subnetId" params={{ subnetId }}>
          {text}
        </Link>
      )}
    </Id>
  );
}

export function MessageLink({ messageId, ...shown }: Props & { messageId: string }) {
  return (
    <Id value={messageId} {...shown}>
      {(text) => (
        <Link to="/messages/$messageId" params={{ messageId }}>
          {text}
        </Link>
      )}
    </Id>
  );
}
