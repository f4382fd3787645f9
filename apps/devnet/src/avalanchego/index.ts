/** What runs a private network of real nodes, for `dev --avalanchego` and for the package that compares the service with nodes. */
export { flagsOf, type StakingRules } from "./node-flags.ts";
export { type NodeIdentity, nodeIdentityOf } from "./node-identity.ts";
export { kept, type RunningNode, startNodes } from "./node-network.ts";
export { upgradesOf } from "./upgrades-of.ts";
