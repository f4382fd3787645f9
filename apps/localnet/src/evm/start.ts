/** Starts the EVM chains of a network, each in an Anvil process, and gives them their history. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { decodeUnsignedMessage, messageId } from "@primary-network/codec/warp";
import type { State } from "../chains/p/state.ts";
import { infoOf } from "./chain/info.ts";
import { BASE_FEE } from "./chain/next-price.ts";
import { EvmRpcError } from "./chain/node.ts";
import { evmChainSpecs } from "./chain/specs.ts";
import { type EvmAbsence, EvmChains, type EvmOptions } from "./chains.ts";
import { toHex } from "./contracts/hex.ts";
import { applicationAddress } from "./history/message-scenario.ts";
import { type EvmHistory, EvmPair, type PairOptions, type StartNode } from "./pair.ts";
import { relayerAccountOf } from "./warp/relayer-account.ts";

/** Mnemonic of the ten accounts that development tools expect to be funded; their keys are public. */
const DEVELOPMENT_MNEMONIC = "test test test test test test test test test test test junk";
/** wei of the relayer on each chain: enough for more deliveries than any test needs. */
const RELAYER_FUNDS = 1_000_000n * 10n ** 18n;
function noteSent(state: State, unsigned: Uint8Array): void {
  state.sentMessages.add(bytesToHex(messageId(decodeUnsignedMessage(unsigned))));
}

/** Repeats the history of an equal network; undefined when it leads to other chains. */
async function repeatKnown(
  options: PairOptions,
  start: StartNode,
  history: EvmHistory,
): Promise<EvmPair | undefined> {
  try {
    const pair = await EvmPair.repeat(options, start, history);
    // The validators sign the messages that the history sent.
    for (const chain of pair.chains) for (const unsigned of await chain.newlySent()) options.onSent(unsigned);
    return pair;
  } catch (error) {
    if (error instanceof RangeError || error instanceof EvmRpcError) return undefined;
    throw error;
  }
}

/**
 * Starts the chains and runs their history.
 *
 * @param history of an equal network, to repeat; without it, or when it leads to other chains, it is made
 * @returns the chains, or why none run
 */
export async function startEvmChains(
  options: EvmOptions,
  history?: EvmHistory,
): Promise<EvmChains | EvmAbsence> {
  const network = options.network();
  const { settings, accounts } = network;
  const specs = settings.genesis === undefined ? evmChainSpecs(network) : undefined;
  if (specs === undefined) return { reason: "a network from a genesis file has no EVM chains", info: [] };
  const { AnvilError, findAnvil, startAnvil } = await import("./node/anvil.ts");
  const { createNodeLink } = await import("./node/node-link.ts");
  const relayerAccount = relayerAccountOf(settings.seed);
  const application = toHex(applicationAddress(relayerAccount));
  const funded = { address: relayerAccount.ethAddress, balance: RELAYER_FUNDS };
  const [c, l1] = specs;
  const pairOptions: PairOptions = {
    seed: settings.seed,
    networkId: settings.networkId,
    specs: [
      { ...c, balances: [...c.balances, funded] },
      { ...l1, balances: [...l1.balances, funded] },
    ],
    accounts,
    relayerAccount,
    network: options.network,
    state: () => options.network().chain.state,
    onSent: (unsigned) => noteSent(options.network().chain.state, unsigned),
    end: options.end,
    interval: settings.blockIntervalSeconds,
  };
  try {
    const binary = findAnvil();
    const start: StartNode = async ({ evmChainId, genesisTime, gasLimit }) => {
      const anvil = await startAnvil(binary, {
        evmChainId,
        timestamp: genesisTime,
        mnemonic: DEVELOPMENT_MNEMONIC,
        baseFee: BASE_FEE,
        gasLimit: Number(gasLimit),
      });
      const { end, ...link } = createNodeLink(anvil.url);
      const close = async () => {
        end();
        await anvil.close();
      };
      return { link, close };
    };
    const repeated = history && (await repeatKnown(pairOptions, start, history));
    const pair = repeated ?? (await EvmPair.fill(pairOptions, start));
    return new EvmChains(options, pairOptions, start, pair, await pair.tips());
  } catch (error) {
    if (error instanceof AnvilError)
      return { reason: error.message, info: specs.map((spec) => infoOf(spec, application)) };
    throw error;
  }
}
