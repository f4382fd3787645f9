/** Room for delegations, grouped by the size of each validator's room. */

const AVAX = 1_000_000_000n;

/** Upper ends of the bands, in AVAX; the last band has none. */
const ENDS = [1_000n, 10_000n, 100_000n, 1_000_000n] as const;

export interface Band {
  readonly name: string;
  readonly count: number;
  /** Room of all its validators together, in nAVAX. */
  readonly room: bigint;
}

const NAMES = [
  "none",
  "under 1 000",
  "1 000 to 10 000",
  "10 000 to 100 000",
  "100 000 to 1 000 000",
  "1 000 000 and more",
];

const bandOf = (room: bigint): number => {
  if (room === 0n) return 0;
  const band = ENDS.findIndex((end) => room < end * AVAX);
  return 1 + (band < 0 ? ENDS.length : band);
};

/** Every band, also those without a validator. @param rooms in nAVAX, at least 0 each */
export function bandsOf(rooms: readonly bigint[]): Band[] {
  const bands = NAMES.map((name) => ({ name, count: 0, room: 0n }));
  for (const room of rooms) {
    const band = bands[bandOf(room)];
    if (!band) continue;
    band.count++;
    band.room += room;
  }
  return bands;
}
