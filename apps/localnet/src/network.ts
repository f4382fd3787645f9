/** Builds the whole network in memory: keys, genesis, first state, history. */
import { type Accounts, deriveAccounts } from "./accounts.ts";
import { createGenesisConfig, deriveGenesisNodes } from "./history/genesis-config.ts";
import { passTime, playHistory } from "./history/play.ts";
import { createUptimes } from "./history/uptime.ts";
import { Wallet } from "./history/wallet.ts";
import type { Settings } from "./options.ts";
import { Chain } from "./world/chain.ts";
import { type BuiltGenesis, createGenesis } from "./world/genesis.ts";
import { createGenesisState } from "./world/genesis-state.ts";
import { deriveNodeId } from "./world/keys.ts";
import { DAY } from "./world/params.ts";
import { createRandom } from "./world/random.ts";
import { XChain } from "./world/x-chain.ts";

/** A network whose history has been played. */
export interface Network {
  readonly settings: Settings;
  readonly accounts: Accounts;
  readonly genesis: BuiltGenesis;
  readonly chain: Chain;
  readonly xChain: XChain;
  /** The node that answers: the first of the first validators. */
  readonly nodeId: Uint8Array;
  /** Makes the blocks that the clock's progress since the last call asks for. */
  catchUp(): void;
}

/** Builds the network of some settings; the history ends at the clock's present. */
export function buildNetwork(settings: Settings): Network {
  const { seed, networkId, hrp, weeks, validators, delegators } = settings;
  const end = Math.floor(settings.clock.now());
  const start = end - weeks * 7 * DAY;
  const accounts = deriveAccounts(seed, hrp);
  const genesisNodes = deriveGenesisNodes(seed);
  const genesis = createGenesis(createGenesisConfig(networkId, accounts, genesisNodes, start, end));
  const state = createGenesisState(genesis, networkId, createUptimes(seed));
  const { chains, validators: first } = genesis.genesis;
  const chain = new Chain(state, genesis.bytes, [...chains, ...first]);
  const xChain = new XChain(state, genesis.xChainId, genesis.xHolders);
  const random = createRandom(`${seed}/history`);
  const wallet = new Wallet(state);
  const { cChainId } = genesis;
  playHistory({
    seed,
    chain,
    state,
    xChain,
    cChainId,
    wallet,
    accounts,
    random,
    genesisNodes,
    start,
    end,
    validators,
    delegators,
  });
  const catchUp = () => passTime(chain, Math.floor(settings.clock.now()));
  return { settings, accounts, genesis, chain, xChain, nodeId: deriveNodeId(seed, "genesis-0"), catchUp };
}
