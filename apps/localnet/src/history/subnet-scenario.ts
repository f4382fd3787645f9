/** Subnets with permissioned validators: several types of owners, two types of chains, a removal, a change of owner. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { OutputOwners } from "@primary-network/codec";
import { DAY } from "../chains/p/params.ts";
import { nameId } from "../genesis/genesis.ts";
import { evmGenesis } from "./l1-genesis.ts";
import type { ScenarioContext, ScheduledBlock } from "./scenario.ts";
import { authorized, createSubnet } from "./transactions.ts";
import { ownedBy, type Signers } from "./wallet.ts";

/** One subnet of the history. */
interface SubnetPlan {
  readonly signers: Signers;
  readonly owner: OutputOwners;
  readonly chain: { readonly name: string; readonly vm: string; readonly genesis: string };
  /** Seconds after the start. */
  readonly offset: number;
}

/** Schedules all blocks of this kind. */
export function subnetScenario({
  wallet,
  accounts,
  genesisNodes,
  start,
  end,
}: ScenarioContext): ScheduledBlock[] {
  const { alice, bob, carol, dave } = accounts;
  const evm = (name: string, evmChainId: number, permissioned = false) => ({
    name,
    vm: "subnetevm",
    genesis: evmGenesis({ evmChainId, timestamp: start, owner: alice.ethAddress, permissioned }),
  });
  const plans: SubnetPlan[] = [
    { signers: [alice], owner: ownedBy([alice]), chain: evm("Alpha", 77_001), offset: DAY },
    {
      signers: [alice, bob, carol],
      owner: ownedBy([alice, bob, carol], 2),
      chain: evm("Bravo", 77_002, true),
      offset: DAY + 7_200,
    },
    {
      signers: [carol, dave],
      owner: ownedBy([carol, dave], 2),
      chain: { name: "Ledger", vm: "ledgervm", genesis: "ledger v1; epoch 3600; shards 4" },
      offset: 2 * DAY,
    },
  ];
  return plans.flatMap(({ signers, owner, chain, offset }, index) => {
    const at = start + offset;
    let subnetId = new Uint8Array();
    const act = (fields: Parameters<typeof authorized>[4]) => authorized(wallet, signers, owner, 0n, fields);
    const add = (nodeIndex: number, until: number) =>
      act((subnetAuth) => ({
        type: "AddSubnetValidatorTx",
        validator: {
          nodeId: nodeAt(nodeIndex),
          start: 0n,
          end: BigInt(until),
          weight: BigInt(20 + nodeIndex),
        },
        subnetId,
        subnetAuth,
      }));
    const nodeAt = (nodeIndex: number): Uint8Array =>
      genesisNodes[nodeIndex % genesisNodes.length]?.nodeId ?? new Uint8Array();
    const schedule: ScheduledBlock[] = [
      {
        at,
        fill(issue) {
          subnetId = issue(createSubnet(wallet, signers, owner)).slice();
        },
      },
      {
        at: at + 600,
        fill(issue) {
          const { name, vm, genesis } = chain;
          const fields = { chainName: name, vmId: nameId(vm), fxIds: [], genesisData: utf8ToBytes(genesis) };
          issue(act((subnetAuth) => ({ type: "CreateChainTx", subnetId, ...fields, subnetAuth })));
        },
      },
      {
        at: at + 1_200,
        fill(issue) {
          // One term ends within the history, one validator is removed before its end, the others stay.
          issue(add(index, at + 6 * DAY));
          issue(add(index + 1, end + 60 * DAY));
          issue(add(index + 2, end + 90 * DAY));
        },
      },
      {
        at: at + 4 * DAY,
        fill(issue) {
          issue(
            act((subnetAuth) => ({
              type: "RemoveSubnetValidatorTx",
              nodeId: nodeAt(index + 1),
              subnetId,
              subnetAuth,
            })),
          );
        },
      },
    ];
    // The first subnet is transferred from one owner to a group.
    if (index === 0) {
      const heirs = ownedBy([bob, carol], 2);
      schedule.push({
        at: at + 8 * DAY,
        fill: (issue) =>
          issue(
            act((subnetAuth) => ({ type: "TransferSubnetOwnershipTx", subnetId, subnetAuth, owner: heirs })),
          ),
      });
    }
    return schedule;
  });
}
