/** Two L1s: validators with enough balance, with none, with too little and topped up, and one that is disabled. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import {
  conversionValidationId,
  type RegisterL1Validator,
  registrationValidationId,
} from "@primary-network/codec/warp";
import { compareBytes } from "../chains/byte-order.ts";
import { AVAX, DAY } from "../chains/p/params.ts";
import { encodeUnsignedWarp, type ManagerMessage } from "../chains/p/warp-message.ts";
import { warpSetAt } from "../chains/p/warp-set.ts";
import { signWarp } from "../chains/p/warp-signature.ts";
import { nameId } from "../genesis/genesis.ts";
import { deriveNodeKey, nodeKeyOf } from "../keys/keys.ts";
import { evmGenesis } from "./l1-genesis.ts";
import type { ScenarioContext, ScheduledBlock } from "./scenario.ts";
import {
  authorized,
  convert,
  createSubnet,
  increaseBalance,
  registerL1Validator,
  setL1ValidatorWeight,
} from "./transactions.ts";
import { ownedBy, type Signers } from "./wallet.ts";

/** An active validator pays 0.044 AVAX a day, so the third one's balance is used up after five days. */
const BALANCES = [20n * AVAX, 10n * AVAX, AVAX / 5n, 0n];

/** In the end the second and the fourth are inactive: the others still reach the quorum of 67 in 100. */
const WEIGHTS = [100n, 60n, 98n, 20n];

/** Position of the validator that is disabled by its owner. */
const DISABLED = 1;
/** Position of the validator whose balance is used up. */
const POOR = 2;

/** The usual address of validator managers on an L1. */
const MANAGER = Uint8Array.from(
  { length: 20 },
  (_, index) => [0x0f, 0xee, 0xdc, 0x0d][index] ?? (index === 19 ? 1 : 0),
);

function scheduleOfOne(
  { seed, wallet, accounts, state, start }: ScenarioContext,
  index: number,
  at: number,
): ScheduledBlock[] {
  const { heidi, grace } = accounts;
  const signers: Signers = [heidi];
  const owner = ownedBy(signers);
  const l1Owner = { threshold: 1, addresses: [heidi.address] };
  const name = `Lima ${index + 1}`;
  const genesis = evmGenesis({ evmChainId: 77_100 + index, timestamp: start, owner: heidi.ethAddress });
  const nodes = BALANCES.map((_, position) => deriveNodeKey(seed, `l1-${index}-${position}`));
  nodes.sort((left, right) => compareBytes(left.nodeId, right.nodeId));
  let subnetId = new Uint8Array();
  let chainId = new Uint8Array();
  const newcomer = deriveNodeKey(seed, `l1-${index}-newcomer`);
  /** Signed by all validators that are active at that time. */
  const fromManager = (message: ManagerMessage): Uint8Array => {
    const signers = warpSetAt(state, chainId, state.height - 1n).signers.flatMap(({ publicKey }) => {
      const key = nodeKeyOf(publicKey);
      return key ? [{ publicKey, secret: key.blsSecret }] : [];
    });
    const source = { networkId: state.networkId, chainId, address: MANAGER };
    return signWarp(encodeUnsignedWarp(source, message), signers);
  };
  const register = (): RegisterL1Validator => ({
    type: "RegisterL1Validator",
    subnetId,
    nodeId: newcomer.nodeId,
    blsPublicKey: newcomer.signer.publicKey,
    expiry: BigInt(at + 2 * DAY + 3_600),
    remainingBalanceOwner: l1Owner,
    deactivationOwner: l1Owner,
    weight: 40n,
  });
  const disable = (issue: Parameters<ScheduledBlock["fill"]>[0]) => {
    const validationId = conversionValidationId(subnetId, DISABLED);
    issue(
      authorized(wallet, signers, l1Owner, 0n, (disableAuth) => ({
        type: "DisableL1ValidatorTx",
        validationId,
        disableAuth,
      })),
    );
  };
  return [
    {
      at,
      fill(issue) {
        subnetId = issue(createSubnet(wallet, signers, owner)).slice();
      },
    },
    {
      at: at + 900,
      fill(issue) {
        const fields = {
          chainName: name,
          vmId: nameId("subnetevm"),
          fxIds: [],
          genesisData: utf8ToBytes(genesis),
        };
        const tx = authorized(wallet, signers, owner, 0n, (subnetAuth) => ({
          type: "CreateChainTx",
          subnetId,
          ...fields,
          subnetAuth,
        }));
        chainId = issue(tx).slice();
      },
    },
    {
      at: at + 1_800,
      fill(issue) {
        const validators = nodes.map(({ nodeId, signer }, position) => ({
          nodeId,
          weight: WEIGHTS[position] ?? 0n,
          balance: BALANCES[position] ?? 0n,
          signer: { publicKey: signer.publicKey, proofOfPossession: signer.proofOfPossession },
          remainingBalanceOwner: l1Owner,
          deactivationOwner: l1Owner,
        }));
        issue(convert(wallet, signers, owner, { subnetId, chainId, address: MANAGER, validators }));
      },
    },
    {
      at: at + 2 * DAY,
      fill(issue) {
        const { proofOfPossession } = newcomer.signer;
        issue(
          registerL1Validator(wallet, signers, {
            balance: 3n * AVAX,
            proofOfPossession,
            message: fromManager(register()),
          }),
        );
      },
    },
    {
      at: at + 2 * DAY + 43_200,
      fill(issue) {
        // The first L1 raises the new validator's weight, the second one removes it again.
        const weight = index === 0 ? 60n : 0n;
        const validationId = registrationValidationId(register());
        issue(
          setL1ValidatorWeight(
            wallet,
            signers,
            fromManager({ type: "L1ValidatorWeight", validationId, nonce: 0n, weight }),
          ),
        );
      },
    },
    {
      at: at + 3 * DAY,
      fill: (issue) =>
        issue(increaseBalance(wallet, [grace], conversionValidationId(subnetId, 0), 5n * AVAX)),
    },
    { at: at + 4 * DAY, fill: disable },
    {
      // By then it has been inactive for a while: another account adds to its balance.
      at: at + 7 * DAY,
      fill: (issue) =>
        issue(increaseBalance(wallet, [grace], conversionValidationId(subnetId, POOR), 8n * AVAX)),
    },
  ];
}

/** Schedules all blocks of this kind. */
export function l1Scenario(context: ScenarioContext): ScheduledBlock[] {
  return [
    ...scheduleOfOne(context, 0, context.start + 3 * DAY),
    ...scheduleOfOne(context, 1, context.start + 5 * DAY + 1_800),
  ];
}
