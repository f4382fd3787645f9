/** Which deployment the explorer reads: its address and key, kept in the browser. */
import { useSyncExternalStore } from "react";
import { ownBaseUrl } from "./host.ts";

/** A deployment of the service. */
export interface Deployment {
  /** Base URL of the data and metrics service. */
  readonly baseUrl: string;
  /** Key of the data service; empty where it takes none. */
  readonly apiKey: string;
}

const NAME = "primary-network-explorer.deployment";
const own: Deployment = { baseUrl: ownBaseUrl, apiKey: "" };

function read(): Deployment {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    const { baseUrl, apiKey } = Object(kept) as Partial<Record<keyof Deployment, unknown>>;
    return {
      baseUrl: typeof baseUrl === "string" && URL.canParse(baseUrl) ? baseUrl : own.baseUrl,
      apiKey: typeof apiKey === "string" ? apiKey : own.apiKey,
    };
  } catch {
    return own; // storage is blocked, or holds something else
  }
}

let current = read();
const listeners = new Set<() => void>();

/** Changes the deployment. Default: the deployment that serves the page. */
export function setDeployment(deployment: Deployment = own): void {
  current = deployment;
  try {
    localStorage.setItem(NAME, JSON.stringify(deployment));
  } catch {
    // storage is blocked: it holds until the page is left
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The deployment that is read now. */
export const deploymentNow = (): Deployment => current;

/** The same, for what is drawn. */
export const useDeployment = (): Deployment => useSyncExternalStore(subscribe, deploymentNow);
