import { createDataClient } from "@primary-network/data";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { fail, handlers, methods, operations } from "@primary-network/testing/msw";
import { setupServer } from "msw/node";

const [baseUrl, nodeUrl] = ["http://127.0.0.1:8080", "http://127.0.0.1:9650"];
const server = setupServer(...handlers({ baseUrl, nodeUrl }));
server.listen({ onUnhandledRequest: "error" });

const data = createDataClient({ baseUrl, network: "fuji" });
const pchain = createPChainClient({ baseUrl: nodeUrl });

// Without an override, the handler returns the example of the specification.
const { items } = await data.subnets.list();
console.log(items[0]?.subnetId);

// Return your own items, divided into the requested pages.
server.use(
  operations.listSubnets(({ example, page }) => {
    const [subnet] = example.subnets;
    return page(
      subnet ? Array.from({ length: 25 }, (_, at) => ({ ...subnet, subnetId: `subnet-${at}` })) : [],
    );
  }),
);
const all = await data.subnets.list({ pageSize: 10 }).toArray({ limit: 100 });
console.log(all.length, all.at(-1)?.subnetId);

// Set the height of the node, and make the service fail once. The client retries.
server.use(
  methods.getHeight(() => ({ height: "1000001" })),
  fail("listSubnets", 503, { once: true }),
);
console.log((await pchain.getHeight()).height, (await data.subnets.list()).items.length);

server.close();
