/** Icons of 16 pixels in the current colour; each stands beside a word. */

const PATHS = {
  advance: "M2 4v8l6-4zM8 4v8l6-4z",
  faucet: "M8 2c3 3.5 4 5.5 4 7.2A4 4 0 0 1 8 13.5a4 4 0 0 1-4-4.3C4 7.5 5 5.5 8 2z",
  account: "M8 8a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 8 8zM3 14c.4-2.8 2.3-4.3 5-4.3s4.6 1.5 5 4.3",
  up: "m4 10 4-4 4 4",
  down: "m4 6 4 4 4-4",
  remove: "m4.5 4.5 7 7m0-7-7 7",
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
