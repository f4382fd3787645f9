/**
 * Runs a local Primary Network, simulated or of real nodes, and the service that indexes it, on ports of this
 * machine.
 */
export { startDevOnNodes } from "./dev/dev-on-nodes.ts";
export type { Dev, DevOptions, DevProgress, SimulatedDev } from "./dev/dev-options.ts";
export { startDev } from "./dev/start-dev.ts";
export type { Listener } from "./listen/listen.ts";
export type { DevControl, DevNetwork } from "./network/dev-network.ts";
export type { SiteBuild, SiteBuildState } from "./site/site-build.ts";
