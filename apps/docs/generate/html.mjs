/** Text in HTML. */

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML and in quoted attributes. */
export const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (character) => escapes[character]);
