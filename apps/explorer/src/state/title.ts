/** The name of a network for a reader. The API serves a local network as `fuji`. */
import { useDeployment } from "./deployment.ts";
import { hasPanel, ownBaseUrl, recordedAtOf } from "./host.ts";
import { useStatus } from "./live/live.ts";

const NAMES: Readonly<Record<string, string>> = { mainnet: "Avalanche Mainnet", fuji: "Fuji testnet" };

/** The C-Chain of a local network in the status. Fuji and Mainnet have other chain ids. */
const LOCAL_C_CHAIN = "evm-43112";

/**
 * Returns true for a local network: `dev` or a recording of it serves the page, or the service indexes its
 * C-Chain.
 */
export function useIsLocal(): boolean {
  const { baseUrl } = useDeployment();
  const { data: chains = [] } = useStatus();
  return (
    (hasPanel && baseUrl === ownBaseUrl) ||
    recordedAtOf(baseUrl) !== undefined ||
    chains.some(({ chain }) => chain === LOCAL_C_CHAIN)
  );
}

export const networkTitle = (network: string, isLocal: boolean): string =>
  isLocal ? "Local network" : (NAMES[network] ?? network);
