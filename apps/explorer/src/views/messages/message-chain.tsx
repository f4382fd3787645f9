/** A chain of an interchain message: its name, and its EVM chain id as a detail. */

import { ChainMark } from "../../parts/chain-mark.tsx";
import { useEvmChains } from "../../parts/chain-name.tsx";
import { chainLabel } from "./chain-label.ts";

export function MessageChain({
  evmChainId,
  blockchainId,
  kind,
}: {
  evmChainId: string;
  blockchainId: string;
  /** The label of an id without a name. */
  kind?: string;
}) {
  const { name, detail } = chainLabel(useEvmChains(), evmChainId, blockchainId);
  return (
    <span className="chain" title={blockchainId}>
      {detail && <ChainMark name={name} />}
      {!detail && kind} {name} {detail && <small>{detail}</small>}
    </span>
  );
}
