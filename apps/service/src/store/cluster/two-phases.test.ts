/** Which transactions on a cluster have to be made to commit in two phases. */

import { expect, test } from "vitest";
import { Changes } from "./two-phases.ts";

const CHAIN = `update "evm_checkpoint" set "number" = $1 where "chain" = $2`;
const ICM = `insert into icm_side (chain, message_id) select $1, m on conflict (id) do update set chain = 1`;

test.each<[string, boolean, string[]]>([
  ["nothing", false, []],
  ["reads", false, ["select 1 from indexer_lease for key share", "select * from evm_tx, icm_side"]],
  [
    "a chain's tables",
    false,
    [CHAIN, "delete from evm_range where chain = 1", "copy evm_tx (chain) from stdin"],
  ],
  [
    "a chain's, of an NFT",
    false,
    [CHAIN, "insert into nft_token (chain) values (1) on conflict do update set uri = ''"],
  ],
  [
    "a chain's, of what was read",
    false,
    ["update evm_token t set name = ''", "insert into contract_reading (chain) values (1)"],
  ],
  ["the coordinator's tables", false, [ICM, "copy icm_change (chain) from stdin"]],
  ["both", true, [CHAIN, ICM]],
  ["both, by COPY to the coordinator's", true, [CHAIN, "copy icm_change (chain) from stdin"]],
  ["both, by COPY to the chain's", false, ["copy evm_block (chain) from stdin", ICM]],
  ["both, in a with", true, [CHAIN, "with gone as (delete from icm_side returning 1) select from gone"]],
])("%s: %s", (_, want, texts) => {
  const changes = new Changes();
  for (const text of texts) changes.add(text);
  expect(changes.lackPhases).toBe(want);
});
