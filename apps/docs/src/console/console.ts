/**
 * The form of a page: sends the call, shows the exact response, and keeps the programs beside it up to date.
 */
import { outgoing } from "./call.ts";
import { connectCopies } from "./copy.ts";
import { fieldsOf, valuesOf } from "./fields.ts";
import { bringInSight } from "./in-sight.ts";
import { followTarget } from "./open-target.ts";
import { agree, costOf, mustAgree } from "./page-network.ts";
import { connectExamples } from "./panel-examples.ts";
import { connectCopyLink, followAddress } from "./panel-link.ts";
import { connectResults, type Results } from "./panel-results.ts";
import { keepLanguage, showSnippets } from "./panel-snippets.ts";
import { reasonOf, send } from "./send.ts";
import { connectServers } from "./servers.ts";
import type { Subject } from "./snippets.ts";
import { verdictOf } from "./verdict.ts";

/** Labels of the button that submits the form. */
const SEND = "Send";
const START_AND_SEND = "Start and send";

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
      void this.#submit(form, button);
    });
    form.addEventListener("input", () =>
      this.dispatchEvent(new CustomEvent("call-values", { bubbles: true })),
    );
    this.addEventListener("call-values", () => {
      if (this.dataset.server !== "page") button.textContent = SEND;
      this.#follow(form);
    });
    connectExamples(form);
    connectCopyLink(form, (text) => this.#tell(text, false));
    followAddress(form, (refused) => {
      this.#follow(form);
      if (refused.length > 0)
        this.#tell(`The form does not accept these values of the link: ${refused.join("; ")}`, false);
    });
    // Without this script, the browser would send the form with the key in the page's address.
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

  /** Updates the programs with the values of the form. */
  #follow(form: HTMLFormElement): void {
    const fields = new Map(fieldsOf(form).map((field) => [field.name, field]));
    showSnippets(this, this.#subject(), valuesOf(form), (name) => fields.get(name));
  }

  /**
   * Sends the call. On a phone, the first press shows the cost of the network in the page, and the second one
   * sends.
   */
  async #submit(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    // A disabled button would lose the keyboard's focus.
    if (button.ariaDisabled === "true") return;
    if (this.dataset.server === "page" && mustAgree()) {
      if (button.textContent !== START_AND_SEND) return this.#showCost(button);
      agree();
      button.textContent = SEND;
    }
    await this.#send(form, button);
  }

  async #showCost(button: HTMLButtonElement): Promise<void> {
    try {
      this.#tell(await costOf(this.#subject().call.kind), true);
      button.textContent = START_AND_SEND;
    } catch {
      this.#tell("This site has no network to run in the page", false);
    }
  }

  async #send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    button.ariaDisabled = "true";
    this.#tell("Waiting …");
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

  /** Shows the command that starts a service, and labels the response below as recorded. */
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

/** True for errors of fetch without a response: it throws a TypeError. */
const isNoService = (error: unknown): boolean => error instanceof TypeError;

customElements.define("try-it", TryIt);
connectCopies(document);
followTarget();
