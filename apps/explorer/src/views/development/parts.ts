/** The parts of the development panel. */
export const developmentParts = [
  "clock",
  "faults",
  "worlds",
  "accounts",
  "send",
  "funds",
  "webhooks",
] as const;
