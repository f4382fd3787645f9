/** Reads a block and the validators with @primary-network/pchain-rpc. */
import { createPChainClient } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

const { block, encoding } = await pchain.getBlockByHeight({ height: 1, encoding: "hex" });
console.log(String(block).length, encoding);

const { validators } = await pchain.getCurrentValidators({
  nodeIDs: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"],
});

let weight = 0n;
for (const validator of validators ?? []) {
  weight += BigInt(validator.weight ?? 0);
  console.log(validator.nodeID, validator.connected);
}

const { supply } = await pchain.getCurrentSupply({});
console.log(weight.toString(), supply);
