/** The service's one door. */

export type { NetworkIdentity, ServedName } from "./domain/network.ts";
export { type Logger, type NetworkSource, OptionError, type ServiceOptions } from "./options.ts";
export { createService, type Service } from "./service.ts";
export { DataDirInUseError } from "./store/postgres/node/data-dir-lock.ts";
