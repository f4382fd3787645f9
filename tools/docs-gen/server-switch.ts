/** The switch of a form between the servers that its call can go to. */

/** What a form calls. */
export interface SwitchOptions {
  readonly client: "data" | "metrics" | "pchain";
  /** The HTTP method, or the name of the JSON-RPC method. */
  readonly method: string;
  readonly path: string;
}

/** The switch as HTML on one line. */
export const serverSwitch = (_: SwitchOptions): string => '<div class="servers"></div>';
