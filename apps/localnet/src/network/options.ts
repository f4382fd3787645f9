/** The options of a local network, and their defaults. */
import { hrpOf } from "@primary-network/codec";
import { FROM_THE_START, UNSCHEDULED } from "../chains/upgrades.ts";
import type { GenesisConfig } from "../genesis/genesis.ts";
import { type GenesisFile, readGenesisFile } from "../genesis/genesis-file.ts";

/** The time as the network sees it. */
export interface Clock {
  /** Unix seconds; fractions are cut off. */
  now(): number;
}

/** Options of `createLocalnet`; the same options always give the same bytes. */
export interface LocalnetOptions {
  /** Everything random, including the keys, is derived from this text. Default `primary-network`. */
  readonly seed?: string;
  /**
   * Read once for the end of the history, later for time-dependent responses. Default: stands still at 1 June 2026,
   * 00:00 UTC, or at the start in the genesis file.
   */
  readonly clock?: Clock;
  /** Length of the history, 2 … 26 weeks: the first validators' terms are a year. Default 6. */
  readonly weeks?: number;
  /** Primary Network validators that join after the genesis, 4 … 400; each takes some 15 ms. Default 24. */
  readonly validators?: number;
  /** Delegations, 0 … 5000. Default 100. */
  readonly delegators?: number;
  /**
   * Average seconds between the blocks that the network produces by itself as its clock moves, 0 … 86400; 0
   * for due blocks only. Default 10.
   */
  readonly blockIntervalSeconds?: number;
  /**
   * Unix seconds, 0 … 253399622400, at which the Helicon upgrade begins: auto-renewed validators (ACP-236), 90 % uptime for
   * a reward (ACP-267), a lower reward rate (ACP-285), a C-Chain that executes after it accepts (ACP-194). A time within
   * the history begins its auto-renewed validators there. `never` leaves the upgrade out. Default: from the
   * start, as on a network whose nodes date it 2020-12-05 05:00 UTC, like every upgrade before it.
   */
  readonly heliconTime?: number | "never";
  /** Start from this genesis instead, without history and traffic: its owners' keys are not known here. */
  readonly genesis?: GenesisFile;
  /**
   * Run the C-Chain and the first L1 as real EVM chains, each an Anvil process; needs Node on Linux or macOS. Default false.
   * `close()` ends the processes, and so does the end of this one.
   */
  readonly evm?: boolean;
  /** Support methods that test frameworks use and nodes do not have: `evm_*`, and some of `anvil_*` and `hardhat_*`. Default false. */
  readonly evmDevMethods?: boolean;
  /** Deliver messages between the EVM chains at once; without it they stay pending. Default true. */
  readonly relayer?: boolean;
  /**
   * The result of `prepare()` of a network with the same options and the same version of this package: the
   * history then runs without making its keys and signatures again. Damaged bytes, or bytes of another
   * network, are ignored. The network trusts these bytes: never pass bytes from others.
   */
  readonly prepared?: Uint8Array;
  /** Token of the control API, at least 16 characters. Default: a random one. */
  readonly controlToken?: string;
}

/** Options with the defaults filled in. */
export interface Settings {
  readonly seed: string;
  readonly clock: Clock;
  readonly weeks: number;
  readonly validators: number;
  readonly delegators: number;
  readonly blockIntervalSeconds: number;
  readonly heliconTime: number;
  readonly genesis?: GenesisConfig;
  readonly evm: boolean;
  readonly evmDevMethods: boolean;
  readonly relayer: boolean;
  readonly controlToken: string;
  readonly networkId: number;
  readonly hrp: string;
}

/** 2026-06-01T00:00:00Z: a fixed "now", so that nothing depends on the day of the run. */
export const DEFAULT_NOW = 1_780_272_000;

/** The network id of avalanchego's local networks. */
const NETWORK_ID = 12_345;

function integer(name: string, value: number, min: number, max: number): number {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new RangeError(`localnet: ${name} must be an integer from ${min} to ${max}, not ${value}`);
}

/** Unix seconds; for an upgrade that is left out, the time that stands for no time. */
function heliconTimeOf(given: LocalnetOptions["heliconTime"] = FROM_THE_START): number {
  if (given === "never") return UNSCHEDULED;
  if (Number.isInteger(given) && given >= 0 && given <= UNSCHEDULED) return given;
  throw new RangeError(
    `localnet: heliconTime must be "never" or an integer from 0 to ${UNSCHEDULED}, not ${JSON.stringify(given)}`,
  );
}

/**
 * Fills in defaults.
 *
 * @throws RangeError naming the option that is out of range
 */
export function readOptions(options: LocalnetOptions): Settings {
  const { seed = "primary-network", controlToken = crypto.randomUUID() } = options;
  if (typeof seed !== "string" || seed === "")
    throw new RangeError("localnet: seed must be a non-empty text");
  if (typeof controlToken !== "string" || controlToken.length < 16)
    throw new RangeError("localnet: controlToken must have at least 16 characters");
  const genesis = options.genesis === undefined ? undefined : readGenesisFile(options.genesis);
  const networkId = genesis?.networkId ?? NETWORK_ID;
  return {
    seed,
    clock: options.clock ?? { now: () => genesis?.startTime ?? DEFAULT_NOW },
    controlToken,
    evm: options.evm ?? false,
    evmDevMethods: options.evmDevMethods ?? false,
    relayer: options.relayer ?? true,
    ...(genesis && { genesis }),
    weeks: integer("weeks", options.weeks ?? 6, 2, 26),
    validators: integer("validators", options.validators ?? 24, 4, 400),
    delegators: integer("delegators", options.delegators ?? 100, 0, 5_000),
    blockIntervalSeconds: integer("blockIntervalSeconds", options.blockIntervalSeconds ?? 10, 0, 86_400),
    heliconTime: heliconTimeOf(options.heliconTime),
    networkId,
    hrp: hrpOf(networkId),
  };
}
