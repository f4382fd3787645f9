/** The button that copies the page as Markdown. */

class CopyMarkdown extends HTMLElement {
  connectedCallback(): void {
    this.querySelector("button")?.addEventListener("click", () => {
      void this.#copy();
    });
  }

  async #copy(): Promise<void> {
    const status = this.querySelector("[role=status]");
    const say = (text: string) => {
      if (status) status.textContent = text;
    };
    try {
      const response = await fetch(this.dataset.href ?? "");
      if (!response.ok) throw new Error(`status ${response.status}`);
      await navigator.clipboard.writeText(await response.text());
      say("Copied");
    } catch {
      say("Could not copy. Open it instead");
    }
  }
}

customElements.define("copy-markdown", CopyMarkdown);
