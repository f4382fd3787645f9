/** Parts that the command `primary-network` shares with its local network. They may change in any version. */
export { genesisOfDev } from "./dev/genesis-of-dev.ts";
export { RECEIVER_PATH } from "./dev/webhook-receiver.ts";
export { isExplorerBuilt, withExplorer } from "./explorer/explorer.ts";
export { isGzip, parseGenesis } from "./genesis/genesis-file.ts";
export { identifyGenesis, type NetworkGenesis } from "./genesis/identify-genesis.ts";
export { readRegularFile } from "./genesis/read-file.ts";
export { hostsOf } from "./listen/hosts.ts";
export { listen } from "./listen/listen.ts";
export { pathOfTarget } from "./listen/request-target.ts";
export { accountFacts, keyFacts } from "./network/account-facts.ts";
export { EVM_PHRASE, sendEvmFunds } from "./network/send-evm-funds.ts";
export { nAvaxOf } from "./panel/send-funds.ts";
export { createLog, LEVELS, type LogTarget } from "./terminal/log.ts";
export { type CleanOptions, clean, type Removed } from "./world/clean.ts";
export { UNUSABLE } from "./world/move-aside.ts";
export { writeWhole } from "./world/write-whole.ts";
