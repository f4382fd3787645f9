/** `subnets`: subnets and L1s with their blockchains, newest first. */
import type { Subnet } from "@primary-network/data";
import { count, id, plain, time } from "../columns.ts";
import type { Query } from "../query.ts";

const names = ({ blockchains }: Subnet) => blockchains.map(({ blockchainName }) => blockchainName);

export const subnets: Query<Subnet> = {
  columns: [
    id("subnetId", "subnet", ({ subnetId }) => subnetId),
    plain("isL1", "kind", ({ isL1 }) => isL1, {
      text: ({ isL1 }) => (isL1 ? "L1" : "subnet"),
      colour: ({ isL1 }) => (isL1 ? "green" : undefined),
    }),
    time("createBlockTimestamp", "created (UTC)", (one) => one.createBlockTimestamp),
    count("threshold", "signatures", ({ threshold }) => threshold, { isDetail: true }),
    id("ownerAddresses", "owners", ({ ownerAddresses }) => ownerAddresses, { isDetail: true }),
    plain("blockchains", "blockchains", names, { text: (one) => names(one).join(", ") }),
    id(
      "blockchainIds",
      "blockchain ids",
      ({ blockchains }) => blockchains.map(({ blockchainId }) => blockchainId),
      { isDetail: true },
    ),
  ],
  rows: ({ deployment, flags, pageSize }) =>
    deployment.data.subnets.list({ pageSize, sortOrder: flags.order }),
};
