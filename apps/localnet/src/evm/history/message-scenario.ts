/** Messages between the chains: delivered, never delivered, failed and tried again, with receipts and rewards. */
import { decodePayload, decodeUnsignedMessage } from "@primary-network/codec/warp";
import type { EvmSigner } from "../chain/chain.ts";
import { type AbiValue, encodeAbi } from "../contracts/abi.ts";
import { callData } from "../contracts/contract.ts";
import { toBytes } from "../contracts/hex.ts";
import { MESSENGER_ADDRESS, messageIdOf, retryData } from "../contracts/messenger.ts";
import { createdAddress } from "../contracts/transaction.ts";
import type { EvmScenarioContext, ScheduledEvmStep } from "./scenario.ts";

const MESSENGER = toBytes(MESSENGER_ADDRESS);
const NO_TOKEN: readonly AbiValue[] = [new Uint8Array(20), 0n];
const GAS = 300_000n;

const messenger = (name: string, ...values: AbiValue[]) => ({
  to: MESSENGER,
  data: callData("Messenger", name, ...values),
  gas: 700_000n,
});

/** Address of the application that sends and receives, the same on both chains: the first contract of the relayer's account. */
export const applicationAddress = ({ ethAddress }: EvmSigner): Uint8Array => createdAddress(ethAddress, 0);

/**
 * The steps of both chains.
 *
 * @param unknownChain 32-byte id of a chain without a relayer
 */
export function messageScenario(
  c: EvmScenarioContext,
  l1: EvmScenarioContext,
  unknownChain: Uint8Array,
): [ScheduledEvmStep[], ScheduledEvmStep[]] {
  const { alice, bob, grace } = c.accounts;
  const application = applicationAddress(c.relayerAccount);
  const idOf = ({ chain }: EvmScenarioContext) => chain.spec.blockchainId;
  const issue =
    (
      context: EvmScenarioContext,
      signer: EvmSigner,
      call: () => Parameters<EvmScenarioContext["issue"]>[1],
    ) =>
    (time: number) =>
      context.issue(signer, call(), time);

  /** Sends a message through the messenger; later steps deliver it by its name. */
  const send = (
    context: EvmScenarioContext,
    at: number,
    name: string,
    signer: EvmSigner,
    call: () => Parameters<EvmScenarioContext["issue"]>[1],
  ): ScheduledEvmStep => ({
    at,
    async fill(time) {
      await context.issue(signer, call(), time);
      const [unsigned] = await context.chain.newlySent();
      if (unsigned === undefined) throw new Error(`the message "${name}" of the history was not sent`);
      context.onSent(unsigned);
      context.outbox.post(name, unsigned);
    },
  });
  const text = (from: EvmScenarioContext, to: EvmScenarioContext, content: string, fee?: bigint) => () => {
    const feeInfo = fee === undefined ? NO_TOKEN : [from.addressOf("Coin"), fee];
    const message = encodeAbi([{ type: "string" }], [content]);
    return messenger("sendCrossChainMessage", [idOf(to), application, feeInfo, GAS, [], message]);
  };
  const deliver = (context: EvmScenarioContext, at: number, name: string): ScheduledEvmStep => ({
    at,
    async fill(time) {
      const unsigned = await context.outbox.take(name);
      await context.relayer.deliver(unsigned, time, context.nextNonce(context.relayerAccount));
    },
  });
  const retry = (
    context: EvmScenarioContext,
    at: number,
    name: string,
    signer: EvmSigner,
  ): ScheduledEvmStep => ({
    at,
    async fill(time) {
      const message = decodeUnsignedMessage(await context.outbox.take(name));
      const { payload } = callOf(message.payload);
      await context.issue(
        signer,
        { to: MESSENGER, data: retryData(message.sourceChainId, payload), gas: 700_000n },
        time,
      );
    },
  });
  const refuse = (at: number, refusing: boolean): ScheduledEvmStep => ({
    at,
    fill: issue(l1, l1.relayerAccount, () => ({
      to: application,
      data: callData("Receiver", "setRefusing", refusing),
    })),
  });
  const receiver = (context: EvmScenarioContext): ScheduledEvmStep => ({
    at: 0.035,
    fill: (time) => context.create(context.relayerAccount, "Receiver", time, MESSENGER),
  });
  const allow: ScheduledEvmStep = {
    at: 0.08,
    fill: issue(c, alice, () => ({
      to: c.addressOf("Coin"),
      data: callData("Coin", "approve", MESSENGER, 2n ** 256n - 1n),
    })),
  };
  return [
    [
      receiver(c),
      allow,
      send(c, 0.15, "greeting", alice, text(c, l1, "Greetings from the C-Chain", 5_000_000n)),
      send(c, 0.25, "question", bob, text(c, l1, "How is the weather?")),
      deliver(c, 0.32001, "answer"),
      {
        at: 0.34,
        fill: issue(c, c.relayerAccount, () => messenger("redeemRelayerRewards", c.addressOf("Coin"))),
      },
      send(c, 0.45, "refused", alice, text(c, l1, "Refused for good", 1_000_000n)),
      send(c, 0.47, "refused once", bob, text(c, l1, "Refused at first")),
      {
        at: 0.64,
        // A contract in between: the application sends, not the account.
        fill: send(c, 0.64, "by contract", grace, () => ({
          to: application,
          data: callData("Receiver", "sendText", idOf(l1), application, GAS, "By a contract"),
          gas: 700_000n,
        })).fill,
      },
      deliver(c, 0.73001, "receipts"),
      send(c, 0.82, "never delivered", alice, text(c, l1, "Still on its way", 2_000_000n)),
      {
        at: 0.84,
        async fill(time) {
          const { payload } = callOf(decodeUnsignedMessage(await c.outbox.take("never delivered")).payload);
          const nonce = payload.subarray(32, 64);
          const id = messageIdOf(idOf(c), idOf(l1), nonce);
          await c.issue(alice, messenger("addFeeAmount", id, c.addressOf("Coin"), 500_000n), time);
        },
      },
      send(c, 0.86, "to nowhere", bob, () =>
        messenger("sendCrossChainMessage", [
          unknownChain,
          bob.ethAddress,
          NO_TOKEN,
          GAS,
          [],
          encodeAbi([{ type: "string" }], ["To a chain that nobody delivers to"]),
        ]),
      ),
    ],
    [
      receiver(l1),
      deliver(l1, 0.15001, "greeting"),
      deliver(l1, 0.25001, "question"),
      // This message carries the receipts of both.
      send(l1, 0.32, "answer", grace, text(l1, c, "Sunny")),
      refuse(0.44, true),
      deliver(l1, 0.45001, "refused"),
      deliver(l1, 0.47001, "refused once"),
      refuse(0.52, false),
      retry(l1, 0.53, "refused once", bob),
      deliver(l1, 0.64001, "by contract"),
      {
        at: 0.73,
        async fill(time) {
          const { payload } = callOf(decodeUnsignedMessage(await l1.outbox.take("refused")).payload);
          const id = messageIdOf(idOf(c), idOf(l1), payload.subarray(32, 64));
          const call = messenger("sendSpecifiedReceipts", idOf(c), [id], NO_TOKEN, []);
          await send(l1, 0.73, "receipts", grace, () => call).fill(time);
        },
      },
    ],
  ];
}

function callOf(payload: Uint8Array): { readonly payload: Uint8Array } {
  const call = decodePayload(payload);
  if (call.type !== "AddressedCall") throw new TypeError("the messenger sends addressed calls");
  return call;
}
