/** Brings a page's form to life: sends the call, shows the response, every digit of it, and keeps the programs beside it. */
import { outgoing } from "./call.ts";
import { connectCopies } from "./copy.ts";
import { fieldsOf, valuesOf } from "./fields.ts";
import { bringInSight } from "./in-sight.ts";
import { followTarget } from "./open-target.ts";
import { connectExamples } from "./panel-examples.ts";
import { connectCopyLink, followAddress } from "./panel-link.ts";
import { connectResults, type Results } from "./panel-results.ts";
import { keepLanguage, showSnippets } from "./panel-snippets.ts";
import { reasonOf, send } from "./send.ts";
import { connectServers } from "./servers.ts";
import type { Subject } from "./snippets.ts";
import { verdictOf } from "./verdict.ts";

class TryIt extends HTMLElement {
  #results: Results | undefined;

  connectedCallback(): void {
    keepLanguage(this);
    const form = this.querySelector("form");
    const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
    const section = this.querySelector<HTMLElement>(".result");
    if (!form || !button || !section) return;
    const results = connectResults(section);
    this.#results = results;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send(form, button);
    });
    form.addEventListener("input", () =>
      this.dispatchEvent(new CustomEvent("call-values", { bubbles: true })),
    );
    this.addEventListener("call-values", () => this.#follow(form));
    connectExamples(form);
    connectCopyLink(form, (text) => this.#tell(text, false));
    followAddress(form, (refused) => {
      this.#follow(form);
      if (refused.length > 0) this.#tell(`The link has values that do not fit: ${refused.join("; ")}`, false);
    });
    // Until now it was the browser that would have sent the form, with the key in the page's address.
    button.disabled = false;
    void connectServers(this, form);
  }

  #subject(): Subject {
    const { kind, method = "", path = "", client, resource, clientMethod, walked, empty } = this.dataset;
    const isClient = client === "data" || client === "metrics" || client === "pchain";
    return {
      call: { kind: kind === "rpc" ? "rpc" : "http", method, path },
      typed:
        isClient && clientMethod !== undefined
          ? { client, resource, method: clientMethod, isWalked: walked !== undefined }
          : undefined,
      isStream: false, // these have no form
      isEmpty: empty !== undefined,
    };
  }

  /** The programs follow the form. */
  #follow(form: HTMLFormElement): void {
    const fields = new Map(fieldsOf(form).map((field) => [field.name, field]));
    showSnippets(this, this.#subject(), valuesOf(form), (name) => fields.get(name));
  }

  async #send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    // A disabled button would lose the keyboard's place.
    if (button.ariaDisabled === "true") return;
    button.ariaDisabled = "true";
    this.#tell("waiting …");
    try {
      const { call } = this.#subject();
      const request = outgoing(call, valuesOf(form));
      this.#offerService(false);
      const started = performance.now();
      const { response, text } = await send(call, request, this);
      const took = Math.round(performance.now() - started);
      const { text: summary, isGood } = verdictOf(call.kind, response, text, took);
      this.#tell(summary, isGood);
      this.#show(text, "Response");
    } catch (error) {
      this.#tell(reasonOf(error), false);
      const isRecorded = isNoService(error);
      this.#offerService(isRecorded);
      this.#show(isRecorded ? (this.#results?.recorded ?? "") : "", "Recorded response");
    } finally {
      button.ariaDisabled = null;
      const [panel, response] = [
        this.closest<HTMLElement>(".call-panel"),
        this.querySelector<HTMLElement>(".result"),
      ];
      if (panel && response) bringInSight(panel, button, response);
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
  }

  #show(text: string, label: string): void {
    this.#results?.show(text, label);
    this.dispatchEvent(
      new CustomEvent("call-response", { bubbles: true, detail: { text, isRecorded: label !== "Response" } }),
    );
  }
}

/** Fetch fails with a TypeError when there is no response that this page may read. */
const isNoService = (error: unknown): boolean => error instanceof TypeError;

customElements.define("try-it", TryIt);
connectCopies(document);
followTarget();
