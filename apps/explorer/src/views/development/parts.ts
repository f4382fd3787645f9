/** The parts of the development panel. */
export const developmentParts = ["clock", "faults", "worlds", "accounts", "funds", "webhooks"] as const;
