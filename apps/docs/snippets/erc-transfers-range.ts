import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const wallet = { chainId: "43112", address: "0x6de03f503F4E1cC3E7f7b080F643419D66b50357" };

// startBlock is part of the range, endBlock is not.
for (const [startBlock, endBlock] of [
  [0, 100],
  [100, 200],
] as const) {
  const part = await data.evm
    .listErc20Transfers({ ...wallet, startBlock, endBlock })
    .toArray({ limit: 1000 });
  console.log(startBlock, endBlock, part.length);
}
console.log((await data.evm.listErc20Transfers(wallet).toArray({ limit: 1000 })).length);
