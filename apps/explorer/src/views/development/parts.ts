/** The parts of the development panel. */
export const developmentParts = ["clock", "faults", "snapshots", "accounts", "funds", "webhooks"] as const;
