import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClients } from "@primary-network/testing";
import { record, replay } from "@primary-network/testing/recorder";

const folder = await mkdtemp(join(tmpdir(), "recordings-")); // in a test: a folder beside it, committed
const file = join(folder, "height.json");
const addresses = { service: "http://127.0.0.1:8080", node: "http://127.0.0.1:9650" };

const recording = record({ file });
const real = createClients({ ...addresses, fetch: recording.fetch });
console.log((await real.pchain.getBlockchainStatus({ blockchainID: "P" })).status);
recording.save();
console.log((await readFile(file, "utf8")).split("\n").slice(3, 13).join("\n"));

const replayed = createClients({ ...addresses, fetch: replay({ file }).fetch });
console.log((await replayed.pchain.getBlockchainStatus({ blockchainID: "P" })).status);
try {
  await replayed.pchain.getBlockchainStatus({ blockchainID: "C" });
} catch (error) {
  console.log(String(error).replace(folder, "recordings"));
}
