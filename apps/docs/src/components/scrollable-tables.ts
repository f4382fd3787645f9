/** Tables that are wider than the page: they scroll, and the keyboard reaches them. */

const watched = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
  }
});
for (const table of document.querySelectorAll(".sl-markdown-content table")) watched.observe(table);
