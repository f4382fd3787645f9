/** Compact form of a genesis. Repeated parts of the node's file (addresses, schedules) are written once. */
import type { GenesisAllocation, GenesisFile } from "./genesis-file.ts";

/** A genesis in which all outputs of an allocation have the same amount. */
export interface GenesisColumns extends Omit<GenesisFile, "allocations" | "initialStakedFunds"> {
  /** Common beginning of all addresses. */
  readonly prefix: string;
  /** Rest of the addresses, 38 characters each, in the order of their first allocations. */
  readonly addresses: string;
  /** Hex digits of the Ethereum addresses, 40 each. */
  readonly ethAddresses: string;
  /** Unix times in seconds at which the outputs of an allocation unlock, in order. */
  readonly schedules: readonly (readonly number[])[];
  /**
   * Five numbers per allocation, separated by commas, with semicolons between allocations: the distance back
   * to its address (0 for the next new one), the position in `ethAddresses`, nAVAX on the X-Chain, nAVAX of
   * each output on the P-Chain, and the position in `schedules`.
   */
  readonly allocations: string;
  /** Positions in `addresses`. */
  readonly initialStakedFunds: readonly number[];
}

/** Characters of a 20-byte bech32 address after its prefix (BIP-173: 32 digits and 6 of the checksum). */
export const ADDRESS_LENGTH = 38;
export const ETH_ADDRESS_LENGTH = 40;

/** Converts the compact form to the node's. */
export function fromColumns({
  prefix,
  addresses,
  ethAddresses,
  schedules,
  allocations,
  initialStakedFunds,
  ...rest
}: GenesisColumns): GenesisFile {
  const addressAt = (index: number): string =>
    prefix + addresses.slice(index * ADDRESS_LENGTH, (index + 1) * ADDRESS_LENGTH);
  const ethAddressAt = (index: number): string =>
    `0x${ethAddresses.slice(index * ETH_ADDRESS_LENGTH, (index + 1) * ETH_ADDRESS_LENGTH)}`;
  let known = 0;
  const allocationOf = (row: string): GenesisAllocation => {
    const [back = 0, ethAddress = 0, initialAmount = 0, amount = 0, schedule = 0] = row
      .split(",")
      .map(Number);
    return {
      ethAddr: ethAddressAt(ethAddress),
      avaxAddr: addressAt(back === 0 ? known++ : known - back),
      initialAmount,
      unlockSchedule: (schedules[schedule] ?? []).map((locktime) => ({ amount, locktime })),
    };
  };
  return {
    ...rest,
    allocations: allocations.split(";").map(allocationOf),
    initialStakedFunds: initialStakedFunds.map(addressAt),
  };
}
