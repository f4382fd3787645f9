/** Starts the service worker, which keeps what was read. */

let registered: Promise<void> | undefined;

/**
 * From now on the site's pages that were read open without a connection; this one too.
 *
 * @param base path of the site
 */
export function registerOffline(base: string): Promise<void> {
  registered ??= register(base.replace(/\/?$/, "/"));
  return registered;
}

async function register(root: string): Promise<void> {
  // Browsers have it on sites with TLS and on this machine only.
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(`${root}offline.js`, { scope: root });
  const { active } = await navigator.serviceWorker.ready;
  // The icon is of every page, and was loaded before.
  for (const url of [location.href, new URL(`${root}favicon.svg`, location.origin).href])
    active?.postMessage(url);
}
