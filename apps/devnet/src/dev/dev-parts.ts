/** The parts of a running `dev`, and the order in which they end. */
import type { Logger } from "pino";
import type { openSite } from "../site/site.ts";
import type { DevListeners } from "./dev-listeners.ts";
import type { DevOptions } from "./dev-options.ts";

interface Closable {
  close(): Promise<void>;
}

/** The options, and the values derived from them before anything starts. */
export interface DevSetting {
  readonly options: DevOptions;
  readonly logger: Logger;
  /** Host names that are served; undefined for any. */
  readonly hosts: readonly string[] | undefined;
  readonly site: Awaited<ReturnType<typeof openSite>> | undefined;
}

/** Parts that exist so far; the others are set as they start. */
export class DevParts {
  readonly setting: DevSetting;
  readonly listeners: DevListeners;
  folder: Closable | undefined;
  network: Closable | undefined;
  index: Closable | undefined;
  cache: Closable | undefined;
  #closed: Promise<void> | undefined;

  constructor(setting: DevSetting, listeners: DevListeners) {
    this.setting = setting;
    this.listeners = listeners;
  }

  /**
   * Ends all parts, once: first those that serve users, then those that write, and the data folder's lock
   * last.
   */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    const { reference, control, admin, service, node } = this.listeners;
    for (const part of [reference, control, admin, service]) await part?.close();
    await this.index?.close();
    await node.close();
    await this.network?.close();
    await this.cache?.close();
    await this.folder?.close();
  }
}
