/** The worker of the services: the index of the recorded network, read from its snapshot. */
import { openSnapshot, type SnapshotManifest } from "@primary-network/service/reader";
import { Files } from "./files.ts";
import { serve } from "./host.ts";

serve(async (heard, node) => {
  const files = Files.ofSite("service");
  const manifest = await files.manifest<SnapshotManifest>("manifest.json");
  const packed = Object.values(manifest.files);
  const total = packed.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const nodes = Object.fromEntries(
    Object.keys(manifest.networks).map((name) => [name, { nodeUrl: "http://node.invalid", fetch: node }]),
  );
  const reader = await openSnapshot(
    manifest,
    (file) =>
      files.read(file, (bytes) => {
        loaded += bytes;
        heard({ phase: loaded < total ? "loading" : "starting", loaded, total });
      }),
    { nodes },
  );
  void files.keepOnly(["manifest.json", ...packed.map(({ name }) => name)]);
  return reader;
});
