/** Finds faults of a page at its present width. These functions run in the page. */

/** Faults of the code on a page, in words. */
export function codeFaults(): string[] {
  const faults: string[] = [];
  for (const block of document.querySelectorAll("pre")) {
    if (block.checkVisibility() && block.scrollWidth > block.clientWidth + 1)
      faults.push(`code is cut: ${block.textContent?.slice(0, 40)}`);
  }
  for (const button of document.querySelectorAll("button.copy, .expressive-code .copy button")) {
    if (!button.checkVisibility()) continue;
    const own = button.getBoundingClientRect();
    const box = button.closest("[data-copies], .expressive-code");
    for (const code of box?.querySelectorAll("code") ?? []) {
      if (!code.checkVisibility()) continue;
      const range = document.createRange();
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text);
        const isCovered = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > own.left + 1 && left < own.right - 1 && bottom > own.top + 1 && top < own.bottom - 1,
        );
        if (isCovered && (text.textContent ?? "").trim() !== "")
          faults.push(`a button stands on code: ${code.textContent?.slice(0, 40)}`);
      }
    }
  }
  return faults;
}

/** CSS pixels by which the page is wider than the screen. */
export const overflowOf = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
