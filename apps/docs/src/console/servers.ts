/** The switch of a form: which server its call goes to, and what there is to know about that one. */
import { agree, beginFor, canRun, costOf, mustAgree } from "./page-network.ts";
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

/** Says what there is to know about a server, and on a phone what it costs before it starts. */
function note(element: HTMLElement, server: Server): void {
  const place = element.querySelector<HTMLElement>(".server-note");
  if (!place) return;
  place.textContent = NOTES[server];
  if (server === "page" && mustAgree()) place.append(" ", startButton(element, place));
}

/** Pressed once it says what starting costs, pressed again it starts. */
function startButton(element: HTMLElement, place: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Start the network …";
  const agreed = () => {
    agree();
    place.textContent = NOTES.page;
    void beginFor(kindOf(element)).catch(() => {}); // the call says why
  };
  const asked = async () => {
    try {
      const cost = await costOf(kindOf(element));
      button.textContent = "Start it";
      button.before(`${cost} `);
      button.addEventListener("click", agreed, { once: true });
    } catch {
      place.textContent = "This site has no network to run.";
    }
  };
  button.addEventListener("click", () => void asked(), { once: true });
  return button;
}

const kindOf = ({ dataset }: HTMLElement) => (dataset.kind === "rpc" ? "rpc" : "http");

const NOTES: Readonly<Record<Server, string>> = {
  page: "A small network runs in this page when you call it.",
  machine: "A network or service that you run, at the base URL.",
  public: "Run by Ava Labs. Ids of the example exist on local networks only. Your key stays on this page.",
};
