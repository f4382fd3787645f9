/** Where the view of a found thing is, and what it is called. */
import type { Found } from "@primary-network/data";
import { linkOptions } from "@tanstack/react-router";
import { primaryName } from "../../format/chain-rows.ts";

/** The link to its view. */
export function linkOf(found: Found) {
  switch (found.kind) {
    case "node":
      return linkOptions({ to: "/validators/$nodeId", params: { nodeId: found.nodeId } });
    case "address":
      return linkOptions({ to: "/addresses/$address", params: { address: found.address } });
    case "transaction":
      return transaction(found.chain, found.transaction.txHash);
    case "evm-transaction":
      return transaction(found.chainId, found.transaction.nativeTransaction.txHash);
    case "block":
      return block(found.chain, found.block.blockHash);
    case "evm-block":
      return block(found.chainId, found.block.blockHash);
    case "evm-chain":
      return linkOptions({ to: "/chains/$chain/blocks", params: { chain: found.chain.chainId } });
    case "subnet":
      return linkOptions({ to: "/subnets/$subnetId", params: { subnetId: found.subnet.subnetId } });
    case "blockchain":
      return linkOptions({ to: "/subnets/$subnetId", params: { subnetId: found.blockchain.subnetId } });
    case "asset":
      return linkOptions({ to: "/assets/$assetId", params: { assetId: found.asset.assetId } });
    case "message":
      return linkOptions({ to: "/messages/$messageId", params: { messageId: found.message.messageId } });
  }
}

const transaction = (chain: string, txHash: string) =>
  linkOptions({ to: "/chains/$chain/transactions/$txHash", params: { chain, txHash } });

const block = (chain: string, hash: string) =>
  linkOptions({ to: "/chains/$chain/blocks/$block", params: { chain, block: hash } });

/** Describes the result in a line. */
export function titleOf(found: Found): string {
  switch (found.kind) {
    case "node":
      return `Node ${found.nodeId}`;
    case "address":
      return `Address ${found.address}`;
    case "transaction":
      return `${found.transaction.txType} on the ${primaryName(found.chain)}`;
    case "evm-transaction":
      return `Transaction of EVM chain ${found.chainId}`;
    case "block":
      return `Block ${found.block.blockNumber} on the ${primaryName(found.chain)}`;
    case "evm-block":
      return `Block ${found.block.blockNumber} of EVM chain ${found.chainId}`;
    case "evm-chain":
      return `EVM chain ${found.chain.chainName} (${found.chain.chainId})`;
    case "subnet":
      return `${found.subnet.isL1 ? "L1" : "Subnet"} ${found.subnet.subnetId}`;
    case "blockchain":
      return `Blockchain ${found.blockchain.blockchainName}`;
    case "asset":
      return `Asset ${found.asset.name}`;
    case "message":
      return `Interchain message ${found.message.messageId}`;
  }
}
