/** The deployment behind the tools. A tool connects when it first needs it, so the server may start before the service. */
import { type Deployment, openDeployment } from "../deployment/deployment.ts";
import type { DeploymentFlags } from "../flags/deployment-flags.ts";

/** A deployment that may not be running yet. */
export interface Connection {
  readonly baseUrl: string;
  /** The requested network; undefined selects the service's first. */
  readonly network: string | undefined;
  /**
   * Connects once. A failed attempt is not kept: the next tool tries again.
   *
   * @throws the clients' errors, while the service is not there
   */
  open(): Promise<Deployment>;
}

/** Makes a connection; nothing is sent before `open`. */
export function connectionOf(flags: DeploymentFlags): Connection {
  let opened: Promise<Deployment> | undefined;
  return {
    baseUrl: flags.baseUrl,
    network: flags.network,
    open() {
      opened ??= openDeployment(flags).catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
  };
}
