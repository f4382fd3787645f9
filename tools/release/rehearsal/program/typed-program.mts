/** A typed consumer's program: the shared one, and statements that only compile when the declarations are precise. */
import { type Block, decodeBlock } from "@primary-network/codec/p";
import type { PrimaryNetworkError } from "@primary-network/core";
import { createDataClient, type ListSubnetsItem, type Page, RateLimitError } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { addresses } from "./addresses.mjs";
import { behave } from "./behaviour.mjs";

type IsAny<T> = 0 extends 1 & T ? true : false;
type Not<T extends false> = T;

export type Precise = [
  Not<IsAny<ListSubnetsItem>>,
  Not<IsAny<ListSubnetsItem["blockchains"]>>,
  Not<IsAny<ReturnType<typeof createDataClient>["validators"]["list"]>>,
  Not<IsAny<ReturnType<typeof createMetricsClient>["averageTps"]["list"]>>,
  Not<IsAny<ReturnType<typeof createPChainClient>["getBlock"]>>,
  Not<IsAny<Block>>,
];

/** Never called: compiling it is the test. */
export async function compiles(error: PrimaryNetworkError): Promise<Page<ListSubnetsItem>> {
  const data = createDataClient({ baseUrl: addresses.service, network: "fuji" });
  // @ts-expect-error a page size is a number
  data.subnets.list({ pageSize: "2" });
  // @ts-expect-error an operation has an id
  await data.operations.get({});
  // @ts-expect-error metrics take no key
  createMetricsClient({ baseUrl: addresses.service, apiKey: "key" });
  // @ts-expect-error a method has a name
  createPChainClient({ baseUrl: addresses.node }).getNothing();
  // @ts-expect-error a block is decoded from bytes
  decodeBlock("00");
  if (error instanceof RateLimitError) error.retryAfterMs satisfies number | undefined;
  return data.subnets.list({ pageSize: 2 });
}

await behave(addresses, console.log);
