/** Brings a page's form to life: sends the call and shows the response, every digit of it. */
import { indented } from "../json/indented.ts";
import { type Call, FieldError, outgoing } from "./call.ts";
import { localServers } from "./servers.ts";
import { verdictOf } from "./verdict.ts";

/** Milliseconds after which a response is no longer waited for. */
const PATIENCE = 30_000;
/** Characters of a response that are shown: more would freeze the page. */
const SHOWN = 200_000;

class TryIt extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form");
    const button = form?.querySelector("button");
    if (!form || !button) return;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send(form, button);
    });
    const copy = this.querySelector<HTMLButtonElement>(".no-service button");
    copy?.addEventListener("click", () => void copyCommand(copy));
    // Until now it was the browser that would have sent the form, with the key in the page's address.
    button.disabled = false;
    void this.#findServers(form);
  }

  /** Where this site is served beside a network, that network's addresses go before those of the page. */
  async #findServers(form: HTMLFormElement): Promise<void> {
    const servers = await localServers(import.meta.env.BASE_URL);
    const base = form.elements.namedItem("base");
    if (!(base instanceof HTMLInputElement) || base.value !== base.defaultValue) return;
    const found = servers?.[this.#call().kind === "rpc" ? "node" : "service"];
    if (found !== undefined) base.value = found;
  }

  #call(): Call {
    const { kind, method = "", path = "" } = this.dataset;
    return { kind: kind === "rpc" ? "rpc" : "http", method, path };
  }

  async #send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    // A disabled button would lose the keyboard's place.
    if (button.ariaDisabled === "true") return;
    button.ariaDisabled = "true";
    this.#tell("waiting …");
    try {
      const call = this.#call();
      const fields = new Map([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const { url, ...init } = outgoing(call, fields);
      this.#offerService(false);
      const started = performance.now();
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      const text = await response.text();
      const took = Math.round(performance.now() - started);
      const { text: summary, isGood } = verdictOf(call.kind, response, text, took);
      this.#tell(summary, isGood);
      this.#show(text);
    } catch (error) {
      this.#tell(reasonOf(error), false);
      const isRecorded = isNoService(error);
      this.#offerService(isRecorded);
      this.#show(isRecorded ? (this.dataset.recorded ?? "") : "");
    } finally {
      button.ariaDisabled = null;
    }
  }

  #tell(text: string, isGood?: boolean): void {
    const output = this.querySelector("output");
    if (!output) return;
    output.textContent = text;
    output.dataset.state = isGood === undefined ? "waiting" : isGood ? "good" : "bad";
  }

  /** Shows the command that starts a service, and says that the response below is a recorded one. */
  #offerService(isOffered: boolean): void {
    const offer = this.querySelector<HTMLElement>(".no-service");
    if (offer) offer.hidden = !isOffered;
    const block = this.querySelector("pre");
    if (block) block.ariaLabel = isOffered ? "Recorded response" : "Response";
  }

  #show(text: string): void {
    const block = this.querySelector("pre");
    const code = block?.querySelector("code");
    if (!block || !code) return;
    const laid = /^\s*[{[]/.test(text) ? indented(text) : text;
    const rest = laid.length - SHOWN;
    code.textContent = rest > 0 ? `${laid.slice(0, SHOWN)}\n… ${rest} more characters` : laid;
    block.hidden = text === "";
  }
}

/** Fetch fails with a TypeError when there is no response that this page may read. */
const isNoService = (error: unknown): boolean => error instanceof TypeError;

/** Copies the command beside the button; where the clipboard is not allowed, selects it. */
async function copyCommand(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector("code");
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = "Copied";
  } catch {
    getSelection()?.selectAllChildren(code);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof FieldError) return error.message;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return `no response within ${PATIENCE / 1000} s`;
  }
  return "no response: no service runs at this address, or it does not allow this page to call it";
}

customElements.define("try-it", TryIt);
