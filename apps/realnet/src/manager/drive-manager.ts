/** The life of an L1 whose validators ValidatorManager manages, by the wallet kit's flows. */
import {
  decodeHex,
  encodeCb58,
  encodeHex,
  formatNodeId,
  parseAddress,
  parseId,
} from "@primary-network/codec";
import { decodeMessage, encodeMessage } from "@primary-network/codec/warp";
import { createPChainClient } from "@primary-network/pchain-rpc";
import {
  createL1,
  createWalletNode,
  memoryJournal,
  privateKeySigner,
  readConfirmation,
  readContext,
  registerValidator,
  setWeight,
  topUp,
} from "@primary-network/wallet";
import { getContractAddress, type Hex, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { subnetEvmGenesis } from "../drive/subnet-evm-genesis.ts";
import { vmIdOf } from "../drive/subnets.ts";
import type { ManagerBindings } from "./contract.ts";
import { reachEpoch } from "./epoch.ts";
import { EvmAccount } from "./evm-account.ts";
import type { NodeKey, Stage } from "./stage.ts";

const AVAX = 1_000_000_000n;
/** States of a validator in the contract. */
const [ACTIVE, COMPLETED] = [2, 4];
/** `ICMInitializable.Allowed`: without a proxy. */
const ALLOWED = 0;

/** The contract's record of a validator. */
interface ManagedValidator {
  readonly status: number;
  readonly weight: bigint;
}

/** Number of messages in each direction. */
export interface Messages {
  /** Messages of the contract that the P-Chain accepted. */
  readonly toPChain: number;
  /** Messages of the P-Chain that the contract accepted. */
  readonly toContract: number;
}

const hex = (bytes: Uint8Array): Hex => encodeHex(bytes, { checksum: false }) as Hex;
const idOf = (cb58: string): Hex => toHex(parseId(cb58));
const keyOf = ({ signer }: NodeKey) => ({
  publicKey: hex(signer.publicKey),
  proofOfPossession: hex(signer.proofOfPossession),
});

const messageOf = (text: string) => decodeMessage(decodeHex(text, { checksum: false }));

/** A message with the signature of another one. */
const forged = (message: string, other: string): Hex =>
  hex(encodeMessage({ ...messageOf(message), signature: messageOf(other).signature }));

function ensureEqual(what: string, given: unknown, expected: unknown): void {
  if (given !== expected) throw new Error(`${what} is ${String(given)}, and must be ${String(expected)}`);
}

/**
 * Runs it. An error names the step that failed.
 *
 * @param report receives a line for each step
 */
export async function driveManager(
  { nodeUrl, signatures, privateKey, managerChain, founders, nodeKey, runChain }: Stage,
  bindings: ManagerBindings,
  report: (line: string) => void,
): Promise<Messages> {
  const node = createWalletNode({ baseUrl: nodeUrl });
  const signer = privateKeySigner(privateKey);
  const { networkId } = await readContext(node);
  const from = signer.address({ networkId, chain: "P" });
  const owner = { threshold: 1, addresses: [toHex(parseAddress(from).bytes)] };
  const account = privateKeyToAccount(toHex(privateKey));
  const on = (chainId: string) => new EvmAccount(`${nodeUrl}/ext/bc/${chainId}/rpc`, account);
  // The conversion names the manager, whose chain may not exist before. Its library is created first.
  const nonce = managerChain === undefined ? 0 : await on(managerChain).nonce();
  const managerAddress = getContractAddress({ from: account.address, nonce: BigInt(nonce + 1) });

  const options = (id: string) => ({ node, signers: [signer], journal: memoryJournal(), id, signatures });
  const owners = { remainingBalanceOwner: from, deactivationOwner: from };
  const l1 = await createL1(
    {
      from,
      owner: from,
      chain: {
        name: "Managed",
        vmId: encodeCb58(vmIdOf("subnetevm")),
        genesis: subnetEvmGenesis(77_020, account.address),
      },
      manager: { address: managerAddress, chainId: managerChain },
      validators: founders.map((founder) => ({
        nodeId: formatNodeId(founder.nodeId),
        signer: keyOf(founder),
        weight: 100n,
        balance: AVAX,
        ...owners,
      })),
    },
    options("l1"),
  );
  report(`the kit created L1 ${l1.subnetId}`);
  await runChain(l1.subnetId);
  const evmChain = managerChain ?? l1.chainId;
  const evm = on(evmChain);
  const library = await evm.deploy(bindings.library);
  const manager = await evm.deploy(bindings.manager(library.address), [ALLOWED]);
  ensureEqual("the manager's address", manager.address.toLowerCase(), managerAddress.toLowerCase());
  report(`ValidatorManager is at ${managerAddress} on chain ${evmChain}`);
  const count = { toPChain: 0, toContract: 0 };
  const deliver = async (functionName: string, args: readonly unknown[], ...messages: string[]) => {
    await evm.call(manager, functionName, args, messages);
    count.toContract++;
    report(`the contract accepted the P-Chain's message: ${functionName}`);
  };
  const sentBy = async (functionName: string, args: readonly unknown[]): Promise<string> => {
    const message = await evm.call(manager, functionName, args);
    if (message === undefined) throw new Error(`${functionName} sent no message`);
    return message;
  };
  const accepted = (what: string) => {
    count.toPChain++;
    report(`the P-Chain accepted the contract's message: ${what}`);
  };

  const settings = {
    admin: account.address,
    subnetID: idOf(l1.subnetId),
    churnPeriodSeconds: 0n,
    maximumChurnPercentage: 20,
  };
  await evm.call(manager, "initialize", [settings]);
  const sorted = l1.validations.map(({ nodeId }) =>
    founders.find((founder) => formatNodeId(founder.nodeId) === nodeId),
  ) as NodeKey[]; // the same nodes
  const conversion = {
    subnetID: idOf(l1.subnetId),
    validatorManagerBlockchainID: idOf(evmChain),
    validatorManagerAddress: manager.address,
    initialValidators: sorted.map((founder) => ({
      nodeID: hex(founder.nodeId),
      blsPublicKey: hex(founder.signer.publicKey),
      weight: 100n,
    })),
  };
  const converted = await readConfirmation(l1.converted, { signatures });
  await deliver("initializeValidatorSet", [conversion, 0], converted);

  const stateOf = (validationId: string) =>
    evm.read<ManagedValidator>(manager, "getValidator", [idOf(validationId)]);
  const check = async (validationId: string, weight: bigint) => {
    const [there, here] = await Promise.all([
      stateOf(validationId),
      node.call("platform.getL1Validator", { validationID: validationId }),
    ]);
    ensureEqual("the contract's state", there.status, ACTIVE);
    ensureEqual("the contract's weight", there.weight, weight);
    ensureEqual("the P-Chain's weight", BigInt(here.weight), weight);
  };
  for (const { validationId } of l1.validations) await check(validationId, 100n);

  if (managerChain === undefined) {
    // Only then the P-Chain knows the L1's validators as signers.
    const { height } = await createPChainClient({ baseUrl: nodeUrl }).getHeight();
    const intent = { from, validationId: l1.validations[0]?.validationId ?? "", amount: 1n };
    await reachEpoch(nodeUrl, Number(height), (block) => topUp(intent, options(`block-${block}`)));
  }

  const newcomer = nodeKey("newcomer");
  const request = await sentBy("initiateValidatorRegistration", [
    hex(newcomer.nodeId),
    hex(newcomer.signer.publicKey),
    owner,
    owner,
    20n,
  ]);
  const { proofOfPossession } = keyOf(newcomer);
  const { validationId, confirmation } = await registerValidator(
    { from, balance: AVAX, proofOfPossession, message: request },
    options("register"),
  );
  accepted("registration");
  // Controls: neither a message about something else counts, nor one with a signature of another.
  const refused = async (what: string, functionName: string, index: number, messages: readonly string[]) => {
    const outcome = await evm.call(manager, functionName, [index], messages).then(
      () => "was accepted",
      () => "was refused",
    );
    ensureEqual(what, outcome, "was refused");
  };
  await refused("a message about something else", "completeValidatorRemoval", 0, [converted]);
  // A message that fails its check keeps its index.
  const three = [converted, forged(confirmation, converted), confirmation];
  await refused("a forged message", "completeValidatorRegistration", 1, three);
  await deliver("completeValidatorRegistration", [2], ...three);
  await check(validationId, 20n);

  for (const weight of [30n, 25n]) {
    const change = await sentBy("initiateValidatorWeightUpdate", [idOf(validationId), weight]);
    const set = await setWeight({ from, message: change }, options(`weight-${weight}`));
    accepted(`weight ${weight}`);
    await deliver("completeValidatorWeightUpdate", [0], set.confirmation);
    await check(validationId, weight);
  }

  // The first founder stays: it is the node that is asked.
  const [, leaving] = founders;
  const founder = l1.validations.find((_, at) => sorted[at] === leaving);
  for (const removed of [validationId, founder?.validationId ?? ""]) {
    if (removed !== validationId) {
      // No more than a fifth of the weight may change at once.
      for (const weight of [70n, 45n, 30n, 24n]) {
        const change = await sentBy("initiateValidatorWeightUpdate", [idOf(removed), weight]);
        const set = await setWeight({ from, message: change }, options(`founder-${weight}`));
        accepted(`weight ${weight}`);
        await deliver("completeValidatorWeightUpdate", [0], set.confirmation);
      }
    }
    const request = await sentBy("initiateValidatorRemoval", [idOf(removed)]);
    const set = await setWeight({ from, message: request }, options(`remove-${removed}`));
    ensureEqual("the weight of a removed validator", set.weight, 0n);
    accepted("removal");
    await deliver("completeValidatorRemoval", [0], set.confirmation);
    ensureEqual("the contract's state", (await stateOf(removed)).status, COMPLETED);
    const left = await node.call("platform.getL1Validator", { validationID: removed }).then(
      () => "is there",
      () => "is gone",
    );
    ensureEqual("the removed validator", left, "is gone");
  }
  return count;
}
