/** Scrolls a panel until the response of a call is visible. */

/** Pixels that stay free above the button. */
const ABOVE = 12;

/** Scrolls the panel until the end of a response is in sight, at most until the button with which it was requested is at the top. */
export function bringInSight(panel: HTMLElement, button: HTMLElement, response: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const hidden = response.getBoundingClientRect().bottom - Math.min(bottom, window.innerHeight);
  const above = button.getBoundingClientRect().top - top - ABOVE;
  panel.scrollTop += Math.max(0, Math.min(hidden, above));
}
