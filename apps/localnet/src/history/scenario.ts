/** The context of a scenario of the history, and the blocks that it schedules. */
import type { SignedTx } from "@primary-network/codec/p";
import type { CChain, IssueC } from "../chains/c/chain.ts";
import type { Chain } from "../chains/p/chain.ts";
import type { State } from "../chains/p/state.ts";
import type { IssueX, XChain } from "../chains/x/chain.ts";
import type { Accounts } from "../keys/accounts.ts";
import type { NodeKey } from "../keys/keys.ts";
import type { Random } from "../keys/random.ts";
import type { CWallet } from "./c-wallet.ts";
import type { Wallet } from "./wallet.ts";
import type { XWallet } from "./x-wallet.ts";

/** The network that scenarios work on. */
export interface ScenarioContext {
  readonly seed: string;
  readonly chain: Chain;
  readonly state: State;
  readonly xChain: XChain;
  readonly cChain: CChain;
  readonly wallet: Wallet;
  readonly xWallet: XWallet;
  readonly cWallet: CWallet;
  readonly accounts: Accounts;
  readonly random: Random;
  /** Nodes that validate from the genesis on, longer than the history. */
  readonly genesisNodes: readonly NodeKey[];
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
  readonly validators: number;
  readonly delegators: number;
}

/** Transactions of one block: each is built on its turn, and gets its id once it is applied. */
export type FillBlock = (issue: (tx: SignedTx) => Uint8Array) => void;

/** A scheduled event of the history. */
export interface ScheduledBlock {
  /** Unix seconds. */
  readonly at: number;
  readonly fill: FillBlock;
}

/** A scheduled event on the X-Chain. */
export interface ScheduledXBlock {
  /** Unix seconds. */
  readonly at: number;
  /** Fills a block; without transactions no block is produced. */
  fillX(issue: IssueX): void;
}

/** A scheduled event on the C-Chain. */
export interface ScheduledCBlock {
  /** Unix seconds. */
  readonly at: number;
  /** Fills a block; without transactions no block is produced. */
  fillC(issue: IssueC): void;
}

/** A scheduled event on any chain. */
export type AnyScheduledBlock = ScheduledBlock | ScheduledXBlock | ScheduledCBlock;
