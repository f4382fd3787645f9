/** Links to the blocks before and after one. */
import { BlockLink, type ChainName } from "../../parts/links.tsx";

export function Neighbours({ chain, height }: { chain: ChainName; height: bigint }) {
  return (
    <nav aria-label="Blocks beside this one" className="row">
      {height > 0n && (
        <span>
          ← <BlockLink chain={chain} block={String(height - 1n)} />
        </span>
      )}
      <span>
        <BlockLink chain={chain} block={String(height + 1n)} /> →
      </span>
    </nav>
  );
}
