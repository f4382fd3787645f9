/** One block of any chain. */
import { getRouteApi } from "@tanstack/react-router";
import { isPrimary } from "../../state/chain.ts";
import { EvmBlockView } from "./evm-block.tsx";
import { PrimaryBlockView } from "./primary-block.tsx";

const route = getRouteApi("/chains/$chain/blocks/$block");

export function BlockView() {
  const { chain, block } = route.useParams();
  return isPrimary(chain) ? (
    <PrimaryBlockView chain={chain} blockId={block} />
  ) : (
    <EvmBlockView chainId={chain} blockId={block} />
  );
}
