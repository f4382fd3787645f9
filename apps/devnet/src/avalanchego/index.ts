/**
 * Entry point of private networks of real nodes, for `dev --avalanchego` and for comparisons of the service
 * with nodes.
 */
export { flagsOf, type StakingRules, type TrackedSubnets } from "./node-flags.ts";
export { type NodeIdentity, nodeIdentityOf } from "./node-identity.ts";
export { kept, type RunningNode, startNodes } from "./node-network.ts";
export { upgradesOf } from "./upgrades-of.ts";
