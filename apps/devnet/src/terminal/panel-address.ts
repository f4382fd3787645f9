/** Address of the development panel on the service's port. */

/** Prefix of the panel's paths. No path of the APIs begins with it. */
export const PANEL_PREFIX = "/control/";

/**
 * Header of every request to the panel. A browser sends it to another origin only after a preflight, which
 * the panel never permits. A server that fetches URLs for others (a webhook, an image) does not send it at
 * all.
 */
export const PANEL_HEADER = "x-primary-network-panel";
