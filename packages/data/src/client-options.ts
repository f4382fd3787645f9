/** Options of the data client. */
import type { ClientOptions } from "@primary-network/core";
import type { Network } from "./gen/operations.ts";

/** Options of `createDataClient`. */
export interface DataClientOptions extends ClientOptions {
  /**
   * Network of every call that does not name one: mainnet, fuji or testnet.
   * @default none: each call that needs one must name it
   */
  readonly network?: Network | undefined;
}
