/** Options of the data client. */
import type { ClientOptions } from "@primary-network/core";
import type { Network } from "./gen/operations.ts";

/** Options of `createDataClient`. */
export interface DataClientOptions extends ClientOptions {
  /**
   * Default network of calls: mainnet, fuji or testnet.
   * @default none: each call that needs a network must name it
   */
  readonly network?: Network | undefined;
}
