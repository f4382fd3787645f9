/** Runs the node: a local network with a given number of blocks on 127.0.0.1. Signs its containers before the measurement. */
import { encodeCb58 } from "@primary-network/codec";
import { createLocalnet } from "@primary-network/localnet";
import type { ServedChain } from "./messages.ts";
import { serve } from "./node-server.ts";

const MINED_AT_ONCE = 1_000;
const RANGE = 1_024;

const blocks = Number(process.argv[2]);
const localnet = await createLocalnet({ blockIntervalSeconds: 0 });
const authorization = `Bearer ${localnet.controlToken}`;
while (localnet.blocks.length <= blocks) {
  const count = Math.min(MINED_AT_ONCE, blocks + 1 - localnet.blocks.length);
  const init = { method: "POST", headers: { authorization }, body: JSON.stringify({ count }) };
  const response = await localnet.controlFetch(new Request("http://control/blocks", init));
  if (!response.ok) throw new Error(`the network made no blocks: ${await response.text()}`);
}

const ask = (body: string) =>
  localnet.fetch(
    new Request("http://node/ext/index/P/block", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    }),
  );
for (let startIndex = 0; startIndex < localnet.blocks.length - 1; startIndex += RANGE) {
  const params = { startIndex, numToFetch: RANGE, encoding: "hex" };
  await (
    await ask(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "index.getContainerRange", params }))
  ).text();
}

const served: ServedChain = {
  nodeUrl: await serve((request) => localnet.fetch(request)),
  networkId: localnet.networkId,
  hrp: localnet.hrp,
  genesis: Buffer.from(localnet.genesisBytes).toString("base64"),
  assetId: encodeCb58(localnet.avaxAssetId),
  xChainId: encodeCb58(localnet.xChainId),
  cChainId: encodeCb58(localnet.cChainId),
  blocks: localnet.blocks.length - 1,
  halfTime: localnet.blocks[localnet.blocks.length >> 1]?.timestamp ?? 0,
  now: localnet.now() * 1000,
};
process.send?.(served);
process.on("disconnect", () => process.exit(0));
