/** The switch of a form between the servers that its call can go to; src/console gives it life. */
import { hostedOperations, routeOf } from "../../../tools/shared/hosted-operations.ts";

/** What a form calls. */
export interface SwitchOptions {
  readonly client: "data" | "metrics" | "pchain";
  /** The HTTP method, or the name of the JSON-RPC method. */
  readonly method: string;
  readonly path: string;
}

const hosted = new Set(hostedOperations().map(routeOf));

/** Whether a public deployment has the operation; public nodes have every method. */
const isPublic = ({ client, ...route }: SwitchOptions) => client === "pchain" || hosted.has(routeOf(route));

const choice = (value: string, label: string, isChecked = false) =>
  `<label><input type="radio" name="server" value="${value}"${isChecked ? " checked" : ""}> ${label}</label>`;

/** The switch as HTML on one line. It begins as on the published site, where nothing moves then. */
export function serverSwitch(options: SwitchOptions): string {
  const choices = [
    choice("page", "this page", true),
    choice("machine", "my machine"),
    ...(isPublic(options)
      ? [choice("public", options.client === "pchain" ? "the public nodes" : "the public service")]
      : []),
  ];
  return `<div class="servers"><fieldset><legend>Send to</legend>${choices.join("")}</fieldset><p class="server-note">A small network runs in this page. It needs no server and no key.</p></div>`;
}
