/** The time at which the network in the page was recorded, by which its clock stands. */
import type { SnapshotManifest } from "@primary-network/service/reader";
import { Files } from "./files.ts";

/** @returns Unix seconds. @throws TypeError when the network's manifest cannot be loaded */
export async function readRecordingTime(): Promise<number> {
  const { clock } = await Files.ofSite("service").manifest<SnapshotManifest>("manifest.json");
  return clock / 1000;
}
