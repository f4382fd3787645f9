/**
 * The worker of the node. It builds the network from its seed, without EVM chains, because a page cannot
 * start processes.
 */
import { createLocalnet } from "@primary-network/localnet";
import { Files, type PackedFile } from "./files.ts";
import { serve } from "./host.ts";

/** Manifest of the node, as the site's generator writes it. */
interface NodeManifest {
  /** Unix seconds at which its clock stands. */
  readonly clock: number;
  /** The keys and signatures of its history; without them it starts too, some seconds later. */
  readonly files: { readonly prepared: PackedFile };
}

serve(async (heard) => {
  const files = Files.ofSite("node");
  const {
    clock,
    files: { prepared },
  } = await files.manifest<NodeManifest>("node.json");
  let loaded = 0;
  const packed = await files.read(prepared, (bytes) => {
    loaded += bytes;
    heard({ phase: loaded < prepared.bytes ? "loading" : "starting", loaded, total: prepared.bytes });
  });
  const bytes = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  void files.keepOnly(["node.json", prepared.name]);
  return createLocalnet({
    clock: { now: () => clock },
    blockIntervalSeconds: 0,
    prepared: new Uint8Array(bytes),
  });
});
