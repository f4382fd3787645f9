/** The parts of the view of a validator. */

export const parts = ["terms", "delegators", "rewards", "blocks"] as const;
