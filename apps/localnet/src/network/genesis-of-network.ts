/** The genesis of a network's options: that of a file, or the local network's own. */

import { hrpOf } from "@primary-network/codec";
import { DAY } from "../chains/p/params.ts";
import type { GenesisConfig } from "../genesis/genesis.ts";
import type { GenesisFile } from "../genesis/genesis-file.ts";
import { writeGenesisFile } from "../genesis/write-genesis-file.ts";
import { type CChainStart, createGenesisConfig, deriveGenesisNodes } from "../history/genesis-config.ts";
import { type Accounts, deriveAccounts } from "../keys/accounts.ts";
import type { NodeKey } from "../keys/keys.ts";
import { type LocalnetOptions, readOptions, type Settings } from "./options.ts";

/** When the history of a network begins that ends at an instant; Unix seconds. */
export const startOf = ({ weeks }: Pick<Settings, "weeks">, end: number): number => end - weeks * 7 * DAY;

/** The configuration that the network is built from. */
export function genesisConfigOf(settings: Settings, end: number): GenesisConfig {
  const { seed, networkId, hrp } = settings;
  return (
    settings.genesis ??
    createGenesisConfig(
      networkId,
      deriveAccounts(seed, hrp),
      deriveGenesisNodes(seed),
      startOf(settings, end),
      end,
    )
  );
}

/**
 * The genesis of the network that `createLocalnet` makes of the same options, as a node's genesis file; nothing runs.
 *
 * @throws RangeError naming the option that is out of range
 * @example
 * const text = JSON.stringify(createGenesisFile({ seed: "primary-network" }));
 */
export function createGenesisFile(options: LocalnetOptions = {}): GenesisFile {
  const settings = readOptions(options);
  return writeGenesisFile(genesisConfigOf(settings, Math.floor(settings.clock.now())));
}

/** A network that others run, with the accounts of the local network. */
export interface NodesGenesis {
  /** Id of the network. */
  readonly networkId: number;
  /** From which the accounts follow. */
  readonly seed: string;
  /** Validators from the start, with two million AVAX each. */
  readonly nodes: readonly NodeKey[];
  /** Unix seconds. */
  readonly startTime: number;
  /** Settings of the C-Chain's genesis. */
  readonly cChain: CChainStart;
}

/** The accounts of a network of real nodes: they have the keys of the local network's. */
export const deriveNodesAccounts = (networkId: number, seed: string): Accounts =>
  deriveAccounts(seed, hrpOf(networkId));

/**
 * The genesis of a network of real nodes: its accounts have the funds of the local network's, as its history begins.
 *
 * @example
 * const genesis = createNodesGenesis({ networkId: 1337, seed, nodes, startTime, cChain });
 */
export function createNodesGenesis({ networkId, seed, nodes, startTime, cChain }: NodesGenesis): GenesisFile {
  const accounts = deriveNodesAccounts(networkId, seed);
  return writeGenesisFile(createGenesisConfig(networkId, accounts, nodes, startTime, startTime, cChain));
}
