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
      const started = performance.now();
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      const text = await response.text();
      const took = Math.round(performance.now() - started);
      const { text: summary, isGood } = verdictOf(call.kind, response, text, took);
      this.#tell(summary, isGood);
      this.#show(text);
    } catch (error) {
      this.#tell(reasonOf(error), false);
      this.#show("");
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

function reasonOf(error: unknown): string {
  if (error instanceof FieldError) return error.message;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return `no response within ${PATIENCE / 1000} s`;
  }
  return "no response: does the service run at this address, and does it allow this page to ask it?";
}

customElements.define("try-it", TryIt);
