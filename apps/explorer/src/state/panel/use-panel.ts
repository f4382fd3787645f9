/** Says where the development panel controls the network that is looked at. */
import { useDeployment } from "../deployment.ts";
import { hasPanel, ownBaseUrl } from "../host.ts";

/** True if the page has the panel, and reads the deployment that it came from. */
export function usePanel(): boolean {
  const { baseUrl } = useDeployment();
  return hasPanel && baseUrl === ownBaseUrl;
}
