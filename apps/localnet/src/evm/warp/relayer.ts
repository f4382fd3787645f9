/** Delivers the messenger contract's messages: collects signatures on the source chain and sends them to the destination. */
import { decodePayload, decodeUnsignedMessage } from "@primary-network/codec/warp";
import { equalBytes } from "../../chains/byte-order.ts";
import type { State } from "../../chains/p/state.ts";
import { RuleError } from "../../chains/rule-error.ts";
import type { EvmChain, EvmSigner } from "../chain/chain.ts";
import { toBytes } from "../contracts/hex.ts";
import { deliveryData, MESSENGER_ADDRESS, readMessage } from "../contracts/messenger.ts";
import { packMessage } from "../contracts/warp-precompile.ts";
import { signSent } from "./quorum.ts";

/** Gas of a delivery besides the message's own: its bytes are sent twice, as storage keys and as a log. */
const OVERHEAD = 900_000n;

/** The relayer of a network. */
export class Relayer {
  readonly #signer: EvmSigner;
  readonly #chains: readonly EvmChain[];
  readonly #state: () => State;

  constructor(signer: EvmSigner, chains: readonly EvmChain[], state: () => State) {
    this.#signer = signer;
    this.#chains = chains;
    this.#state = state;
  }

  /** The chain that this relayer can deliver a message to, with the required gas. */
  #destination(unsigned: Uint8Array): { chain: EvmChain; gas: bigint } | undefined {
    const call = decodePayload(decodeUnsignedMessage(unsigned).payload);
    // Any contract may send through the precompile; only the messenger's messages can be delivered.
    if (call.type !== "AddressedCall" || !equalBytes(call.sourceAddress, toBytes(MESSENGER_ADDRESS)))
      return undefined;
    const { destinationChainId, requiredGas, allowedRelayers } = readMessage(call.payload);
    const chain = this.#chains.find(({ spec }) => equalBytes(spec.blockchainId, destinationChainId));
    const allowed =
      allowedRelayers.length === 0 ||
      allowedRelayers.some((address) => equalBytes(address, this.#signer.ethAddress));
    const gas = OVERHEAD + (requiredGas * 65n) / 64n;
    return chain && allowed && gas < 10_000_000n ? { chain, gas } : undefined;
  }

  /**
   * Delivers a message if its destination is in this network and the relayer is allowed.
   *
   * @param time Unix seconds of the delivery's block
   * @returns the chain on which it was delivered; a message without the required signatures is not delivered
   */
  async deliver(unsigned: Uint8Array, time: number, nonce?: number): Promise<EvmChain | undefined> {
    const destination = this.#destination(unsigned);
    if (destination === undefined) return undefined;
    const { chain, gas } = destination;
    let signed: Uint8Array;
    try {
      signed = signSent(this.#state(), unsigned);
    } catch (error) {
      if (error instanceof RuleError) return undefined;
      throw error;
    }
    await chain.open(time);
    const raw = chain.sign(this.#signer, nonce ?? (await chain.nonceOf(this.#signer.ethAddress)), {
      to: toBytes(MESSENGER_ADDRESS),
      data: deliveryData(this.#signer.ethAddress),
      gas,
      accessList: [packMessage(signed)],
    });
    await chain.issue(raw, time);
    return chain;
  }
}
