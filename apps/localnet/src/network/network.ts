/** Builds the whole network in memory: keys, genesis, first state, history. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { CChain } from "../chains/c/chain.ts";
import { SharedMemory } from "../chains/memory/shared-memory.ts";
import { Chain } from "../chains/p/chain.ts";
import { XChain } from "../chains/x/chain.ts";
import { type BuiltGenesis, createGenesis } from "../genesis/genesis.ts";
import { createGenesisState } from "../genesis/state.ts";
import { CWallet } from "../history/c-wallet.ts";
import { deriveGenesisNodes } from "../history/genesis-config.ts";
import { runHistory } from "../history/run.ts";
import type { ScenarioContext } from "../history/scenario.ts";
import { Traffic } from "../history/traffic.ts";
import { createUptimes } from "../history/uptime.ts";
import { Wallet } from "../history/wallet.ts";
import { XWallet } from "../history/x-wallet.ts";
import { type Accounts, deriveAccounts } from "../keys/accounts.ts";
import { createRandom } from "../keys/random.ts";
import { genesisConfigOf, startOf } from "./genesis-of-network.ts";
import { type CExecution, Journal, PinnedClock } from "./journal.ts";
import type { Settings } from "./options.ts";

/** The balance and nonce of a C-Chain account where EVM transactions change them too. */
export interface AccountInfo {
  /** 20 bytes. */
  readonly address: Uint8Array;
  /** wei */
  readonly balance: bigint;
  readonly nonce: bigint;
}

/** A network with its complete history. */
export interface Network {
  readonly settings: Settings;
  readonly accounts: Accounts;
  readonly genesis: BuiltGenesis;
  readonly chain: Chain;
  readonly xChain: XChain;
  readonly cChain: CChain;
  readonly memory: SharedMemory;
  /** The serving node: the first of the genesis validators. */
  readonly nodeId: Uint8Array;
  /** Events since the history, apart from the passing of time. */
  readonly journal: Journal;
  /** Updates the C-Chain's ledger with the accounts' current balances before it checks an export. */
  tellAccounts(accounts: readonly AccountInfo[]): void;
  /** Holds back the exports of the C-Chain's blocks, or lets them arrive. */
  setExecution(execution: CExecution): void;
  /** Produces the blocks that are due since the last call. */
  catchUp(): void;
  /** Produces the blocks up to an instant as if the network had been queried all the while. */
  walkTo(at: number): void;
  /** Produces up to this many blocks at once, whether or not they are due; returns how many. */
  mine(count: number): number;
}

/** Builds the network of some options; the history ends at an instant, in Unix seconds, or at the clock's present. */
export function buildNetwork(settings: Settings, end = Math.floor(settings.clock.now())): Network {
  const { seed, networkId, hrp, validators, delegators } = settings;
  const start = startOf(settings, end);
  const accounts = deriveAccounts(seed, hrp);
  const genesisNodes = settings.genesis ? [] : deriveGenesisNodes(seed);
  const config = genesisConfigOf(settings, end);
  const genesis = createGenesis(config);
  const state = createGenesisState(genesis, networkId, createUptimes(seed, validators), settings.heliconTime);
  const { chains, validators: first } = genesis.genesis;
  const chain = new Chain(state, genesis.bytes, [...chains, ...first], seed);
  const { xChainId, cChainId } = genesis;
  const memory = new SharedMemory(state, [xChainId, cChainId]);
  const xChain = new XChain(chain, memory, xChainId, genesis.xBytes);
  const cChain = new CChain(chain, memory, cChainId, config.cChainGenesis);
  const random = createRandom(`${seed}/history`);
  const wallet = new Wallet(state);
  const xWallet = new XWallet(xChain);
  const context: ScenarioContext = {
    seed,
    chain,
    state,
    xChain,
    cChain,
    wallet,
    xWallet,
    cWallet: new CWallet(cChain),
    accounts,
    random,
    genesisNodes,
    start,
    end,
    validators,
    delegators,
  };
  if (!settings.genesis) runHistory(context);
  const traffic = new Traffic(context, settings.genesis ? 0 : settings.blockIntervalSeconds);
  const clock = new PinnedClock(settings.clock);
  let asked = end;
  const catchUp = () => {
    const at = clock.now();
    if (traffic.passTo(Math.floor(at))) journal.note({ type: "jump", from: asked, at });
    asked = at;
  };
  const walkTo = (at: number) => {
    traffic.walkTo(Math.floor(at));
    asked = at;
  };
  const journal = new Journal(clock, catchUp);
  const tellAccounts = (infos: readonly AccountInfo[]) => {
    const { accounts } = cChain.state;
    const changed = infos.filter(({ address, balance, nonce }) => {
      const known = accounts.get(address);
      return known.balance !== balance || known.nonce !== nonce;
    });
    if (changed.length === 0) return;
    const saved = changed.map(
      ({ address, balance, nonce }) => [bytesToHex(address), `${balance}`, `${nonce}`] as const,
    );
    journal.act({ type: "accounts", accounts: saved }, () => {
      for (const { address, balance, nonce } of changed)
        accounts.set(address, { ...accounts.get(address), balance, nonce });
    });
  };
  const nodeId = config.initialStakers[0]?.nodeId ?? new Uint8Array(20);
  return {
    settings: { ...settings, clock },
    accounts,
    genesis,
    chain,
    xChain,
    cChain,
    memory,
    nodeId,
    journal,
    tellAccounts,
    setExecution(execution) {
      // It is held already, or nothing is.
      if (cChain.isHeld === (execution === "held")) return;
      journal.act({ type: "execution", execution }, () => {
        if (execution === "held") cChain.hold();
        else cChain.execute(execution === "immediate" ? undefined : BigInt(execution));
      });
    },
    catchUp,
    walkTo,
    mine: (count) => journal.act({ type: "mine", count }, () => traffic.mine(Math.floor(clock.now()), count)),
  };
}
