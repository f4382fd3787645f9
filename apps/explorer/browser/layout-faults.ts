/**
 * Layout faults of the open page that a reader sees at once: parts beyond their place, on top of each other,
 * or on too many lines.
 */

/** Runs in the page. @returns each fault in words */
export function layoutFaults(): string[] {
  /** Pixels that rounding makes. */
  const ROUNDING = 1.5;
  const faults: string[] = [];
  const nameOf = (element: Element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
  /** The place of the contents of an element. An id or amount that is cut to its place takes no more than that. */
  const contents = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const cut = [element, ...element.querySelectorAll("*")]
      .filter((part) => part.matches(".id, .amount"))
      .map((part) => part.getBoundingClientRect().right);
    return { left, top, bottom, right: cut.length > 0 ? Math.min(right, Math.max(...cut)) : right };
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === "none" &&
    !element.closest(".unseen");

  const main = document.querySelector("main");
  if (main) {
    const edge = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight);
    for (const element of main.querySelectorAll("*"))
      if (
        isShown(element) &&
        !element.closest(".numbers, .tabs, svg, .uplot, option") &&
        element.getBoundingClientRect().right > edge + ROUNDING
      )
        faults.push(`${nameOf(element)} stands out of the view`);
  }

  for (const strip of document.querySelectorAll(".tabs, .views")) {
    const tops = [...strip.children].map((child) => child.getBoundingClientRect().top);
    if (Math.max(...tops) - Math.min(...tops) > ROUNDING) faults.push(`${nameOf(strip)} has several lines`);
    const chosen = strip.querySelector("[aria-current]")?.getBoundingClientRect();
    const { left, right } = strip.getBoundingClientRect();
    if (chosen && (chosen.left < left - ROUNDING || chosen.right > right + ROUNDING))
      faults.push(`what is chosen of ${nameOf(strip)} is out of sight`);
  }

  for (const picture of document.querySelectorAll("main svg")) {
    const { left, right } = picture.getBoundingClientRect();
    for (const text of picture.querySelectorAll("text")) {
      const at = text.getBoundingClientRect();
      if (at.left < left - ROUNDING || at.right > right + ROUNDING)
        faults.push(`${nameOf(text)} is cut by its picture`);
    }
  }

  for (const row of document.querySelectorAll(".table-row, .lines li, .facts > div, .plain-table tr")) {
    const parts = [...row.children].filter(isShown).map((part) => ({ part, at: contents(part) }));
    for (const [index, { part, at }] of parts.entries())
      for (const { part: other, at: beside } of parts.slice(index + 1)) {
        const across = Math.min(at.right, beside.right) - Math.max(at.left, beside.left);
        const down = Math.min(at.bottom, beside.bottom) - Math.max(at.top, beside.top);
        if (across > ROUNDING && down > ROUNDING + 3)
          faults.push(`${nameOf(part)} and ${nameOf(other)} stand on each other`);
      }
  }

  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("input")) {
    if (!pen || !isShown(field) || field.placeholder === "") continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const place = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(field.placeholder).width > place + ROUNDING)
      faults.push(`the placeholder "${field.placeholder}" is cut`);
  }
  return faults;
}

/** Elements beyond the right edge of a page that is wider than its window. Runs in the page. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth <= clientWidth
    ? []
    : [...document.querySelectorAll("main *")]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 60));
}
