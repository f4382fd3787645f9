/** The compact form of a genesis file; the package's data was written with it. */
import { ADDRESS_LENGTH, ETH_ADDRESS_LENGTH, type GenesisColumns } from "../src/columns.ts";
import type { GenesisFile } from "../src/genesis-file.ts";

/** Values in the order of their first use. */
class Places {
  readonly #places = new Map<string, number>();

  of(value: string): number {
    const place = this.#places.get(value) ?? this.#places.size;
    this.#places.set(value, place);
    return place;
  }

  get values(): string[] {
    return [...this.#places.keys()];
  }
}

/** @throws Error when the compact form cannot hold the file */
export function toColumns({ allocations, initialStakedFunds, ...rest }: GenesisFile): GenesisColumns {
  const prefix = allocations[0]?.avaxAddr.slice(0, -ADDRESS_LENGTH) ?? "";
  const addresses = new Places();
  const ethAddresses = new Places();
  const schedules = new Places();
  const addressOf = (text: string): number => {
    if (!text.startsWith(prefix) || text.length !== prefix.length + ADDRESS_LENGTH) throw new Error(text);
    return addresses.of(text.slice(prefix.length));
  };
  const rows = allocations.map(({ avaxAddr, ethAddr, initialAmount, unlockSchedule }) => {
    const known = addresses.values.length;
    const address = addressOf(avaxAddr);
    if (ethAddr.length !== 2 + ETH_ADDRESS_LENGTH) throw new Error(ethAddr);
    const amounts = new Set(unlockSchedule.map(({ amount }) => amount));
    if (amounts.size > 1) throw new Error(`${avaxAddr} has several amounts`);
    const locktimes = unlockSchedule.map(({ locktime }) => {
      if (locktime === undefined) throw new Error(`${avaxAddr} has an amount without a locktime`);
      return locktime;
    });
    const [amount = 0] = amounts;
    const schedule = schedules.of(JSON.stringify(locktimes));
    return [known - address, ethAddresses.of(ethAddr.slice(2)), initialAmount, amount, schedule].join();
  });
  const initialStakedFundsColumn = initialStakedFunds.map(addressOf);
  return {
    ...rest,
    prefix,
    addresses: addresses.values.join(""),
    ethAddresses: ethAddresses.values.join(""),
    schedules: schedules.values.map((text): number[] => JSON.parse(text)),
    allocations: rows.join(";"),
    initialStakedFunds: initialStakedFundsColumn,
  };
}
