/** The switch of a form: the server that receives its call, and a note about that server. */
import { beginFor, canRun } from "./page-network.ts";
import { publicServerOf } from "./public-servers.ts";
import { clientOf, defaultServer, isServer, type Server } from "./server-choice.ts";

/** Base URLs of the network beside which the site is served. */
export interface Servers {
  readonly service: string;
  readonly node: string;
}

/**
 * Asks the server of this site, which says it in `local.json`; the published site's is empty.
 *
 * @param base path of the site, with a slash at its end
 * @returns undefined if the site is not served beside a network
 */
export async function localServers(base: string): Promise<Servers | undefined> {
  try {
    const response = await fetch(`${base.replace(/\/?$/, "/")}local.json`);
    const { service, node }: Partial<Servers> = await response.json();
    return typeof service === "string" && typeof node === "string" ? { service, node } : undefined;
  } catch {
    return undefined;
  }
}

/** Connects the switch of a form: a network beside the site goes before the one in the page. */
export async function connectServers(element: HTMLElement, form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem("base");
  if (!(field instanceof HTMLInputElement)) return;
  const kind = kindOf(element);
  let machine = field.defaultValue;
  let isTouched = false;

  const choose = (server: Server): void => {
    element.dataset.server = server;
    for (const choice of form.querySelectorAll<HTMLInputElement>("[name=server]")) {
      choice.checked = choice.value === server;
    }
    field.value = server === "public" ? publicServerOf(clientOf(element)).baseUrl : machine;
    // It stays a field of the form, and commands to copy show it.
    field.readOnly = server === "page";
    note(element, server);
    element.dispatchEvent(new CustomEvent("call-values", { bubbles: true }));
  };
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    isTouched = true;
    if (target.name === "server" && isServer(target.value)) choose(target.value);
    else if (target === field && element.dataset.server === "machine") machine = field.value;
  });
  form.addEventListener("focusin", ({ target }) => {
    const isField =
      target instanceof HTMLElement && target.matches("input:not([name=server]), select, textarea");
    if (isField && element.dataset.server === "page") void beginFor(kind).catch(() => {}); // the call says why
  });
  const beside = await localServers(import.meta.env.BASE_URL);
  machine = beside?.[kind === "rpc" ? "node" : "service"] ?? machine;
  if (!isTouched) choose(defaultServer(beside !== undefined, canRun()));
}

/** Shows the note about a server. */
function note(element: HTMLElement, server: Server): void {
  const place = element.querySelector<HTMLElement>(".server-note");
  if (place) place.textContent = NOTES[server];
}

const kindOf = ({ dataset }: HTMLElement) => (dataset.kind === "rpc" ? "rpc" : "http");

const NOTES: Readonly<Record<Server, string>> = {
  page: "A small network runs in this page. It needs no server and no key.",
  machine: "Your own network or service, at the base URL.",
  public:
    "Ava Labs runs it. Replace the ids of the example: they exist only on local networks. Your key stays on this page.",
};
