/** The hosted service's operations that neither have a route here nor respond with 501 yet. The list may only shrink. */
export const notYet: readonly string[] = [];
