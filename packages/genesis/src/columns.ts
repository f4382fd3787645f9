/** The compact form of a genesis: what repeats in the node's file (addresses, schedules) is written once. */
import type { GenesisAllocation, GenesisFile } from "./genesis-file.ts";

/** A genesis of which every output of one allocation has the same amount. */
export interface GenesisColumns extends Omit<GenesisFile, "allocations" | "initialStakedFunds"> {
  /** What all addresses begin with. */
  readonly prefix: string;
  /** The other characters of the addresses, 38 each, in the order of their first allocations. */
  readonly addresses: string;
  /** The hexadecimal digits of the addresses on Ethereum, 40 each. */
  readonly ethAddresses: string;
  /** Unix seconds at which the outputs of an allocation unlock, one after the other. */
  readonly schedules: readonly (readonly number[])[];
  /**
   * Five numbers for each allocation, with commas between them and semicolons between allocations: how many new addresses
   * back its own is, 0 for the next new one; the place in `ethAddresses`; nAVAX on the X-Chain; nAVAX of each output on
   * the P-Chain; the place in `schedules`.
   */
  readonly allocations: string;
  /** Places in `addresses`. */
  readonly initialStakedFunds: readonly number[];
}

/** Characters of a bech32 address of 20 bytes after its prefix (BIP-173: 32 digits and 6 of the checksum). */
export const ADDRESS_LENGTH = 38;
export const ETH_ADDRESS_LENGTH = 40;

/** Turns the compact form into the node's. */
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
