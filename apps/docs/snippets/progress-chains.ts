import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080" });

const { chains } = await data.status.get();
for (const { network, chain, height, nodeHeight, catchingUp } of chains) {
  const isWhole = !catchingUp && height === nodeHeight;
  console.log(network, chain, isWhole ? "has every block of its node" : "is behind");
}
