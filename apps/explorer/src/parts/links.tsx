/** Links to the views of things. */
import type { PrimaryChain } from "@primary-network/data";
import { Link } from "@tanstack/react-router";
import { useAccountName } from "../state/panel/account-names.tsx";
import { useIsWide } from "../state/wide.ts";
import { Id } from "./id.tsx";

/** Characters of the longest node id. */
const WHOLE_NODE = 40;
/** Characters of an address whose account has a name. */
const BESIDE_NAME = 9;

interface Props {
  readonly keep?: number;
}

/** A node; on a wide page its id is whole. */
export function NodeLink({ nodeId, ...shown }: Props & { nodeId: string }) {
  const isWide = useIsWide();
  return (
    <Id value={nodeId} {...shown} {...(isWide && { keep: WHOLE_NODE })}>
      {(text) => (
        <Link to="/validators/$nodeId" params={{ nodeId }}>
          <code>{text}</code>
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
          {name && <span className="name">{name}</span>} <code>{text}</code>
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
          <code>{text}</code>
        </Link>
      )}
    </Id>
  );
}

/** @param block a height, an id or a hash */
export function BlockLink({ chain, block, ...shown }: Props & { chain: ChainName; block: string }) {
  const link = (text: string) => (
    <Link to="/chains/$chain/blocks/$block" params={{ chain, block }}>
      <code>{text}</code>
    </Link>
  );
  return /^\d+$/.test(block) ? (
    link(block)
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
          <code>{text}</code>
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
          <code>{text}</code>
        </Link>
      )}
    </Id>
  );
}
