/** Buttons that copy: a block of code, the address of a field, a link. */

/** Milliseconds for which a button says what it did. */
const SAID = 2000;

/** Copies a text and says so on the button; where the clipboard is not allowed, `instead` is done. */
export async function copyText(button: HTMLElement, text: string, instead?: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    instead?.();
    return;
  }
  const before = button.dataset.label ?? button.textContent ?? "";
  button.dataset.label = before;
  button.textContent = "Copied";
  setTimeout(() => {
    button.textContent = before;
  }, SAID);
}

/** Connects the copy buttons of a page. */
export function connectCopies(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("button.copy")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const box = button.closest("[data-copies]");
      const codes = [...(box?.querySelectorAll("code") ?? [])];
      // Copies the visible one of several.
      const code = codes.find((one) => one.checkVisibility?.() ?? true) ?? codes[0];
      if (code) void copyText(button, code.textContent, () => getSelection()?.selectAllChildren(code));
    });
  }
  for (const anchor of page.querySelectorAll<HTMLAnchorElement>("a.anchor")) {
    // The link is followed all the same: without a clipboard, the address is to be copied from there.
    anchor.addEventListener("click", () => void navigator.clipboard?.writeText(anchor.href).catch(() => {}));
  }
}
