/** The query `supply`: AVAX in existence, staked, locked, paid as rewards and burned. */
import type { AvaxSupply } from "@primary-network/data";
import { grouped, plain } from "../columns.ts";
import type { Query } from "../query.ts";

/** Fields of the supply that are amounts of whole AVAX, with their titles. */
const AMOUNTS = {
  totalSupply: "total AVAX",
  circulatingSupply: "circulating",
  totalStaked: "staked",
  totalLocked: "locked",
  totalRewards: "rewards",
  totalPBurned: "burned on P",
  totalXBurned: "burned on X",
  totalCBurned: "burned on C",
  l1ValidatorFees: "L1 fees",
  genesisUnlock: "genesis unlock",
} as const satisfies Partial<Record<keyof AvaxSupply, string>>;

/** Fields of an object, by their names as its type has them. */
const namesOf = <Name extends string>(object: Readonly<Record<Name, string>>): Name[] =>
  Object.keys(object) as Name[]; // an object literal has no others

export const supply: Query<AvaxSupply> = {
  shape: "one",
  columns: [
    ...namesOf(AMOUNTS).map((name) =>
      plain<AvaxSupply>(name, AMOUNTS[name], (one) => one[name], {
        text: (one) => (/^\d+(\.\d+)?$/.test(one[name]) ? grouped(one[name]) : one[name]),
      }),
    ),
    plain<AvaxSupply>("lastUpdated", "updated", ({ lastUpdated }) => lastUpdated),
  ],
  async *rows({ deployment }) {
    yield await deployment.data.supply.get();
  },
};
