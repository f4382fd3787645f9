/** The name of a network for a reader, and the name in its URLs where that is another one. */
import { hasPanel, ownBaseUrl, recordedAtOf } from "./host.ts";

const NAMES: Readonly<Record<string, string>> = { mainnet: "Avalanche Mainnet", fuji: "Fuji testnet" };

/** Returns true for the local network: `dev`, or a recording of it, serves the page. */
export const isLocal = (baseUrl: string): boolean =>
  (hasPanel && baseUrl === ownBaseUrl) || recordedAtOf(baseUrl) !== undefined;

export const networkTitle = (network: string, baseUrl: string): string =>
  isLocal(baseUrl) ? "Local network" : (NAMES[network] ?? network);
